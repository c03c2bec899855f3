import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invites, and the members and interests that come of them; a person's invite lists have a version. */
export class CreateTeams1763700000003 implements MigrationInterface {
  name = 'CreateTeams1763700000003';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...TABLES, ...INDEXES, ...FUNCTIONS, ...TRIGGERS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE interests, project_members, invites, invite_lists');
    await runner.query('DROP TRIGGER projects_renew_invite_lists ON projects');
    await runner.query('DROP TRIGGER users_renew_invite_lists ON users');
    await runner.query('DROP TRIGGER projects_seat_their_team ON projects');
    for (const name of NAMES) await runner.query(`DROP FUNCTION ${name}`);
  }
}

const INVITES = `
  CREATE TABLE invites (
    id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT invites_pk PRIMARY KEY,
    project_id uuid NOT NULL CONSTRAINT invites_project_fk REFERENCES projects (id) ON DELETE CASCADE,
    sender_id uuid NOT NULL CONSTRAINT invites_sender_fk REFERENCES users (id) ON DELETE CASCADE,
    receiver_id uuid NOT NULL CONSTRAINT invites_receiver_fk REFERENCES users (id) ON DELETE CASCADE,
    role text NOT NULL,
    status text NOT NULL DEFAULT 'pending',
    created_at timestamptz NOT NULL DEFAULT now(),
    answered_at timestamptz,
    CONSTRAINT invites_role_size CHECK (char_length(role) BETWEEN 1 AND 60),
    CONSTRAINT invites_status_known CHECK (status IN ('pending', 'accepted', 'declined')),
    CONSTRAINT invites_answered CHECK ((status = 'pending') = (answered_at IS NULL)),
    CONSTRAINT invites_to_another_person CHECK (sender_id <> receiver_id)
  )`;

const MEMBERS = `
  CREATE TABLE project_members (
    id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT project_members_pk PRIMARY KEY,
    project_id uuid NOT NULL CONSTRAINT project_members_project_fk REFERENCES projects (id) ON DELETE CASCADE,
    user_id uuid NOT NULL CONSTRAINT project_members_user_fk REFERENCES users (id) ON DELETE CASCADE,
    role text NOT NULL,
    invite_id uuid CONSTRAINT project_members_invite_fk REFERENCES invites (id) ON DELETE SET NULL,
    joined_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT project_members_once UNIQUE (project_id, user_id),
    CONSTRAINT project_members_role_size CHECK (char_length(role) BETWEEN 1 AND 60)
  )`;

const INTERESTS = `
  CREATE TABLE interests (
    id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT interests_pk PRIMARY KEY,
    user_id uuid NOT NULL CONSTRAINT interests_user_fk REFERENCES users (id) ON DELETE CASCADE,
    project_id uuid NOT NULL CONSTRAINT interests_project_fk REFERENCES projects (id) ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT interests_once UNIQUE (user_id, project_id)
  )`;

// A random version, not a number that counts: a restored backup would count the same numbers again.
const INVITE_LISTS = `
  CREATE TABLE invite_lists (
    user_id uuid NOT NULL CONSTRAINT invite_lists_pk PRIMARY KEY
      CONSTRAINT invite_lists_user_fk REFERENCES users (id) ON DELETE CASCADE,
    version uuid NOT NULL DEFAULT gen_random_uuid()
  )`;

const TABLES = [INVITES, MEMBERS, INTERESTS, INVITE_LISTS];

// A person's open invites are counted before each new one: without their own index, at the price of all they ever sent.
const INDEXES = [
  `CREATE UNIQUE INDEX invites_one_live ON invites (project_id, receiver_id) WHERE status IN ('pending', 'accepted')`,
  'CREATE INDEX invites_received ON invites (receiver_id, created_at DESC, id DESC)',
  'CREATE INDEX invites_sent ON invites (sender_id, created_at DESC, id DESC)',
  'CREATE INDEX invites_of_project ON invites (project_id, created_at DESC, id DESC)',
  `CREATE INDEX invites_outstanding ON invites (sender_id) WHERE status = 'pending'`,
  'CREATE INDEX project_members_of_user ON project_members (user_id, joined_at DESC, id DESC)',
  'CREATE INDEX project_members_by_invite ON project_members (invite_id)',
  'CREATE INDEX interests_of_project ON interests (project_id)',
];

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

