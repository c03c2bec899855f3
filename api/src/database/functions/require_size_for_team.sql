-- A team is never larger than its size. Without members any size will do.
CREATE OR REPLACE FUNCTION require_size_for_team() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE members integer := (SELECT count(*) FROM project_members WHERE project_id = NEW.id);
BEGIN
  IF members > 0 AND members + 1 > NEW.max_team_size THEN
    RAISE EXCEPTION 'the team is larger' USING ERRCODE = 'check_violation', CONSTRAINT = 'projects_seat_their_team';
  END IF;
  RETURN NEW;
END
$$;
