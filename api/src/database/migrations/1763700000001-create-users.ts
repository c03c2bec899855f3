import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateUsers1763700000001 implements MigrationInterface {
  name = 'CreateUsers1763700000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await runner.query(FOLDED_TEXT);
    await runner.query(SKILL_NAMES);
    await runner.query(TABLE);
    await runner.query(FILL_SEARCH_TEXT);
    await runner.query(TRIGGER);
    await runner.query('CREATE INDEX users_newest ON users (created_at DESC, id DESC)');
    await runner.query('CREATE INDEX users_search ON users USING gin (search_text gin_trgm_ops)');
    await runner.query('CREATE INDEX users_skills ON users USING gin (skill_text gin_trgm_ops)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE users');
    await runner.query('DROP FUNCTION fill_user_search_text');
    await runner.query('DROP FUNCTION skill_names');
    await runner.query('DROP FUNCTION folded');
  }
}

// The collation is named so that "É" finds "é" whatever locale the database was made with.
const FOLDED_TEXT = `
  CREATE FUNCTION folded(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower(value COLLATE "pg_c_utf8") COLLATE "default"`;

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