// Whoever joins has locked the project; whoever forgot waits for those who did not.
const SEAT_FOR_MEMBER = `
  CREATE FUNCTION require_seat_for_member() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE size integer;
  BEGIN
    SELECT max_team_size INTO size FROM projects WHERE id = NEW.project_id FOR UPDATE;
    IF (SELECT count(*) + 2 FROM project_members WHERE project_id = NEW.project_id) > size THEN
      RAISE EXCEPTION 'the team is full' USING ERRCODE = 'check_violation', CONSTRAINT = 'project_members_need_a_seat';
    END IF;
    RETURN NEW;
  END $$`;

const SIZE_FOR_TEAM = `
  CREATE FUNCTION require_size_for_team() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE members integer := (SELECT count(*) FROM project_members WHERE project_id = NEW.id);
  BEGIN
    IF members > 0 AND members + 1 > NEW.max_team_size THEN
      RAISE EXCEPTION 'the team is larger' USING ERRCODE = 'check_violation', CONSTRAINT = 'projects_seat_their_team';
    END IF;
    RETURN NEW;
  END $$`;

// Looked at when the transaction ends: until then the one is always written before the other.
const ACCEPTANCE_AND_PLACE = `
  CREATE FUNCTION require_acceptance_and_place() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE given_invite uuid;
  BEGIN
    given_invite := CASE WHEN TG_TABLE_NAME = 'invites' THEN (to_jsonb(NEW) ->> 'id')
      WHEN TG_OP = 'DELETE' THEN (to_jsonb(OLD) ->> 'invite_id') ELSE (to_jsonb(NEW) ->> 'invite_id') END;
    IF EXISTS (
      SELECT FROM (SELECT * FROM invites WHERE id = given_invite) i
      FULL JOIN (SELECT * FROM project_members WHERE invite_id = given_invite) m
        ON m.invite_id = i.id AND m.project_id = i.project_id AND m.user_id = i.receiver_id
      WHERE (i.status = 'accepted') IS DISTINCT FROM (m.id IS NOT NULL)
    ) THEN
      RAISE EXCEPTION 'an accepted invite and a place in the team belong together'
        USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME;
    END IF;
    RETURN NULL;
  END $$`;

const FUNCTIONS = [
  RENEW,
  AFTER_NEW_INVITES,
  AFTER_OTHER_INVITES,
  AFTER_PROJECT,
  AFTER_USER,
  SEAT_FOR_MEMBER,
  SIZE_FOR_TEAM,
  ACCEPTANCE_AND_PLACE,
];

const NAMES = [
  'require_acceptance_and_place',
  'require_size_for_team',
  'require_seat_for_member',
  'renew_invite_lists_of_user',
  'renew_invite_lists_of_project',
  'renew_lists_of_invites',
  'renew_lists_of_new_invites',
  'renew_invite_lists',
];

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
  `CREATE TRIGGER project_members_need_a_seat BEFORE INSERT OR UPDATE OF project_id ON project_members
   FOR EACH ROW EXECUTE FUNCTION require_seat_for_member()`,
  `CREATE TRIGGER projects_seat_their_team BEFORE UPDATE OF max_team_size ON projects
   FOR EACH ROW WHEN (NEW.max_team_size < OLD.max_team_size) EXECUTE FUNCTION require_size_for_team()`,
  `CREATE CONSTRAINT TRIGGER invites_accepted_with_a_place AFTER INSERT OR UPDATE ON invites
   DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.status = 'accepted')
   EXECUTE FUNCTION require_acceptance_and_place()`,
  `CREATE CONSTRAINT TRIGGER project_members_come_from_an_invite AFTER INSERT OR UPDATE OR DELETE ON project_members
   DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_acceptance_and_place()`,
];
