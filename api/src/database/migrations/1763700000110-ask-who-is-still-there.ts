import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addWords, removeWords } from '../known-words.ts';

/** Members say how much time they have, and are asked each week whether they are still with their team (ADR 29). */
export class AskWhoIsStillThere1763700000110 implements MigrationInterface {
  name = 'AskWhoIsStillThere1763700000110';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      ...COLUMNS,
      counted('INSERT OR UPDATE OF project_id OR DELETE'),
      TELL,
      AFTER_ANSWER,
      AFTER_END,
      START_ANEW,
      AFTER_PROJECT,
    ])
      await runner.query(statement);
    await addWords(runner, KINDS, NEW_KINDS);
    await addWords(runner, TOPICS, ['check_ins']);
    await runner.query(NOT_OF_WHAT_IS_OVER);
  }

  async down(runner: QueryRunner): Promise<void> {
    await removeWords(runner, TOPICS, ['check_ins']);
    await removeWords(runner, KINDS, NEW_KINDS);
    for (const statement of UNDONE) await runner.query(statement);
  }
}

const KINDS = { table: 'activities', column: 'kind' };
const NEW_KINDS = ['check_in_due', 'team_asks_after_you', 'check_in_missed', 'seat_may_be_freed'];
const TOPICS = { table: 'notification_refusals', column: 'topic' };

// Whoever is on a team already is asked a week from now.
const COLUMNS = [
  `ALTER TABLE project_members
     ADD COLUMN hours_per_week smallint
       CONSTRAINT project_members_hours_per_week_size CHECK (hours_per_week BETWEEN 1 AND 60),
     ADD COLUMN committed_until date,
     ADD COLUMN next_check_in_at timestamptz DEFAULT (now() + '7 days'),
     ADD COLUMN asked_at timestamptz,
     ADD COLUMN missed_check_ins smallint NOT NULL DEFAULT 0`,
  `CREATE INDEX project_members_to_ask ON project_members (next_check_in_at) WHERE next_check_in_at IS NOT NULL`,
];

// A team is counted where it changes, and not where its members are asked something.
function counted(events: string): string {
  return `
    CREATE OR REPLACE TRIGGER project_members_are_counted AFTER ${events} ON project_members
    FOR EACH ROW EXECUTE FUNCTION count_members()`;
}

// A question that is answered, or asked anew, leaves nothing to answer, and what others were told of the silence is over. Rows that
// their reader is marking at this moment stay: nobody waits for them.
const TELL = `
  CREATE FUNCTION tell_of_check_in() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    project projects := (SELECT p FROM projects p WHERE p.id = OLD.project_id);
  BEGIN
    IF TG_OP = 'UPDATE' AND NEW.missed_check_ins = 3 THEN
      PERFORM tell(ARRAY[project.owner_id], 'seat_may_be_freed', project.id, project.title, NEW.user_id);
      RETURN NULL;
    END IF;
    DELETE FROM activities WHERE id IN (
      SELECT a.id FROM activities a WHERE a.project_id = OLD.project_id
        AND (a.user_id = OLD.user_id AND a.kind IN ('check_in_due', 'team_asks_after_you')
          OR a.person_id = OLD.user_id AND a.kind IN ('check_in_missed', 'seat_may_be_freed'))
      FOR UPDATE SKIP LOCKED);
    IF TG_OP = 'DELETE' OR NEW.asked_at IS NULL THEN
      RETURN NULL;
    ELSIF NEW.missed_check_ins = 2 THEN
      PERFORM tell(ARRAY[NEW.user_id], 'team_asks_after_you', project.id, project.title, NULL);
      PERFORM tell(members_of(project.id) || project.owner_id, 'check_in_missed', project.id, project.title, NEW.user_id);
    ELSE
      PERFORM tell(ARRAY[NEW.user_id], 'check_in_due', project.id, project.title, NULL);
    END IF;
    RETURN NULL;
  END $$`;

const AFTER_ANSWER = `
  CREATE TRIGGER project_members_tell_of_check_in AFTER UPDATE OF asked_at ON project_members
  FOR EACH ROW WHEN (OLD.asked_at IS DISTINCT FROM NEW.asked_at) EXECUTE FUNCTION tell_of_check_in()`;

const AFTER_END = `
  CREATE TRIGGER project_members_forget_check_in AFTER DELETE ON project_members
  FOR EACH ROW WHEN (OLD.asked_at IS NOT NULL) EXECUTE FUNCTION tell_of_check_in()`;

const IS_OVER = (row: string) => `(${row}.status IN ('Archived', 'Completed'))`;

// Nobody is asked whether they are with what is over. Where it goes on, it goes on anew.
const START_ANEW = `
  CREATE FUNCTION start_check_ins_anew() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE project_members SET asked_at = NULL, missed_check_ins = 0,
      next_check_in_at = CASE WHEN NOT ${IS_OVER('NEW')} THEN now() + interval '7 days' END
    WHERE project_id = NEW.id;
    RETURN NULL;
  END $$`;

const AFTER_PROJECT = `
  CREATE TRIGGER projects_start_check_ins_anew AFTER UPDATE OF status ON projects
  FOR EACH ROW WHEN (${IS_OVER('OLD')} <> ${IS_OVER('NEW')}) EXECUTE FUNCTION start_check_ins_anew()`;

// The last statement: a table whose rows a transaction has changed takes no other index or trigger.
const NOT_OF_WHAT_IS_OVER = `
  UPDATE project_members m SET next_check_in_at = NULL
  FROM projects p WHERE p.id = m.project_id AND ${IS_OVER('p')}`;

const UNDONE = [
  counted('INSERT OR UPDATE OR DELETE'),
  'DROP TRIGGER projects_start_check_ins_anew ON projects',
  'DROP TRIGGER project_members_forget_check_in ON project_members',
  'DROP TRIGGER project_members_tell_of_check_in ON project_members',
  'DROP FUNCTION start_check_ins_anew, tell_of_check_in',
  `ALTER TABLE project_members DROP COLUMN hours_per_week, DROP COLUMN committed_until,
     DROP COLUMN next_check_in_at, DROP COLUMN asked_at, DROP COLUMN missed_check_ins`,
];
