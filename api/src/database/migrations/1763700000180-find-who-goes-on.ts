import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index.ts';

export class FindWhoGoesOn1763700000180 implements MigrationInterface {
  name = 'FindWhoGoesOn1763700000180';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await buildIndex(
      runner,
      'project_members_to_ask_on',
      `project_members (committed_until)
       WHERE committed_until IS DISTINCT FROM commitment_told AND committed_until IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX project_members_to_ask_on');
  }
}
