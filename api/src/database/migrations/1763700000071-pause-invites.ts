import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PauseInvites1763700000071 implements MigrationInterface {
  name = 'PauseInvites1763700000071';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN invites_paused_until date');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN invites_paused_until');
  }
}
