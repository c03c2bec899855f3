import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each change that concerns somebody else writes them a row, in its own transaction (ADR 20). */
export class TellPeopleWhatHappens1763700000050 implements MigrationInterface {
  name = 'TellPeopleWhatHappens1763700000050';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...TABLE, ...TOLD_ONCE, ...FUNCTIONS, ...TRIGGERS, ...FROM_PARTINGS]) {
      await runner.query(statement);
    }
  }

  /** Only what partings know is kept. */
  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [...TO_PARTINGS, ...UNDONE]) await runner.query(statement);
  }
}

const KINDS = [
  ...['invite_accepted', 'invite_declined', 'invite_withdrawn', 'sent_invite_expired', 'received_invite_expired'],
  ...['invite_expires_soon', 'interest_shown', 'interest_not_now', 'interest_closed', 'joined', 'left', 'removed'],
  ...['handover_offered', 'handover_accepted', 'handover_declined', 'owner_changed', 'project_archived'],
  ...['project_deleted', 'deadline_near'],
]
  .map((kind) => `'${kind}'`)
  .join(', ');

const TABLE = [
  `CREATE TABLE activities (
     id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT activities_pk PRIMARY KEY,
     user_id uuid NOT NULL CONSTRAINT activities_user_fk REFERENCES users (id) ON DELETE CASCADE,
     kind text NOT NULL CONSTRAINT activities_kind_known CHECK (kind IN (${KINDS})),
     project_id uuid CONSTRAINT activities_project_fk REFERENCES projects (id) ON DELETE SET NULL,
     title text NOT NULL,
     person_id uuid CONSTRAINT activities_person_fk REFERENCES users (id) ON DELETE SET NULL,
     words text NOT NULL DEFAULT '' CONSTRAINT activities_words_size CHECK (char_length(words) <= 300),
     created_at timestamptz NOT NULL DEFAULT now(),
     read_at timestamptz
   )`,
  'CREATE INDEX activities_of_user ON activities (user_id, created_at DESC, id DESC)',
  'CREATE INDEX activities_unread ON activities (user_id) WHERE read_at IS NULL',
  'CREATE INDEX activities_of_project ON activities (project_id)',
  'CREATE INDEX activities_about_person ON activities (person_id)',
  'CREATE INDEX activities_by_age ON activities (created_at)',
];

// What time brings about is written down where it is told, so that it is told once.
const TOLD_ONCE = [
  'ALTER TABLE invites ADD COLUMN reminded_at timestamptz',
  `CREATE INDEX invites_to_remind_of ON invites (created_at) WHERE status = 'pending' AND reminded_at IS NULL`,
  'ALTER TABLE projects ADD COLUMN deadline_told date',
  `CREATE INDEX projects_deadline_to_tell ON projects (deadline)
   WHERE deadline IS DISTINCT FROM deadline_told AND status NOT IN ('Archived', 'Completed')`,
];

// Whoever locks a project says who they are (ProjectsRepository). Between transactions the setting is an empty text.
const ACTOR = `
  CREATE FUNCTION acting_person() RETURNS uuid LANGUAGE sql STABLE
  RETURN nullif(current_setting('crewdeck.actor', true), '')::uuid`;

// Nobody is told what they did themselves. People who are being deleted are passed over.
const TELL = `
  CREATE FUNCTION tell(people uuid[], what text, project uuid, its_title text, about uuid, said text DEFAULT '')
  RETURNS void LANGUAGE sql AS $$
    INSERT INTO activities (user_id, kind, project_id, title, person_id, words)
    SELECT id, what, project, its_title, about, said FROM users
    WHERE id = ANY (people) AND id IS DISTINCT FROM about AND id IS DISTINCT FROM acting_person() ORDER BY id
  $$`;

const MEMBERS = `
  CREATE FUNCTION members_of(project uuid) RETURNS uuid[] LANGUAGE sql STABLE
  RETURN ARRAY(SELECT user_id FROM project_members WHERE project_id = project)`;

