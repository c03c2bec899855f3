import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index.ts';

/** Members of projects that are over have no next check-in, so the upkeep does not read their last days each minute. */
export class AskOnlyInOpenProjects1763700000285 implements MigrationInterface {
  name = 'AskOnlyInOpenProjects1763700000285';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await buildIndex(
      runner,
      'project_members_who_go_on',
      `project_members (committed_until)
       WHERE committed_until IS DISTINCT FROM commitment_told AND committed_until IS NOT NULL
         AND (next_check_in_at IS NOT NULL OR asked_at IS NOT NULL)`,
    );
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS project_members_to_ask_on');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX project_members_to_ask_on ON project_members (committed_until)
      WHERE committed_until IS DISTINCT FROM commitment_told AND committed_until IS NOT NULL`);
    await runner.query('DROP INDEX project_members_who_go_on');
  }
}
