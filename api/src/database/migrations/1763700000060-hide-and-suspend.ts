import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Ops hide people and projects and suspend people, each for a reason, and what they did is kept (ADR 21). */
export class HideAndSuspend1763700000060 implements MigrationInterface {
  name = 'HideAndSuspend1763700000060';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...COLUMNS, ...FUNCTIONS, ...TRIGGERS, EVENTS, ...REPORTS]) await runner.query(statement);
    await keepUnedited(runner, 'moderation_events');
  }

  /** Whoever was hidden is shown again: nothing from before has a word for it. */
  async down(runner: QueryRunner): Promise<void> {
    for (const statement of UNDONE) await runner.query(statement);
  }
}

const COLUMNS = [
  `ALTER TABLE users
     ADD COLUMN hidden_reason text CONSTRAINT users_hidden_for_a_reason CHECK (hidden_reason <> ''),
     ADD COLUMN suspended_reason text CONSTRAINT users_suspended_for_a_reason CHECK (suspended_reason <> ''),
     ADD COLUMN is_hidden boolean NOT NULL DEFAULT false`,
  `ALTER TABLE projects
     ADD COLUMN hidden_reason text CONSTRAINT projects_hidden_for_a_reason CHECK (hidden_reason <> ''),
     ADD COLUMN is_hidden boolean NOT NULL DEFAULT false`,
];

const USER_IS_HIDDEN = `
  CREATE FUNCTION tell_if_user_is_hidden() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.is_hidden := num_nonnulls(NEW.hidden_reason, NEW.suspended_reason) > 0;
    RETURN NEW;
  END $$`;

const PROJECT_IS_HIDDEN = `
  CREATE FUNCTION tell_if_project_is_hidden() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.is_hidden := NEW.hidden_reason IS NOT NULL
      OR coalesce((SELECT u.is_hidden FROM users u WHERE u.id = NEW.owner_id), false);
    RETURN NEW;
  END $$`;

// The projects withdraw what they have asked themselves.
const HIDE_WITH_USER = `
  CREATE FUNCTION hide_what_is_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE projects SET is_hidden = NEW.is_hidden WHERE owner_id = NEW.id;
    IF NEW.is_hidden THEN
      UPDATE invites SET status = 'withdrawn', answered_at = now() WHERE receiver_id = NEW.id AND status = 'pending';
      UPDATE interests SET status = 'withdrawn' WHERE user_id = NEW.id AND status IN ('shown', 'invited');
    END IF;
    RETURN NULL;
  END $$`;

// Processes remember who somebody is.
const TELL_PROCESSES = `
  CREATE FUNCTION tell_of_suspension() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('crewdeck_people', NEW.firebase_uid);
    RETURN NULL;
  END $$`;

const REFUSE_EDITS = `
  CREATE FUNCTION refuse_edits() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'what has happened is not edited' USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME;
  END $$`;

const FUNCTIONS = [USER_IS_HIDDEN, PROJECT_IS_HIDDEN, HIDE_WITH_USER, TELL_PROCESSES, REFUSE_EDITS];

const TURNS_HIDDEN = 'FOR EACH ROW WHEN (NEW.is_hidden AND NOT OLD.is_hidden) EXECUTE FUNCTION';

const TRIGGERS = [
  `CREATE TRIGGER users_tell_if_hidden BEFORE UPDATE OF hidden_reason, suspended_reason ON users
   FOR EACH ROW EXECUTE FUNCTION tell_if_user_is_hidden()`,
  `CREATE TRIGGER users_hide_what_is_theirs AFTER UPDATE ON users
   FOR EACH ROW WHEN (OLD.is_hidden <> NEW.is_hidden) EXECUTE FUNCTION hide_what_is_of_user()`,
  `CREATE TRIGGER users_tell_of_suspension AFTER UPDATE OF suspended_reason ON users
   FOR EACH ROW WHEN (OLD.suspended_reason IS DISTINCT FROM NEW.suspended_reason) EXECUTE FUNCTION tell_of_suspension()`,
  `CREATE TRIGGER projects_tell_if_hidden BEFORE INSERT OR UPDATE OF owner_id, hidden_reason, is_hidden ON projects
   FOR EACH ROW EXECUTE FUNCTION tell_if_project_is_hidden()`,
  `CREATE TRIGGER projects_withdraw_invites_when_hidden AFTER UPDATE ON projects
   ${TURNS_HIDDEN} withdraw_invites_of_former_owner()`,
  `CREATE TRIGGER projects_close_interests_when_hidden AFTER UPDATE ON projects
   ${TURNS_HIDDEN} close_interests_of_project()`,
];

const EVENTS = `
  CREATE TABLE moderation_events (
    id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT moderation_events_pk PRIMARY KEY,
    subject_kind text NOT NULL,
    subject_id uuid NOT NULL,
    action text NOT NULL,
    actor text NOT NULL,
    reason text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT moderation_events_kind_known CHECK (subject_kind IN ('person', 'project')),
    CONSTRAINT moderation_events_action_known CHECK (action IN ('dismiss', 'hide', 'show', 'suspend', 'reinstate')),
    CONSTRAINT moderation_events_for_a_reason CHECK (reason <> '')
  )`;

const KINDS = (kinds: string) => `
  ALTER TABLE abuse_reports DROP CONSTRAINT abuse_reports_kind_known,
    ADD CONSTRAINT abuse_reports_kind_known CHECK (subject_kind IN (${kinds}))`;

/** A report of an invite is about whoever sent it, and keeps what was written. */
const REPORTS = [
  'CREATE INDEX moderation_events_of_subject ON moderation_events (subject_id, created_at DESC, id DESC)',
  KINDS(`'person', 'project', 'invite'`),
  `ALTER TABLE abuse_reports ADD COLUMN about_id uuid, ADD COLUMN quote text NOT NULL DEFAULT ''
     CONSTRAINT abuse_reports_quote_size CHECK (char_length(quote) <= 300)`,
  'CREATE INDEX abuse_reports_about ON abuse_reports ((coalesce(about_id, subject_id)), created_at DESC)',
  'CREATE INDEX abuse_reports_open ON abuse_reports (created_at) WHERE closed_at IS NULL',
];

async function keepUnedited(runner: QueryRunner, table: string): Promise<void> {
  await runner.query(`
    CREATE TRIGGER ${table}_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ${table}
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_edits()`);
}

const UNDONE = [
  'DROP TABLE moderation_events',
  `DELETE FROM abuse_reports WHERE subject_kind = 'invite'`,
  'DROP INDEX abuse_reports_about, abuse_reports_open',
  'ALTER TABLE abuse_reports DROP COLUMN about_id, DROP COLUMN quote',
  KINDS(`'person', 'project'`),
  'DROP TRIGGER projects_close_interests_when_hidden ON projects',
  'DROP TRIGGER projects_withdraw_invites_when_hidden ON projects',
  'DROP TRIGGER projects_tell_if_hidden ON projects',
  'DROP TRIGGER users_tell_of_suspension ON users',
  'DROP TRIGGER users_hide_what_is_theirs ON users',
  'DROP TRIGGER users_tell_if_hidden ON users',
  ...[
    'tell_if_user_is_hidden',
    'tell_if_project_is_hidden',
    'hide_what_is_of_user',
    'tell_of_suspension',
    'refuse_edits',
  ].map((name) => `DROP FUNCTION ${name}`),
  'ALTER TABLE projects DROP COLUMN hidden_reason, DROP COLUMN is_hidden',
  'ALTER TABLE users DROP COLUMN hidden_reason, DROP COLUMN suspended_reason, DROP COLUMN is_hidden',
];
