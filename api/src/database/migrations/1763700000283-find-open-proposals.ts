import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index.ts';

/** The upkeep looks some of them up from a random id on. */
export class FindOpenProposals1763700000283 implements MigrationInterface {
  name = 'FindOpenProposals1763700000283';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await buildIndex(runner, 'team_proposals_open_by_id', `team_proposals (id) WHERE state = 'open'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX team_proposals_open_by_id');
  }
}