const AFTER_INVITE = `
  CREATE FUNCTION tell_of_invite() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    title text := (SELECT p.title FROM projects p WHERE p.id = NEW.project_id);
  BEGIN
    IF NEW.reminded_at IS DISTINCT FROM OLD.reminded_at THEN
      PERFORM tell(ARRAY[NEW.receiver_id], 'invite_expires_soon', NEW.project_id, title, NEW.sender_id);
    ELSIF NEW.status = OLD.status THEN
      RETURN NULL;
    ELSIF NEW.status = 'pending' THEN
      -- A decline is taken back, and with it what its transaction has told.
      DELETE FROM activities WHERE user_id = NEW.sender_id AND kind = 'invite_declined'
        AND project_id = NEW.project_id AND person_id = NEW.receiver_id AND created_at = OLD.answered_at;
    ELSIF NEW.status = 'accepted' THEN
      PERFORM tell(ARRAY[NEW.sender_id], 'invite_accepted', NEW.project_id, title, NEW.receiver_id);
      PERFORM tell(members_of(NEW.project_id), 'joined', NEW.project_id, title, NEW.receiver_id);
    ELSIF NEW.status = 'declined' THEN
      PERFORM tell(ARRAY[NEW.sender_id], 'invite_declined', NEW.project_id, title, NEW.receiver_id);
    ELSIF NEW.status = 'withdrawn' THEN
      PERFORM tell(ARRAY[NEW.receiver_id], 'invite_withdrawn', NEW.project_id, title, NEW.sender_id);
    ELSE
      PERFORM tell(ARRAY[NEW.sender_id], 'sent_invite_expired', NEW.project_id, title, NEW.receiver_id);
      PERFORM tell(ARRAY[NEW.receiver_id], 'received_invite_expired', NEW.project_id, title, NEW.sender_id);
    END IF;
    RETURN NULL;
  END $$`;

// What closes because its person joins is their own doing; of the end of an invite they are told as that.
const AFTER_INTEREST = `
  CREATE FUNCTION tell_of_interest() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    project projects := (SELECT p FROM projects p WHERE p.id = NEW.project_id);
  BEGIN
    IF NEW.status IS NOT DISTINCT FROM OLD.status THEN
      RETURN NULL;
    ELSIF NEW.status = 'shown' THEN
      PERFORM tell(ARRAY[project.owner_id], 'interest_shown', project.id, project.title, NEW.user_id, NEW.words);
    ELSIF NEW.status = 'withdrawn' THEN
      DELETE FROM activities WHERE kind = 'interest_shown' AND project_id = NEW.project_id AND person_id = NEW.user_id;
    ELSIF NEW.status = 'not_now' THEN
      PERFORM tell(ARRAY[NEW.user_id], 'interest_not_now', project.id, project.title, NULL);
    ELSIF NEW.status = 'closed' AND OLD.status = 'shown' AND NEW.user_id <> ALL (members_of(project.id)) THEN
      PERFORM tell(ARRAY[NEW.user_id], 'interest_closed', project.id, project.title, NULL);
    END IF;
    RETURN NULL;
  END $$`;

// A place that ends with its project, or because its holder owns it now, is no leaving.
const AFTER_PLACE = `
  CREATE FUNCTION tell_of_ended_place() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    project projects := (SELECT p FROM projects p WHERE p.id = OLD.project_id);
  BEGIN
    IF project.id IS NULL OR project.owner_id = OLD.user_id THEN
      RETURN NULL;
    END IF;
    PERFORM tell(members_of(project.id) || project.owner_id, 'left', project.id, project.title,
      (SELECT id FROM users WHERE id = OLD.user_id));
    RETURN NULL;
  END $$`;

// An offer that is taken back leaves nothing to answer.
const AFTER_PROJECT = `
  CREATE FUNCTION tell_of_project() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    members uuid[] := members_of(NEW.id);
  BEGIN
    IF NEW.owner_id <> OLD.owner_id THEN
      PERFORM tell(ARRAY[OLD.owner_id], 'handover_accepted', NEW.id, NEW.title, NEW.owner_id);
      PERFORM tell(members, 'owner_changed', NEW.id, NEW.title, NEW.owner_id);
    ELSIF NEW.handover_to IS DISTINCT FROM OLD.handover_to THEN
      IF OLD.handover_to = acting_person() AND OLD.handover_to = ANY (members) THEN
        PERFORM tell(ARRAY[NEW.owner_id], 'handover_declined', NEW.id, NEW.title, OLD.handover_to);
      ELSE
        DELETE FROM activities
        WHERE user_id = OLD.handover_to AND kind = 'handover_offered' AND project_id = NEW.id;
      END IF;
      PERFORM tell(ARRAY[NEW.handover_to], 'handover_offered', NEW.id, NEW.title, NEW.owner_id);
    END IF;
    IF NEW.status = 'Archived' AND OLD.status <> 'Archived' THEN
      PERFORM tell(members || ARRAY(SELECT receiver_id FROM invites WHERE project_id = NEW.id AND status = 'pending'),
        'project_archived', NEW.id, NEW.title, NULL);
    END IF;
    IF NEW.deadline_told IS DISTINCT FROM OLD.deadline_told THEN
      PERFORM tell(members || NEW.owner_id, 'deadline_near', NEW.id, NEW.title, NULL);
    END IF;
    RETURN NULL;
  END $$`;

