import sql from 'sql-template-tag';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { execute } from '../query.ts';

export class InviteReminders1763800000021 implements MigrationInterface {
  name = 'InviteReminders1763800000021';

  async up(runner: QueryRunner): Promise<void> {
    await execute(runner, sql`ALTER TABLE invites ADD COLUMN asked_again_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await execute(runner, sql`ALTER TABLE invites DROP COLUMN asked_again_at`);
  }
}
