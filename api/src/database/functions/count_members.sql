-- Keeps projects.member_count. Two statements: the second needs a fresh snapshot after the lock.
CREATE OR REPLACE FUNCTION count_members() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM projects WHERE id IN (OLD.project_id, NEW.project_id) ORDER BY id FOR UPDATE;
  UPDATE projects p SET member_count = (SELECT count(*) FROM project_members m WHERE m.project_id = p.id)
  WHERE p.id IN (OLD.project_id, NEW.project_id);
  RETURN NULL;
END
$$;
