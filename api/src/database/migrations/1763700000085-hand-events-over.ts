import PgBoss from 'pg-boss';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each event is handed over to a queue once, which tells of it by mail and push (ADR 23). */
export class HandEventsOver1763700000085 implements MigrationInterface {
  name = 'HandEventsOver1763700000085';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...HANDED_OVER, ...INVITES, REFUSALS, ...BOUNCES, ...QUEUE]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of UNDONE) await runner.query(statement);
  }
}

// What has happened before is told nobody now.
const HANDED_OVER = [
  'ALTER TABLE activities ADD COLUMN handed_over_at timestamptz DEFAULT now()',
  'ALTER TABLE activities ALTER COLUMN handed_over_at DROP DEFAULT',
  'CREATE INDEX activities_to_hand_over ON activities (created_at) WHERE handed_over_at IS NULL',
];

const LISTED = [
  ...['invite_accepted', 'invite_declined', 'invite_withdrawn', 'sent_invite_expired', 'received_invite_expired'],
  ...['invite_expires_soon', 'interest_shown', 'interest_not_now', 'interest_closed', 'joined', 'left', 'removed'],
  ...['handover_offered', 'handover_accepted', 'handover_declined', 'owner_changed', 'project_archived'],
  ...['project_deleted', 'deadline_near'],
];

const kinds = (known: readonly string[]) => `
  ALTER TABLE activities DROP CONSTRAINT activities_kind_known,
    ADD CONSTRAINT activities_kind_known CHECK (kind IN (${known.map((kind) => `'${kind}'`).join(', ')}))`;

// It is in no list, where it could be read, so it is read from the beginning.
const INVITES = [
  kinds(['invite_received', ...LISTED]),
  `CREATE FUNCTION tell_of_new_invite() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     INSERT INTO activities (user_id, kind, project_id, title, person_id, words, read_at)
     SELECT NEW.receiver_id, 'invite_received', p.id, p.title, NEW.sender_id, NEW.note, now()
     FROM projects p WHERE p.id = NEW.project_id;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER invites_tell_of_new AFTER INSERT ON invites
   FOR EACH ROW WHEN (NEW.status = 'pending') EXECUTE FUNCTION tell_of_new_invite()`,
];

const REFUSALS = `
  CREATE TABLE notification_refusals (
    user_id uuid NOT NULL CONSTRAINT notification_refusals_user_fk REFERENCES users (id) ON DELETE CASCADE,
    channel text NOT NULL CONSTRAINT notification_refusals_channel_known CHECK (channel IN ('mail', 'push')),
    topic text NOT NULL
      CONSTRAINT notification_refusals_topic_known CHECK (topic IN ('invites', 'answers', 'interest', 'team', 'projects')),
    CONSTRAINT notification_refusals_pk PRIMARY KEY (user_id, channel, topic)
  )`;

const BOUNCES = [
  'ALTER TABLE users ADD COLUMN email_bounced boolean NOT NULL DEFAULT false',
  `CREATE FUNCTION forget_bounce() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     NEW.email_bounced := false;
     RETURN NEW;
   END $$`,
  `CREATE TRIGGER users_forget_bounce BEFORE UPDATE OF email, email_confirmed ON users
   FOR EACH ROW WHEN (OLD.email <> NEW.email OR (NEW.email_confirmed AND NOT OLD.email_confirmed))
   EXECUTE FUNCTION forget_bounce()`,
];

// The library's own transaction would end this one. Its tables are reached with the rights on tables, as all others.
const LIBRARY = PgBoss.getConstructionPlans('pgboss').replace(/\bBEGIN;|\bCOMMIT;\s*$/g, '');
const RETRIED = '"retryLimit": 10, "retryDelay": 30, "retryBackoff": true, "expireInSeconds": 60';

const QUEUE = [
  LIBRARY,
  'GRANT USAGE ON SCHEMA pgboss TO PUBLIC',
  `SELECT pgboss.create_queue('mail', '{ "policy": "standard", ${RETRIED} }')`,
  `SELECT pgboss.create_queue('mail_digest', '{ "policy": "short", ${RETRIED} }')`,
];

const UNDONE = [
  'DROP SCHEMA pgboss CASCADE',
  'DROP TRIGGER users_forget_bounce ON users',
  'DROP FUNCTION forget_bounce',
  'ALTER TABLE users DROP COLUMN email_bounced',
  'DROP TABLE notification_refusals',
  'DROP TRIGGER invites_tell_of_new ON invites',
  'DROP FUNCTION tell_of_new_invite',
  `DELETE FROM activities WHERE kind = 'invite_received'`,
  kinds(LISTED),
  'ALTER TABLE activities DROP COLUMN handed_over_at',
];
