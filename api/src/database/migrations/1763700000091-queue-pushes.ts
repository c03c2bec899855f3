import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A job that fails is written anew for the browsers that have not got it, so the queue itself tries hardly again (ADR 24). */
export class QueuePushes1763700000091 implements MigrationInterface {
  name = 'QueuePushes1763700000091';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `SELECT pgboss.create_queue('push',
         '{ "policy": "standard", "retryLimit": 10, "retryDelay": 30, "retryBackoff": true, "expireInSeconds": 60 }')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`SELECT pgboss.delete_queue('push')`);
  }
}
