-- At the end of a transaction, an accepted invite has its place in the team, and a place its accepted invite.
CREATE OR REPLACE FUNCTION require_acceptance_and_place() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  given_invite uuid;
BEGIN
  given_invite := CASE WHEN TG_TABLE_NAME = 'invites' THEN (to_jsonb(NEW) ->> 'id')
    WHEN TG_OP = 'DELETE' THEN (to_jsonb(OLD) ->> 'invite_id') ELSE (to_jsonb(NEW) ->> 'invite_id') END;
  IF EXISTS (
    SELECT FROM (SELECT * FROM invites WHERE id = given_invite) i
    FULL JOIN (SELECT * FROM project_members WHERE invite_id = given_invite) m
      ON m.invite_id = i.id AND m.project_id = i.project_id AND m.user_id = i.receiver_id
    WHERE (i.status = 'accepted' AND i.place_ended_at IS NULL) IS DISTINCT FROM (m.id IS NOT NULL)
  ) THEN
    RAISE EXCEPTION 'an accepted invite and a place in the team belong together'
      USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME;
  END IF;
  RETURN NULL;
END
$$;
