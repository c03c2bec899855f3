-- The owner has a seat, and each member. The lock on the project orders those who join at once.
CREATE OR REPLACE FUNCTION require_seat_for_member() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE size integer;
BEGIN
  SELECT max_team_size INTO size FROM projects WHERE id = NEW.project_id FOR UPDATE;
  IF (SELECT count(*) + 2 FROM project_members WHERE project_id = NEW.project_id) > size THEN
    RAISE EXCEPTION 'the team is full' USING ERRCODE = 'check_violation', CONSTRAINT = 'project_members_need_a_seat';
  END IF;
  RETURN NEW;
END
$$;
