import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What limits count, and what was decided on somebody, outlives what they delete (ADR 47). */
export class CountWhatIdentitiesDo1763700000200 implements MigrationInterface {
  name = 'CountWhatIdentitiesDo1763700000200';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...LEDGER, ...DEPARTURES, REPORTER, NOT_TOLD_TODAY, TELL_ONCE_A_DAY])
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of UNDONE) await runner.query(statement);
  }
}

const LEDGER = [
  `CREATE TABLE quota_uses (
     id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT quota_uses_pk PRIMARY KEY,
     identity text NOT NULL,
     address text,
     quota text NOT NULL,
     about text,
     created_at timestamptz NOT NULL DEFAULT now()
   )`,
  'CREATE INDEX quota_uses_of_identity ON quota_uses (identity, quota, created_at)',
  'CREATE INDEX quota_uses_of_address ON quota_uses (address, quota, created_at) WHERE address IS NOT NULL',
  'CREATE INDEX quota_uses_by_age ON quota_uses (created_at)',
  `CREATE TRIGGER quota_uses_unedited BEFORE UPDATE OR TRUNCATE ON quota_uses
   FOR EACH STATEMENT EXECUTE FUNCTION refuse_edits()`,
];

const DEPARTURES = [
  `CREATE TABLE departures (
     id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT departures_pk PRIMARY KEY,
     identity text NOT NULL,
     addresses text[] NOT NULL DEFAULT '{}',
     hidden_reason text CONSTRAINT departures_hidden_for_a_reason CHECK (hidden_reason <> ''),
     suspended_reason text CONSTRAINT departures_suspended_for_a_reason CHECK (suspended_reason <> ''),
     created_at timestamptz NOT NULL DEFAULT now()
   )`,
  'CREATE INDEX departures_of_identity ON departures (identity)',
  'CREATE INDEX departures_of_addresses ON departures USING gin (addresses)',
  `CREATE TABLE departed_blocks (
     departure_id uuid NOT NULL CONSTRAINT departed_blocks_departure_fk REFERENCES departures (id) ON DELETE CASCADE,
     blocker_id uuid NOT NULL CONSTRAINT departed_blocks_blocker_fk REFERENCES users (id) ON DELETE CASCADE,
     CONSTRAINT departed_blocks_pk PRIMARY KEY (departure_id, blocker_id)
   )`,
  'CREATE INDEX departed_blocks_of_blocker ON departed_blocks (blocker_id)',
];

const REPORTER = 'ALTER TABLE abuse_reports ADD COLUMN reporter_key text, ADD COLUMN reporter_address text';

const NOT_TOLD_TODAY = `
  CREATE FUNCTION not_told_today(people uuid[], what text, project uuid) RETURNS uuid[] LANGUAGE sql STABLE
  RETURN ARRAY(SELECT person FROM unnest(people) AS person WHERE NOT EXISTS (
    SELECT FROM activities a WHERE a.project_id = project AND a.user_id = person AND a.kind = what
      AND a.created_at > now() - interval '1 day'))`;

/** @param told those of these people whom something is told of */
const tellOfProject = (told: (people: string, what: string) => string) => `
  CREATE OR REPLACE FUNCTION tell_of_project() RETURNS trigger LANGUAGE plpgsql AS $$
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
      PERFORM tell(${told(
        "members || ARRAY(SELECT receiver_id FROM invites WHERE project_id = NEW.id AND status = 'pending')",
        'project_archived',
      )}, 'project_archived', NEW.id, NEW.title, NULL);
    END IF;
    IF NEW.deadline_told IS DISTINCT FROM OLD.deadline_told THEN
      PERFORM tell(${told('members || NEW.owner_id', 'deadline_near')}, 'deadline_near', NEW.id, NEW.title, NULL);
    END IF;
    RETURN NULL;
  END $$`;

const TELL_ONCE_A_DAY = tellOfProject((people, what) => `not_told_today(${people}, '${what}', NEW.id)`);

const UNDONE = [
  tellOfProject((people) => people),
  'DROP FUNCTION not_told_today',
  'ALTER TABLE abuse_reports DROP COLUMN reporter_key, DROP COLUMN reporter_address',
  'DROP TABLE departed_blocks, departures, quota_uses',
];
