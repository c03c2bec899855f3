import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Browsers whose push service has not answered in time (ADR 24). */
export class PausePushServices1763700000230 implements MigrationInterface {
  name = 'PausePushServices1763700000230';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE push_subscriptions ADD COLUMN paused_until timestamptz, ADD COLUMN timeouts smallint NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE push_subscriptions DROP COLUMN paused_until, DROP COLUMN timeouts');
  }
}
