import type { MigrationInterface, QueryRunner } from 'typeorm';

export class VersionInviteLists1763700000010 implements MigrationInterface {
  name = 'VersionInviteLists1763700000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE);
    await runner.query(RENEW);
    await runner.query(AFTER_NEW_INVITES);
    await runner.query(AFTER_OTHER_INVITES);
    await runner.query(AFTER_PROJECT);
    await runner.query(AFTER_USER);
    for (const trigger of TRIGGERS) await runner.query(trigger);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER users_renew_invite_lists ON users');
    await runner.query('DROP TRIGGER projects_renew_invite_lists ON projects');
    await runner.query('DROP TRIGGER invites_renew_lists_when_deleted ON invites');
    await runner.query('DROP TRIGGER invites_renew_lists_when_updated ON invites');
    await runner.query('DROP TRIGGER invites_renew_lists_when_inserted ON invites');
    await runner.query('DROP FUNCTION renew_invite_lists_of_user');
    await runner.query('DROP FUNCTION renew_invite_lists_of_project');
    await runner.query('DROP FUNCTION renew_lists_of_invites');
    await runner.query('DROP FUNCTION renew_lists_of_new_invites');
    await runner.query('DROP FUNCTION renew_invite_lists');
    await runner.query('DROP TABLE invite_lists');
  }
}

// A random version, not a number that counts: a restored backup would count the same numbers again.
const TABLE = `
  CREATE TABLE invite_lists (
    user_id uuid NOT NULL CONSTRAINT invite_lists_pk PRIMARY KEY
      CONSTRAINT invite_lists_user_fk REFERENCES users (id) ON DELETE CASCADE,
    version uuid NOT NULL DEFAULT gen_random_uuid()
  )`;

// In order, so that two that renew the same lists never wait for each other. People who are being deleted are passed over.
const RENEW = `
  CREATE FUNCTION renew_invite_lists(people uuid[]) RETURNS void LANGUAGE sql AS $$
    INSERT INTO invite_lists (user_id) SELECT id FROM users WHERE id = ANY (people) ORDER BY id
    ON CONFLICT (user_id) DO UPDATE SET version = excluded.version
  $$`;

const PEOPLE_OF_CHANGED = 'ARRAY(SELECT sender_id FROM changed UNION SELECT receiver_id FROM changed)';

// A rename that does not see the new invites has ended when the row can be shared; one that comes later sees them.
const AFTER_NEW_INVITES = `
  CREATE FUNCTION renew_lists_of_new_invites() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    people uuid[] := ${PEOPLE_OF_CHANGED};
  BEGIN
    PERFORM FROM users WHERE id = ANY (people) ORDER BY id FOR SHARE;
    PERFORM renew_invite_lists(people);
    RETURN NULL;
  END $$`;

const AFTER_OTHER_INVITES = `
  CREATE FUNCTION renew_lists_of_invites() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM renew_invite_lists(${PEOPLE_OF_CHANGED});
    RETURN NULL;
  END $$`;

const AFTER_PROJECT = `
  CREATE FUNCTION renew_invite_lists_of_project() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM renew_invite_lists(ARRAY(
      SELECT sender_id FROM invites WHERE project_id = NEW.id
      UNION SELECT receiver_id FROM invites WHERE project_id = NEW.id));
    RETURN NULL;
  END $$`;

const AFTER_USER = `
  CREATE FUNCTION renew_invite_lists_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM renew_invite_lists(ARRAY(
      SELECT NEW.id UNION SELECT receiver_id FROM invites WHERE sender_id = NEW.id
      UNION SELECT sender_id FROM invites WHERE receiver_id = NEW.id));
    RETURN NULL;
  END $$`;

// An invite never moves to other people, so its new row names everybody whose lists show it.
const TRIGGERS = [
  `CREATE TRIGGER invites_renew_lists_when_inserted AFTER INSERT ON invites REFERENCING NEW TABLE AS changed
   FOR EACH STATEMENT EXECUTE FUNCTION renew_lists_of_new_invites()`,
  `CREATE TRIGGER invites_renew_lists_when_updated AFTER UPDATE ON invites REFERENCING NEW TABLE AS changed
   FOR EACH STATEMENT EXECUTE FUNCTION renew_lists_of_invites()`,
  `CREATE TRIGGER invites_renew_lists_when_deleted AFTER DELETE ON invites REFERENCING OLD TABLE AS changed
   FOR EACH STATEMENT EXECUTE FUNCTION renew_lists_of_invites()`,
  `CREATE TRIGGER projects_renew_invite_lists AFTER UPDATE OF title ON projects
   FOR EACH ROW WHEN (OLD.title IS DISTINCT FROM NEW.title) EXECUTE FUNCTION renew_invite_lists_of_project()`,
  `CREATE TRIGGER users_renew_invite_lists AFTER UPDATE OF name, email ON users
   FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name OR OLD.email IS DISTINCT FROM NEW.email)
   EXECUTE FUNCTION renew_invite_lists_of_user()`,
];
