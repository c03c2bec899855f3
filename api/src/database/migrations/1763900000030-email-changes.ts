import sql from 'sql-template-tag';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { execute } from '../query.ts';

export class EmailChanges1763900000030 implements MigrationInterface {
  name = 'EmailChanges1763900000030';

  async up(runner: QueryRunner): Promise<void> {
    await execute(runner, sql`ALTER TABLE users ADD COLUMN email_told_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await execute(runner, sql`ALTER TABLE users DROP COLUMN email_told_at`);
  }
}
