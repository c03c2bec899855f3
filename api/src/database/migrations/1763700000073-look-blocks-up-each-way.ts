import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether one has blocked another is asked in both directions: each is one row of an index. */
export class LookBlocksUpEachWay1763700000073 implements MigrationInterface {
  name = 'LookBlocksUpEachWay1763700000073';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX blocks_of_blocked');
    await runner.query('CREATE INDEX blocks_of_blocked ON blocks (blocked_id, blocker_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX blocks_of_blocked');
    await runner.query('CREATE INDEX blocks_of_blocked ON blocks (blocked_id)');
  }
}
