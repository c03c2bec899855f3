import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addWords } from '../known-words.ts';

/** A canary grows by itself. */
export class StepCanaries1763700000140 implements MigrationInterface {
  name = 'StepCanaries1763700000140';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PLAN);
    await addWords(runner, { table: 'release_events', column: 'action' }, ['pause_canary', 'continue_canary']);
  }

  async down(runner: QueryRunner): Promise<void> {
    // What has happened is not edited, so the two new actions stay allowed.
    await runner.query(`
      ALTER TABLE release_channels DROP COLUMN canary_steps, DROP COLUMN canary_pause_minutes,
        DROP COLUMN canary_stepped_at, DROP COLUMN canary_paused_at, DROP COLUMN canary_waits_for`);
  }
}

const PLAN = `
  ALTER TABLE release_channels
    ADD COLUMN canary_steps numeric(5, 2)[],
    ADD COLUMN canary_pause_minutes integer,
    ADD COLUMN canary_stepped_at timestamptz,
    ADD COLUMN canary_paused_at timestamptz,
    ADD COLUMN canary_waits_for text,
    ADD CONSTRAINT release_channels_plan_whole CHECK (
      num_nonnulls(canary_steps, canary_pause_minutes, canary_stepped_at) IN (0, 3)
      AND (canary_steps IS NULL OR canary IS NOT NULL)),
    ADD CONSTRAINT release_channels_waits_by_plan CHECK (
      canary_steps IS NOT NULL OR num_nonnulls(canary_paused_at, canary_waits_for) = 0)`;