const deleted = (told: string) => `
  CREATE OR REPLACE FUNCTION tell_of_deleted_project() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    ${told}
    RETURN OLD;
  END $$`;

const CONCERNED = `
  SELECT user_id AS person FROM project_members WHERE project_id = OLD.id
  UNION SELECT receiver_id FROM invites WHERE project_id = OLD.id AND status = 'pending'
  UNION SELECT user_id FROM interests WHERE project_id = OLD.id AND status = 'shown'`;

const FUNCTIONS = [
  ACTOR,
  TELL,
  MEMBERS,
  AFTER_INVITE,
  AFTER_INTEREST,
  AFTER_PLACE,
  AFTER_PROJECT,
  deleted(`PERFORM tell(ARRAY(${CONCERNED}), 'project_deleted', NULL, OLD.title, NULL);`),
];

const TRIGGERS = [
  `CREATE TRIGGER invites_tell AFTER UPDATE OF status, reminded_at ON invites
   FOR EACH ROW EXECUTE FUNCTION tell_of_invite()`,
  `CREATE TRIGGER interests_tell AFTER INSERT OR UPDATE OF status ON interests
   FOR EACH ROW EXECUTE FUNCTION tell_of_interest()`,
  `CREATE TRIGGER project_members_tell AFTER DELETE ON project_members
   FOR EACH ROW EXECUTE FUNCTION tell_of_ended_place()`,
  `CREATE TRIGGER projects_tell AFTER UPDATE OF status, owner_id, handover_to, deadline_told ON projects
   FOR EACH ROW EXECUTE FUNCTION tell_of_project()`,
];

const FROM_PARTINGS = [
  `INSERT INTO activities (user_id, kind, title, words, created_at)
   SELECT user_id, kind, title, words, created_at FROM partings`,
  'DROP TABLE partings',
];

const TO_PARTINGS = [
  `CREATE TABLE partings (
     id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT partings_pk PRIMARY KEY,
     user_id uuid NOT NULL CONSTRAINT partings_user_fk REFERENCES users (id) ON DELETE CASCADE,
     title text NOT NULL,
     kind text NOT NULL CONSTRAINT partings_kind_known CHECK (kind IN ('removed', 'project_deleted')),
     words text NOT NULL DEFAULT '' CONSTRAINT partings_words_size CHECK (char_length(words) <= 300),
     created_at timestamptz NOT NULL DEFAULT now()
   )`,
  'CREATE INDEX partings_of_user ON partings (user_id, created_at DESC, id DESC)',
  'CREATE INDEX partings_by_age ON partings (created_at)',
  `INSERT INTO partings (user_id, kind, title, words, created_at)
   SELECT user_id, kind, title, words, created_at FROM activities WHERE kind IN ('removed', 'project_deleted')`,
  deleted(
    `INSERT INTO partings (user_id, title, kind) SELECT person, OLD.title, 'project_deleted' FROM (${CONCERNED}) AS concerned;`,
  ),
];

const UNDONE = [
  'DROP TRIGGER invites_tell ON invites',
  'DROP TRIGGER interests_tell ON interests',
  'DROP TRIGGER project_members_tell ON project_members',
  'DROP TRIGGER projects_tell ON projects',
  ...['tell_of_invite', 'tell_of_interest', 'tell_of_ended_place', 'tell_of_project', 'members_of', 'tell'].map(drop),
  drop('acting_person'),
  'DROP TABLE activities',
  'ALTER TABLE invites DROP COLUMN reminded_at',
  'ALTER TABLE projects DROP COLUMN deadline_told',
];

function drop(name: string): string {
  return `DROP FUNCTION ${name}`;
}
