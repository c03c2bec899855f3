import sql from 'sql-template-tag';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { execute } from '../query.ts';

export class EmailsForOrganisers1763900000052 implements MigrationInterface {
  name = 'EmailsForOrganisers1763900000052';

  async up(runner: QueryRunner): Promise<void> {
    await execute(runner, sql`ALTER TABLE team_searches ADD COLUMN shows_email boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await execute(runner, sql`ALTER TABLE team_searches DROP COLUMN shows_email`);
  }
}
