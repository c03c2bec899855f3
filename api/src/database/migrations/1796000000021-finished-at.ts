import sql from 'sql-template-tag';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { execute } from '../query.ts';

/** When earlier projects were completed, nobody knows. */
export class FinishedAt1796000000021 implements MigrationInterface {
  name = 'FinishedAt1796000000021';

  async up(runner: QueryRunner): Promise<void> {
    await execute(runner, sql`ALTER TABLE projects ADD COLUMN finished_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await execute(runner, sql`ALTER TABLE projects DROP COLUMN finished_at`);
  }
}
