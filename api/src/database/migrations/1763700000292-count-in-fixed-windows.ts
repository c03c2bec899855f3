import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The table that `rate-limiter-flexible` counts in, and the queue of the job that clears it (ADR 19). */
export class CountInFixedWindows1763700000292 implements MigrationInterface {
  name = 'CountInFixedWindows1763700000292';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COUNTS);
    await runner.query('CREATE INDEX limit_counts_by_end ON limit_counts (expire)');
    await replaceQueue(runner, 'forget_shared_counts', 'forget_limit_counts');
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceQueue(runner, 'forget_limit_counts', 'forget_shared_counts');
    await runner.query('DROP TABLE limit_counts');
  }
}

/** The job of the release before finds no queue, and clears nothing until its process ends. */
async function replaceQueue(runner: QueryRunner, before: string, after: string): Promise<void> {
  await runner.query('DELETE FROM pgboss.job WHERE name = $1', [before]);
  await runner.query('SELECT pgboss.delete_queue($1)', [before]);
  await runner.query(`SELECT pgboss.create_queue($1, '{ "policy": "stately", "retryLimit": 0 }')`, [after]);
}

// The library writes its columns by their order. Unlogged: a crash of the server may forget them. Half of each page is left
// free, so that a row changes where it is.
const COUNTS = `
  CREATE UNLOGGED TABLE limit_counts (
    key varchar(255) NOT NULL CONSTRAINT limit_counts_pk PRIMARY KEY,
    points integer NOT NULL,
    expire bigint NOT NULL
  ) WITH (fillfactor = 50)`;
