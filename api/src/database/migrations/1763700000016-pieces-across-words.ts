import type { MigrationInterface, QueryRunner } from 'typeorm';
import * as before from './1763700000012-index-search-pieces.ts';

/**
 * Pieces are three characters of whatever kind, so that the end of one word and the start of the next are one as well: what
 * tells a rare phrase of common words from those words. And no script is left with single characters.
 */
export class PiecesAcrossWords1763700000016 implements MigrationInterface {
  name = 'PiecesAcrossWords1763700000016';

  async up(runner: QueryRunner): Promise<void> {
    // Without a list of what is still to be put in, which every search would read and one unlucky writer empty.
    await replaceIndexes(runner, { pieces: SEARCH_PIECES, query: SEARCH_QUERY, options: 'WITH (fastupdate = off)' });
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceIndexes(runner, { pieces: before.SEARCH_PIECES, query: before.SEARCH_QUERY, options: '' });
  }
}

interface Search {
  readonly pieces: string;
  readonly query: string;
  readonly options: string;
}

async function replaceIndexes(runner: QueryRunner, { pieces, query, options }: Search): Promise<void> {
  await runner.query('DROP INDEX users_search, projects_search');
  await runner.query('DROP FUNCTION search_pieces');
  await runner.query('DROP FUNCTION search_query');
  await runner.query(pieces);
  await runner.query(query);
  await runner.query(`
    CREATE INDEX users_search ON users USING gin (search_pieces(search_text), search_pieces(skill_text)) ${options}`);
  await runner.query(`
    CREATE INDEX projects_search ON projects USING gin (search_pieces(tech_text), search_pieces(tag_text)) ${options}`);
}

// Single characters, and every three in a row; the last two as well, so that each pair begins a piece. PL/pgSQL, because a
// function that is inlined has no cost.
const SEARCH_PIECES = `
  CREATE FUNCTION search_pieces(folded_text text) RETURNS tsvector
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
  DECLARE
    characters text[] := string_to_array(folded_text, NULL);
  BEGIN
    RETURN array_to_tsvector(characters || ARRAY(
      SELECT one || two || coalesce(three, '')
      FROM unnest(characters, characters[2:], characters[3:]) AS piece (one, two, three) WHERE two IS NOT NULL));
  END $$`;

// Each piece more is a list to be read, so only some: of a phrase those that span two words, which are the rarest, and the start
// of its last word; of a word two, or four of a long one. A pair is all pieces that begin with it. Several words: one is enough.
const SEARCH_QUERY = `
  CREATE FUNCTION search_query(words text[]) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    SELECT string_agg('(' || pieces || ')', ' | ')::tsquery FROM (
      SELECT string_agg(
        '''' || replace(replace(substr(word, start, 3), '\\', '\\\\'), '''', '''''') || '''' ||
        CASE size WHEN 2 THEN ':*' ELSE '' END, ' & ') AS pieces
      FROM unnest(words) WITH ORDINALITY AS listed (given, place),
        LATERAL (SELECT folded(given), length(folded(given)), strpos(reverse(folded(given)), ' ')) AS searched (word, size, last_word),
        LATERAL generate_series(1, greatest(size - 2, 1)) AS start
      WHERE substr(word, start + 1, 1) COLLATE "pg_c_utf8" ~ '[^[:alnum:]]' OR CASE
        WHEN size <= 8 THEN start IN (1, size - 2)
        WHEN last_word > 0 THEN start = least(size - last_word, size - 4) + 2
        ELSE start % (size / CASE WHEN size > 16 THEN 4 ELSE 2 END) = 1 END
      GROUP BY place) AS queries)`;
