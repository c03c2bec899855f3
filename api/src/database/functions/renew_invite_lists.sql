-- Gives the lists of these people a new version. Locks in order, so two that renew the same lists never deadlock.
CREATE OR REPLACE FUNCTION renew_invite_lists(people uuid[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE id = ANY (people) ORDER BY id FOR KEY SHARE;
  INSERT INTO invite_lists (user_id) SELECT id FROM users WHERE id = ANY (people) ORDER BY id
  ON CONFLICT (user_id) DO UPDATE SET version = excluded.version, changed_in = excluded.changed_in;
END
$$;
