import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index.ts';

/** Only these can have nothing left to apply. */
export class FindUndecidedDepartures1763700000282 implements MigrationInterface {
  name = 'FindUndecidedDepartures1763700000282';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await buildIndex(
      runner,
      'departures_undecided',
      `departures (id) WHERE hidden_reason IS NULL AND suspended_reason IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX departures_undecided');
  }
}
