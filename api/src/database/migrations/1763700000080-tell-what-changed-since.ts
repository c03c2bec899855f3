import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows that people are told of say in which transaction they were written, so that a look finds what it has not seen (ADR 22). */
export class TellWhatChangedSince1763700000080 implements MigrationInterface {
  name = 'TellWhatChangedSince1763700000080';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TRANSACTION);
    for (const table of TABLES)
      await runner.query(`ALTER TABLE ${table} ADD COLUMN changed_in bigint NOT NULL DEFAULT current_transaction()`);
    await runner.query(renew('version = excluded.version, changed_in = excluded.changed_in'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(renew('version = excluded.version'));
    for (const table of TABLES) await runner.query(`ALTER TABLE ${table} DROP COLUMN changed_in`);
    await runner.query('DROP FUNCTION current_transaction');
  }
}

const TABLES = ['activities', 'invite_lists'];

// With its epoch, so that it never starts again.
const TRANSACTION = `
  CREATE FUNCTION current_transaction() RETURNS bigint LANGUAGE sql STABLE
  RETURN pg_current_xact_id()::text::bigint`;

const renew = (changes: string) => `
  CREATE OR REPLACE FUNCTION renew_invite_lists(people uuid[]) RETURNS void LANGUAGE sql AS $$
    INSERT INTO invite_lists (user_id) SELECT id FROM users WHERE id = ANY (people) ORDER BY id
    ON CONFLICT (user_id) DO UPDATE SET ${changes}
  $$`;
