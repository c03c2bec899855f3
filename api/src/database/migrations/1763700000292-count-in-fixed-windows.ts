import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The table that `rate-limiter-flexible` counts in, and the queue of the job that clears it (ADR 19). */
export class CountInFixedWindows1763700000292 implements MigrationInterface {
  name = 'CountInFixedWindows1763700000292';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COUNTS);
    await runner.query('CREATE INDEX limit_counts_by_end ON limit_counts (expire)');
    await runner.query(`SELECT pgboss.create_queue('forget_limit_counts', '{ "policy": "stately", "retryLimit": 0 }')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM pgboss.job WHERE name = 'forget_limit_counts'`);
    await runner.query(`SELECT pgboss.delete_queue('forget_limit_counts')`);
    await runner.query('DROP TABLE limit_counts');
  }
}

// The library writes its columns by their order. Unlogged: a crash of the server may forget them. Half of each page is left
// free, so that a row changes where it is.
const COUNTS = `
  CREATE UNLOGGED TABLE limit_counts (
    key varchar(255) NOT NULL CONSTRAINT limit_counts_pk PRIMARY KEY,
    points integer NOT NULL,
    expire bigint NOT NULL
  ) WITH (fillfactor = 50)`;
