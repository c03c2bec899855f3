import sql from 'sql-template-tag';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { execute } from '../query.ts';

export class InterestRoles1763900000031 implements MigrationInterface {
  name = 'InterestRoles1763900000031';

  async up(runner: QueryRunner): Promise<void> {
    await execute(
      runner,
      sql`
        ALTER TABLE interests
          ADD COLUMN role text NOT NULL DEFAULT '',
          ADD CONSTRAINT interests_role_size CHECK (char_length(role) <= 60) NOT VALID`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await execute(runner, sql`ALTER TABLE interests DROP COLUMN role`);
  }
}
