import sql from 'sql-template-tag';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { execute } from '../query.ts';

export class TimesOfMeetings1763900000070 implements MigrationInterface {
  name = 'TimesOfMeetings1763900000070';

  async up(runner: QueryRunner): Promise<void> {
    await execute(runner, sql`ALTER TABLE activities ADD COLUMN meets_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await execute(runner, sql`ALTER TABLE activities DROP COLUMN meets_at`);
  }
}
