import sql from 'sql-template-tag';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { execute } from '../query.ts';

export class FormerOwners1763900000061 implements MigrationInterface {
  name = 'FormerOwners1763900000061';

  async up(runner: QueryRunner): Promise<void> {
    await execute(runner, sql`ALTER TABLE project_credits ADD COLUMN was_owner boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await execute(runner, sql`ALTER TABLE project_credits DROP COLUMN was_owner`);
  }
}
