-- What a search looks through: the folded text, and once more each entry that has accents, without them, as `unaccented` of the
-- contract takes them from what is searched for. U+001F separates entries.
CREATE OR REPLACE FUNCTION searchable(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT concat_ws(chr(31), folded(value), string_agg(plain, chr(31)))
  FROM unnest(string_to_array(folded(value), chr(31))) AS entry,
    translate(normalize(regexp_replace(normalize(entry, NFD), '(.)[\u0300-\u036F]+', '\1', 'g'), NFC), 'łøđı', 'lodi') AS plain
  -- The first part spares most texts the rest, which takes much longer.
  WHERE octet_length(entry) > length(entry) AND plain <> entry);
