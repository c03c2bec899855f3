import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was signed about releases, in the order of a log that anybody can check. */
export class CreateReleaseLog1763700000130 implements MigrationInterface {
  name = 'CreateReleaseLog1763700000130';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [LOG, REFUSE_EDITS, APPEND_ONLY]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE release_log');
    await runner.query('DROP FUNCTION refuse_edits_of_release_log');
  }
}

const LOG = `
  CREATE TABLE release_log (
    index integer NOT NULL CONSTRAINT release_log_pk PRIMARY KEY,
    entry jsonb NOT NULL,
    head jsonb NOT NULL,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT release_log_index_counts CHECK (index >= 0)
  )`;

const REFUSE_EDITS = `
  CREATE FUNCTION refuse_edits_of_release_log() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'what was signed is not edited'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'release_log_append_only';
  END $$`;

const APPEND_ONLY = `
  CREATE TRIGGER release_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON release_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_edits_of_release_log()`;
