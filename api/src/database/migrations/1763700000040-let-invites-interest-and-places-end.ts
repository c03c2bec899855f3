import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invites are withdrawn and expire, interest is answered or closed, and people part from teams (decisions: lives). */
export class LetInvitesInterestAndPlacesEnd1763700000040 implements MigrationInterface {
  name = 'LetInvitesInterestAndPlacesEnd1763700000040';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...INVITES, ...INTERESTS, HANDOVER, ...PARTINGS, ...FUNCTIONS, ...TRIGGERS]) {
      await runner.query(statement);
    }
  }

  /** What has ended since is forgotten: nothing from before has a word for it. */
  async down(runner: QueryRunner): Promise<void> {
    for (const statement of UNDONE) await runner.query(statement);
  }
}

const STATUSES = (values: string) => `
  ALTER TABLE invites DROP CONSTRAINT invites_status_known,
    ADD CONSTRAINT invites_status_known CHECK (status IN (${values}))`;

const ONE_LIVE = (live: string) =>
  `CREATE UNIQUE INDEX invites_one_live ON invites (project_id, receiver_id) WHERE ${live}`;

const INVITES = [
  `ALTER TABLE invites
     ADD COLUMN note text NOT NULL DEFAULT '' CONSTRAINT invites_note_size CHECK (char_length(note) <= 300),
     ADD COLUMN place_ended_at timestamptz
       CONSTRAINT invites_place_ended CHECK (place_ended_at IS NULL OR status = 'accepted')`,
  STATUSES(`'pending', 'accepted', 'declined', 'withdrawn', 'expired'`),
  'DROP INDEX invites_one_live',
  ONE_LIVE(`status IN ('pending', 'accepted') AND place_ended_at IS NULL`),
  `CREATE INDEX invites_open_since ON invites (created_at) WHERE status = 'pending'`,
];

const INTERESTS = [
  `ALTER TABLE interests
     ADD COLUMN status text NOT NULL DEFAULT 'shown'
       CONSTRAINT interests_status_known CHECK (status IN ('shown', 'invited', 'not_now', 'withdrawn', 'closed')),
     ADD COLUMN words text NOT NULL DEFAULT '' CONSTRAINT interests_words_size CHECK (char_length(words) <= 300)`,
  `CREATE INDEX interests_open ON interests (project_id, created_at DESC, id DESC) WHERE status = 'shown'`,
  `CREATE INDEX interests_open_since ON interests (created_at) WHERE status = 'shown'`,
];

const HANDOVER = `
  ALTER TABLE projects ADD COLUMN handover_to uuid
    CONSTRAINT projects_handover_fk REFERENCES users (id) ON DELETE SET NULL`;

const PARTINGS = [
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
  'CREATE INDEX projects_handed_over ON projects (handover_to) WHERE handover_to IS NOT NULL',
];

const ACCEPTANCE_AND_PLACE = (isLive: string) => `
  CREATE OR REPLACE FUNCTION require_acceptance_and_place() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    given_invite uuid;
  BEGIN
    given_invite := CASE WHEN TG_TABLE_NAME = 'invites' THEN (to_jsonb(NEW) ->> 'id')
      WHEN TG_OP = 'DELETE' THEN (to_jsonb(OLD) ->> 'invite_id') ELSE (to_jsonb(NEW) ->> 'invite_id') END;
    IF EXISTS (
      SELECT FROM (SELECT * FROM invites WHERE id = given_invite) i
      FULL JOIN (SELECT * FROM project_members WHERE invite_id = given_invite) m
        ON m.invite_id = i.id AND m.project_id = i.project_id AND m.user_id = i.receiver_id
      WHERE (${isLive}) IS DISTINCT FROM (m.id IS NOT NULL)
    ) THEN
      RAISE EXCEPTION 'an accepted invite and a place in the team belong together'
        USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME;
    END IF;
    RETURN NULL;
  END $$`;

const INVITED = `
  CREATE FUNCTION answer_interest_by_invite() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE interests SET status = 'invited'
    WHERE project_id = NEW.project_id AND user_id = NEW.receiver_id AND status = 'shown';
    RETURN NULL;
  END $$`;

const JOINED = `
  CREATE FUNCTION close_interest_of_member() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE interests SET status = 'closed'
    WHERE project_id = NEW.project_id AND user_id = NEW.user_id AND status IN ('shown', 'invited');
    RETURN NULL;
  END $$`;

