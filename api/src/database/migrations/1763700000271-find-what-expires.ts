import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index.ts';

/** For the jobs that end invites and interest. The indexes by age stay until no release reads them. */
export class FindWhatExpires1763700000271 implements MigrationInterface {
  name = 'FindWhatExpires1763700000271';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, table, condition] of INDEXES)
      await buildIndex(runner, name, `${table} (${END}) WHERE ${condition}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of INDEXES) await runner.query(`DROP INDEX ${name}`);
  }
}

// In UTC: the time zone of a session would make the sum differ, and an index takes no such sum.
const END = `((created_at AT TIME ZONE 'UTC' + life_days * interval '1 day') AT TIME ZONE 'UTC')`;

const INDEXES = [
  ['invites_by_end', 'invites', `status = 'pending'`],
  ['invites_to_remind_by_end', 'invites', `status = 'pending' AND reminded_at IS NULL`],
  ['interests_by_end', 'interests', `status = 'shown'`],
] as const;
