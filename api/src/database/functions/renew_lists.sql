-- Renews the lists that show what has changed.
-- A rename that does not see new invites has ended when the people can be shared; a later one sees them.
CREATE OR REPLACE FUNCTION renew_lists() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  people uuid[];
BEGIN
  CASE TG_TABLE_NAME
    WHEN 'invites' THEN people := ARRAY(SELECT sender_id FROM changed UNION SELECT receiver_id FROM changed);
    WHEN 'projects' THEN people := ARRAY(
      SELECT unnest(ARRAY[i.sender_id, i.receiver_id]) FROM invites i WHERE i.project_id = NEW.id);
    WHEN 'users' THEN people := ARRAY(
      SELECT NEW.id UNION SELECT unnest(ARRAY[i.sender_id, i.receiver_id]) FROM invites i
      WHERE i.sender_id = NEW.id OR i.receiver_id = NEW.id);
    WHEN 'blocks' THEN people := ARRAY[OLD.blocker_id, OLD.blocked_id, NEW.blocker_id, NEW.blocked_id];
    WHEN 'project_members' THEN people := ARRAY[OLD.user_id];
  END CASE;
  IF TG_TABLE_NAME = 'invites' AND TG_OP = 'INSERT' THEN
    PERFORM FROM users WHERE id = ANY (people) ORDER BY id FOR SHARE;
  END IF;
  PERFORM renew_invite_lists(people);
  RETURN NULL;
END
$$;
