-- For tables that are a log.
CREATE OR REPLACE FUNCTION refuse_edits() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what has happened is not edited' USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME;
END
$$;
