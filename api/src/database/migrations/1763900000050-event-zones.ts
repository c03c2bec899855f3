import sql from 'sql-template-tag';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { execute } from '../query.ts';

export class EventZones1763900000050 implements MigrationInterface {
  name = 'EventZones1763900000050';

  async up(runner: QueryRunner): Promise<void> {
    await execute(runner, sql`ALTER TABLE hackathons ADD COLUMN time_zone text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await execute(runner, sql`ALTER TABLE hackathons DROP COLUMN time_zone`);
  }
}
