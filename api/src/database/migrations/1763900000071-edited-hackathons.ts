import sql from 'sql-template-tag';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { execute } from '../query.ts';

export class EditedHackathons1763900000071 implements MigrationInterface {
  name = 'EditedHackathons1763900000071';

  async up(runner: QueryRunner): Promise<void> {
    await execute(runner, sql`ALTER TABLE hackathons ADD COLUMN is_edited boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await execute(runner, sql`ALTER TABLE hackathons DROP COLUMN is_edited`);
  }
}
