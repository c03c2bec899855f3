-- Single characters, and every three in a row; the last two as well, so that each pair begins a piece.
-- PL/pgSQL, because an inlined function has no cost.
CREATE OR REPLACE FUNCTION search_pieces(folded_text text) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
DECLARE
  characters text[] := string_to_array(chr(31) || folded_text || chr(31), NULL);
BEGIN
  RETURN array_to_tsvector(characters || ARRAY(
    SELECT one || two || coalesce(three, '')
    FROM unnest(characters, characters[2:], characters[3:]) AS piece (one, two, three) WHERE two IS NOT NULL));
END
$$;
