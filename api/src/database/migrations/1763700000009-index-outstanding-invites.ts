import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A person's open invites are counted before each new one: without this, at the price of all they ever sent. */
export class IndexOutstandingInvites1763700000009 implements MigrationInterface {
  name = 'IndexOutstandingInvites1763700000009';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX invites_outstanding ON invites (sender_id) WHERE status = 'pending'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX invites_outstanding');
  }
}