const OVER = `
  CREATE FUNCTION close_interests_of_project() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE interests SET status = 'closed' WHERE project_id = NEW.id AND status = 'shown';
    RETURN NULL;
  END $$`;

const DELETED = `
  CREATE FUNCTION tell_of_deleted_project() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO partings (user_id, title, kind)
    SELECT person, OLD.title, 'project_deleted' FROM (
      SELECT user_id AS person FROM project_members WHERE project_id = OLD.id
      UNION SELECT receiver_id FROM invites WHERE project_id = OLD.id AND status = 'pending'
      UNION SELECT user_id FROM interests WHERE project_id = OLD.id AND status = 'shown') AS concerned;
    RETURN OLD;
  END $$`;

const LEFT = `
  CREATE FUNCTION end_place_of_invite() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE invites SET place_ended_at = now() WHERE id = OLD.invite_id;
    UPDATE projects SET handover_to = NULL WHERE id = OLD.project_id AND handover_to = OLD.user_id;
    RETURN NULL;
  END $$`;

const HANDED_OVER = `
  CREATE FUNCTION withdraw_invites_of_former_owner() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE invites SET status = 'withdrawn', answered_at = now() WHERE project_id = NEW.id AND status = 'pending';
    RETURN NULL;
  END $$`;

const FUNCTIONS = [
  ACCEPTANCE_AND_PLACE(`i.status = 'accepted' AND i.place_ended_at IS NULL`),
  INVITED,
  JOINED,
  OVER,
  DELETED,
  LEFT,
  HANDED_OVER,
];

const TRIGGERS = [
  `CREATE TRIGGER invites_answer_interest AFTER INSERT ON invites
   FOR EACH ROW EXECUTE FUNCTION answer_interest_by_invite()`,
  `CREATE TRIGGER project_members_close_interest AFTER INSERT ON project_members
   FOR EACH ROW EXECUTE FUNCTION close_interest_of_member()`,
  `CREATE TRIGGER projects_close_interests AFTER UPDATE OF status ON projects
   FOR EACH ROW WHEN (NEW.status IN ('Archived', 'Completed')) EXECUTE FUNCTION close_interests_of_project()`,
  `CREATE TRIGGER projects_tell_when_deleted BEFORE DELETE ON projects
   FOR EACH ROW EXECUTE FUNCTION tell_of_deleted_project()`,
  `CREATE TRIGGER projects_withdraw_invites AFTER UPDATE OF owner_id ON projects
   FOR EACH ROW WHEN (OLD.owner_id IS DISTINCT FROM NEW.owner_id) EXECUTE FUNCTION withdraw_invites_of_former_owner()`,
  `CREATE TRIGGER project_members_end_their_invite AFTER DELETE ON project_members
   FOR EACH ROW EXECUTE FUNCTION end_place_of_invite()`,
];

const UNDONE = [
  'DROP TRIGGER invites_answer_interest ON invites',
  'DROP TRIGGER project_members_close_interest ON project_members',
  'DROP TRIGGER projects_close_interests ON projects',
  'DROP TRIGGER projects_tell_when_deleted ON projects',
  'DROP TRIGGER project_members_end_their_invite ON project_members',
  'DROP TRIGGER projects_withdraw_invites ON projects',
  ...['answer_interest_by_invite', 'close_interest_of_member', 'close_interests_of_project'].map(drop),
  ...['tell_of_deleted_project', 'end_place_of_invite', 'withdraw_invites_of_former_owner'].map(drop),
  'DROP TABLE partings',
  'ALTER TABLE projects DROP COLUMN handover_to',
  `DELETE FROM interests WHERE status <> 'shown'`,
  'DROP INDEX interests_open, interests_open_since',
  'ALTER TABLE interests DROP COLUMN status, DROP COLUMN words',
  `DELETE FROM invites WHERE status IN ('withdrawn', 'expired') OR place_ended_at IS NOT NULL`,
  ACCEPTANCE_AND_PLACE(`i.status = 'accepted'`),
  'DROP INDEX invites_one_live, invites_open_since',
  STATUSES(`'pending', 'accepted', 'declined'`),
  'ALTER TABLE invites DROP COLUMN note, DROP COLUMN place_ended_at',
  ONE_LIVE(`status IN ('pending', 'accepted')`),
];

function drop(name: string): string {
  return `DROP FUNCTION ${name}`;
}
