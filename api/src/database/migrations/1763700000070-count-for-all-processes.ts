import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CountForAllProcesses1763700000070 implements MigrationInterface {
  name = 'CountForAllProcesses1763700000070';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COUNTS);
    await runner.query('CREATE INDEX shared_counts_by_end ON shared_counts (over_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE shared_counts');
  }
}

// Unlogged: a crash of the server may forget them. Half of each page is left free, so that a row changes where it is.
const COUNTS = `
  CREATE UNLOGGED TABLE shared_counts (
    key text NOT NULL CONSTRAINT shared_counts_pk PRIMARY KEY,
    turn bigint NOT NULL,
    count integer NOT NULL,
    before integer NOT NULL,
    granted integer NOT NULL,
    over_at timestamptz NOT NULL
  ) WITH (fillfactor = 50)`;
