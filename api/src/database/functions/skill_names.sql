-- The names of skills, separated by U+001F, which no text of a person holds.
CREATE OR REPLACE FUNCTION skill_names(skills jsonb) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT coalesce(string_agg(entry ->> 'name', chr(31)), '') FROM jsonb_array_elements(skills) AS entry);
