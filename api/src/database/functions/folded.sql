-- A text for comparisons. The collation is named, so "É" finds "é" whatever locale the database was made with.
DO $$ BEGIN
  IF current_setting('server_version_num')::int < 170000 THEN
    -- Built in since PostgreSQL 17. The C library's does the same to what people write.
    CREATE COLLATION IF NOT EXISTS pg_c_utf8 (provider = libc, locale = 'C.UTF-8');
  END IF;
END $$;
CREATE OR REPLACE FUNCTION folded(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(value COLLATE "pg_c_utf8") COLLATE "default";
