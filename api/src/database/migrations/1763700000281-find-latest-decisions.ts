import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index.ts';

/** Ops page through what they have decided, the latest first. */
export class FindLatestDecisions1763700000281 implements MigrationInterface {
  name = 'FindLatestDecisions1763700000281';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await buildIndex(runner, 'moderation_events_newest', `moderation_events (created_at DESC, subject_id DESC)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX moderation_events_newest');
  }
}
