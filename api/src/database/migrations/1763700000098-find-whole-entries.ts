import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The pieces of a text say where it begins and ends, so that an index finds its entries, the first and the last one too. */
export class FindWholeEntries1763700000098 implements MigrationInterface {
  name = 'FindWholeEntries1763700000098';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(searchPieces('chr(31) || folded_text || chr(31)'));
    await reindex(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(searchPieces('folded_text'));
    await reindex(runner);
  }
}

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

async function reindex(runner: QueryRunner): Promise<void> {
  for (const index of ['users_search', 'projects_search', 'projects_text_search'])
    await runner.query(`REINDEX INDEX ${index}`);
}
