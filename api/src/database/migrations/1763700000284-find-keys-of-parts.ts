import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index.ts';

/** The keys of events that are over are looked for among these. */
export class FindKeysOfParts1763700000284 implements MigrationInterface {
  name = 'FindKeysOfParts1763700000284';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await buildIndex(
      runner,
      'team_proposal_parts_with_keys',
      `team_proposal_parts (proposal_id) WHERE identity IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX team_proposal_parts_with_keys');
  }
}
