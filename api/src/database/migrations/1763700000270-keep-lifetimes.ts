import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invites and interest keep the lifetime they were sent with. Older rows, and rows of the release before, have 14 days. */
export class KeepLifetimes1763700000270 implements MigrationInterface {
  name = 'KeepLifetimes1763700000270';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.query(`ALTER TABLE ${table} ADD COLUMN life_days smallint NOT NULL DEFAULT 14`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`ALTER TABLE ${table} DROP COLUMN life_days`);
  }
}

const TABLES = ['invites', 'interests'];
