import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexSearchPieces1763700000012 implements MigrationInterface {
  name = 'IndexSearchPieces1763700000012';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SEARCH_PIECES);
    await runner.query(SEARCH_QUERY);
    await runner.query('DROP INDEX users_search, users_skills, projects_tech, projects_tags');
    await runner.query('CREATE INDEX users_search ON users USING gin (search_pieces(search_text))');
    await runner.query('CREATE INDEX users_skills ON users USING gin (search_pieces(skill_text))');
    await runner.query('CREATE INDEX projects_tech ON projects USING gin (search_pieces(tech_text))');
    await runner.query('CREATE INDEX projects_tags ON projects USING gin (search_pieces(tag_text))');
    await runner.query(NEWEST_BY_AVAILABILITY);
    await runner.query(NEWEST_BY_DIFFICULTY);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX users_newest_by_availability, projects_newest_by_difficulty');
    await runner.query('DROP INDEX users_search, users_skills, projects_tech, projects_tags');
    await runner.query('CREATE INDEX users_search ON users USING gin (search_text gin_trgm_ops)');
    await runner.query('CREATE INDEX users_skills ON users USING gin (skill_text gin_trgm_ops)');
    await runner.query('CREATE INDEX projects_tech ON projects USING gin (tech_text gin_trgm_ops)');
    await runner.query('CREATE INDEX projects_tags ON projects USING gin (tag_text gin_trgm_ops)');
    await runner.query('DROP FUNCTION search_query');
    await runner.query('DROP FUNCTION search_pieces');
  }
}

// Single characters, and trigrams, whose beginnings are all pairs of ASCII letters and digits: pg_trgm hashes a trigram
// with any other letter in it, so those become blanks first. PL/pgSQL, because a function that is inlined has no cost;
// with a search path, because building and analyzing an index take away the usual one.
export const SEARCH_PIECES = `
  CREATE FUNCTION search_pieces(folded_text text) RETURNS tsvector
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 1000 SET search_path FROM CURRENT AS $$
  BEGIN
    RETURN array_to_tsvector(string_to_array(folded_text, NULL) || show_trgm(
      CASE WHEN octet_length(folded_text) = char_length(folded_text) THEN folded_text
           ELSE regexp_replace(folded_text, '[^ -~]', ' ', 'g') END));
  END $$`;

// Of a run of three and more letters or digits its trigrams; of a pair all trigrams that begin with it; of all else the
// characters. Several words: one of them is enough.
export const SEARCH_QUERY = `
  CREATE FUNCTION search_query(words text[]) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    SELECT string_agg('(' || pieces || ')', ' | ')::tsquery FROM (
      SELECT string_agg(
        '''' || replace(replace(substr(run[1], start, 3), '\\', '\\\\'), '''', '''''') || '''' ||
        CASE length(run[1]) WHEN 2 THEN ':*' ELSE '' END, ' & ') AS pieces
      FROM unnest(words) WITH ORDINALITY AS word (given, place),
        LATERAL regexp_matches(folded(given), '[a-z0-9]+|[^ ]', 'g') AS run,
        LATERAL generate_series(1, greatest(length(run[1]) - 2, 1)) AS start
      GROUP BY place) AS queries)`;

const NEWEST_BY_AVAILABILITY = `
  CREATE INDEX users_newest_by_availability
  ON users (coalesce(availability, 'Open to Collaborate'), created_at DESC, id DESC)`;

const NEWEST_BY_DIFFICULTY = `
  CREATE INDEX projects_newest_by_difficulty ON projects (difficulty, created_at DESC, id DESC)
  WHERE collaboration_type = 'Open to all'`;
