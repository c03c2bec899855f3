import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What waits for a person's answer is counted before each invite to them, and for each card of theirs. */
export class CountInvitesThatWait1763700000072 implements MigrationInterface {
  name = 'CountInvitesThatWait1763700000072';

  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET lock_timeout = 0');
    // One of an earlier try may be there, broken.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS invites_waiting');
    await runner.query(`CREATE INDEX CONCURRENTLY invites_waiting ON invites (receiver_id) WHERE status = 'pending'`);
  }

  /** In a transaction, as every undoing is. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX invites_waiting');
  }
}
