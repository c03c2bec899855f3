import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addWords, removeWords } from '../known-words.ts';

/** Members are asked on the last day that they have said whether they go on (ADR 29). */
export class AskWhoGoesOn1763700000170 implements MigrationInterface {
  name = 'AskWhoGoesOn1763700000170';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [COLUMN, TELL, AFTER_MARK, AFTER_ANSWER, AFTER_END]) await runner.query(statement);
    await addWords(runner, KINDS, ['commitment_ends']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await removeWords(runner, KINDS, ['commitment_ends']);
    for (const statement of UNDONE) await runner.query(statement);
  }
}

const KINDS = { table: 'activities', column: 'kind' };

const COLUMN = 'ALTER TABLE project_members ADD COLUMN commitment_told date';

// What was asked of a day that they have changed since, or of a place that has ended, is over.
const TELL = `
  CREATE FUNCTION tell_of_commitment() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' AND NEW.commitment_told IS DISTINCT FROM OLD.commitment_told THEN
      PERFORM tell(ARRAY[NEW.user_id], 'commitment_ends', p.id, p.title, NULL) FROM projects p WHERE p.id = NEW.project_id;
      RETURN NULL;
    END IF;
    DELETE FROM activities WHERE id IN (
      SELECT a.id FROM activities a
      WHERE a.user_id = OLD.user_id AND a.project_id = OLD.project_id AND a.kind = 'commitment_ends'
      FOR UPDATE SKIP LOCKED);
    RETURN NULL;
  END $$`;

const AFTER_MARK = `
  CREATE TRIGGER project_members_tell_of_commitment AFTER UPDATE OF commitment_told ON project_members
  FOR EACH ROW WHEN (OLD.commitment_told IS DISTINCT FROM NEW.commitment_told) EXECUTE FUNCTION tell_of_commitment()`;

const AFTER_ANSWER = `
  CREATE TRIGGER project_members_answer_commitment AFTER UPDATE OF committed_until ON project_members
  FOR EACH ROW WHEN (OLD.commitment_told IS NOT NULL AND OLD.committed_until IS DISTINCT FROM NEW.committed_until)
  EXECUTE FUNCTION tell_of_commitment()`;

const AFTER_END = `
  CREATE TRIGGER project_members_end_commitment AFTER DELETE ON project_members
  FOR EACH ROW WHEN (OLD.commitment_told IS NOT NULL) EXECUTE FUNCTION tell_of_commitment()`;

const UNDONE = [
  'DROP TRIGGER project_members_end_commitment ON project_members',
  'DROP TRIGGER project_members_answer_commitment ON project_members',
  'DROP TRIGGER project_members_tell_of_commitment ON project_members',
  'DROP FUNCTION tell_of_commitment',
  'ALTER TABLE project_members DROP COLUMN commitment_told',
];
