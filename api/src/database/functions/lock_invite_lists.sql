-- Makes missing lists and locks all of them, people first, in the order of lock-order.ts.
CREATE OR REPLACE FUNCTION lock_invite_lists(people uuid[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE id = ANY (people) ORDER BY id FOR KEY SHARE;
  INSERT INTO invite_lists (user_id) SELECT id FROM users WHERE id = ANY (people) ORDER BY id
  ON CONFLICT (user_id) DO UPDATE SET version = excluded.version, changed_in = excluded.changed_in WHERE false;
END
$$;
