import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateUsers1763700000001 implements MigrationInterface {
  name = 'CreateUsers1763700000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLLATION);
    await runner.query(FOLDED_TEXT);
    await runner.query(SEARCH_PIECES);
    await runner.query(SEARCH_QUERY);
    await runner.query(SKILL_NAMES);
    await runner.query(TABLE);
    await runner.query(FILL_SEARCH_TEXT);
    await runner.query(TRIGGER);
    await runner.query('CREATE INDEX users_newest ON users (created_at DESC, id DESC)');
    await runner.query(NEWEST_BY_AVAILABILITY);
    await runner.query(SEARCH);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE users');
    await runner.query('DROP FUNCTION fill_user_search_text');
    await runner.query('DROP FUNCTION skill_names');
    await runner.query('DROP FUNCTION search_query');
    await runner.query('DROP FUNCTION search_pieces');
    await runner.query('DROP FUNCTION folded');
    await runner.query('DROP COLLATION IF EXISTS public.pg_c_utf8');
  }
}

// Built in since PostgreSQL 17. Before, the C library's takes its name, and does the same to what people write.
const COLLATION = `
  DO $$ BEGIN
    IF current_setting('server_version_num')::int < 170000 THEN
      CREATE COLLATION pg_c_utf8 (provider = libc, locale = 'C.UTF-8');
    END IF;
  END $$`;

// The collation is named so that "É" finds "é" whatever locale the database was made with.
const FOLDED_TEXT = `
  CREATE FUNCTION folded(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower(value COLLATE "pg_c_utf8") COLLATE "default"`;

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

// U+001F separates what must not be found across two entries; no text that a person writes holds it.
const SKILL_NAMES = `
  CREATE FUNCTION skill_names(skills jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (SELECT coalesce(string_agg(entry ->> 'name', chr(31)), '') FROM jsonb_array_elements(skills) AS entry)`;

const TABLE = `
  CREATE TABLE users (
    id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT users_pk PRIMARY KEY,
    firebase_uid text NOT NULL CONSTRAINT users_uid_unique UNIQUE,
    email text NOT NULL,
    name text NOT NULL,
    bio text,
    branch text,
    academic_year text,
    availability text,
    discord_or_contact text,
    github_url text,
    portfolio_url text,
    interests text[] NOT NULL DEFAULT '{}',
    skills jsonb NOT NULL DEFAULT '[]',
    featured_projects jsonb NOT NULL DEFAULT '[]',
    skill_text text NOT NULL DEFAULT '',
    search_text text NOT NULL DEFAULT '',
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT users_uid_size CHECK (char_length(firebase_uid) BETWEEN 1 AND 128),
    CONSTRAINT users_email_size CHECK (char_length(email) <= 320),
    CONSTRAINT users_name_size CHECK (char_length(name) <= 120),
    CONSTRAINT users_bio_size CHECK (char_length(bio) <= 1000),
    CONSTRAINT users_availability_known
      CHECK (availability IN ('Available for work', 'Open to Collaborate', 'Not available')),
    CONSTRAINT users_skills_size CHECK (jsonb_array_length(skills) <= 50),
    CONSTRAINT users_featured_projects_size CHECK (jsonb_array_length(featured_projects) <= 20)
  )`;

const FILL_SEARCH_TEXT = `
  CREATE FUNCTION fill_user_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.skill_text := folded(skill_names(NEW.skills));
    NEW.search_text := folded(concat_ws(chr(31), NEW.name, NEW.bio, NEW.skill_text,
      concat_ws(' · ', nullif(NEW.branch, ''), nullif(NEW.academic_year, ''))));
    RETURN NEW;
  END $$`;

const TRIGGER = `
  CREATE TRIGGER users_fill_search_text BEFORE INSERT OR UPDATE ON users
  FOR EACH ROW EXECUTE FUNCTION fill_user_search_text()`;

const NEWEST_BY_AVAILABILITY = `
  CREATE INDEX users_newest_by_availability
  ON users (coalesce(availability, 'Open to Collaborate'), created_at DESC, id DESC)`;

// Without a list of what is still to be put in: every search would read it, and one unlucky writer empty it.
const SEARCH = `
  CREATE INDEX users_search ON users USING gin (search_pieces(search_text), search_pieces(skill_text))
  WITH (fastupdate = off)`;
