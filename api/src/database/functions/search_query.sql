-- Each piece is a list to be read, so only some are used: of a phrase those that span two words, which are the rarest, and the start of
-- its last word; of a word two, or four of a long one. A pair is all pieces that begin with it. One of several words is enough.
CREATE OR REPLACE FUNCTION search_query(words text[]) RETURNS tsquery
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT string_agg('(' || pieces || ')', ' | ')::tsquery FROM (
    SELECT string_agg(
      '''' || replace(replace(substr(word, start, 3), '\', '\\'), '''', '''''') || '''' ||
      CASE size WHEN 2 THEN ':*' ELSE '' END, ' & ') AS pieces
    FROM unnest(words) WITH ORDINALITY AS listed (given, place),
      LATERAL (SELECT folded(given), length(folded(given)), strpos(reverse(folded(given)), ' ')) AS searched (word, size, last_word),
      LATERAL generate_series(1, greatest(size - 2, 1)) AS start
    WHERE substr(word, start + 1, 1) COLLATE "pg_c_utf8" ~ '[^[:alnum:]]' OR CASE
      WHEN size <= 8 THEN start IN (1, size - 2)
      WHEN last_word > 0 THEN start = least(size - last_word, size - 4) + 2
      ELSE start % (size / CASE WHEN size > 16 THEN 4 ELSE 2 END) = 1 END
    GROUP BY place) AS queries);
