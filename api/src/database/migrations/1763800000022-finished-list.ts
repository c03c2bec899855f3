import sql from 'sql-template-tag';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index.ts';
import { execute } from '../query.ts';

export class FinishedList1763800000022 implements MigrationInterface {
  name = 'FinishedList1763800000022';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await buildIndex(
      runner,
      sql`projects_finished`,
      sql`projects (created_at DESC, id DESC)
        WHERE status = 'Completed' AND collaboration_type = 'Open to all' AND NOT is_hidden`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await execute(runner, sql`DROP INDEX projects_finished`);
  }
}
