import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The pieces of a text say where it begins and ends, so that an index finds its entries, the first and the last one too. */
export class FindWholeEntries1763700000098 implements MigrationInterface {
  name = 'FindWholeEntries1763700000098';
  // Built beside who writes; until an index is whole, it finds what it found before.
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET lock_timeout = 0');
    await runner.query(searchPieces('chr(31) || folded_text || chr(31)'));
    for (const index of INDEXES) {
      // Of an earlier try that broke off.
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${index}_ccnew`);
      await runner.query(`REINDEX INDEX CONCURRENTLY ${index}`);
    }
  }

  /** In a transaction, as every undoing is. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(searchPieces('folded_text'));
    for (const index of INDEXES) await runner.query(`REINDEX INDEX ${index}`);
  }
}

const INDEXES = ['users_search', 'projects_search', 'projects_text_search'];

const searchPieces = (characters: string) => `
  CREATE OR REPLACE FUNCTION search_pieces(folded_text text) RETURNS tsvector
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
  DECLARE
    characters text[] := string_to_array(${characters}, NULL);
  BEGIN
    RETURN array_to_tsvector(characters || ARRAY(
      SELECT one || two || coalesce(three, '')
      FROM unnest(characters, characters[2:], characters[3:]) AS piece (one, two, three) WHERE two IS NOT NULL));
  END $$`;
