import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every look for changes reads these indexes at their end. */
export class FindWhatChangedSince1763700000081 implements MigrationInterface {
  name = 'FindWhatChangedSince1763700000081';
  // Built beside who writes.
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET lock_timeout = 0');
    for (const table of TABLES) {
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${table}_changed`);
      await runner.query(`CREATE INDEX CONCURRENTLY ${table}_changed ON ${table} (changed_in)`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`DROP INDEX ${table}_changed`);
  }
}

const TABLES = ['activities', 'invite_lists'];
