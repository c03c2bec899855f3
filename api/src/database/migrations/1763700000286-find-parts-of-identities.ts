import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index.ts';

/** What a person has answered at an event is found by their keys, not among all its answers. */
export class FindPartsOfIdentities1763700000286 implements MigrationInterface {
  name = 'FindPartsOfIdentities1763700000286';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const key of ['identity', 'address'])
      await buildIndex(
        runner,
        `team_proposal_parts_of_${key}`,
        `team_proposal_parts (${key}) WHERE ${key} IS NOT NULL`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX team_proposal_parts_of_identity, team_proposal_parts_of_address');
  }
}
