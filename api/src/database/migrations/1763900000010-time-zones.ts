import sql from 'sql-template-tag';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { execute } from '../query.ts';

export class TimeZones1763900000010 implements MigrationInterface {
  name = 'TimeZones1763900000010';

  async up(runner: QueryRunner): Promise<void> {
    await execute(runner, sql`ALTER TABLE users ADD COLUMN time_zone text`);
    await execute(
      runner,
      sql`ALTER TABLE users ADD CONSTRAINT users_time_zone_size CHECK (char_length(time_zone) <= 64) NOT VALID`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await execute(runner, sql`ALTER TABLE users DROP COLUMN time_zone`);
  }
}
