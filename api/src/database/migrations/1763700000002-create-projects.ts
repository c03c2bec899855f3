import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateProjects1763700000002 implements MigrationInterface {
  name = 'CreateProjects1763700000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE);
    await runner.query(FILL_FILTER_TEXT);
    await runner.query(TRIGGER);
    await runner.query(NEWEST_OPEN);
    await runner.query('CREATE INDEX projects_of_owner ON projects (owner_id, created_at DESC, id DESC)');
    await runner.query(NEWEST_BY_DIFFICULTY);
    await runner.query(SEARCH);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE projects');
    await runner.query('DROP FUNCTION fill_project_filter_text');
  }
}

const TABLE = `
  CREATE TABLE projects (
    id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT projects_pk PRIMARY KEY,
    owner_id uuid NOT NULL CONSTRAINT projects_owner_fk REFERENCES users (id) ON DELETE CASCADE,
    title text NOT NULL,
    description text NOT NULL DEFAULT '',
    tags text[] NOT NULL DEFAULT '{}',
    tech_stack text[] NOT NULL DEFAULT '{}',
    roles_needed text[] NOT NULL DEFAULT '{}',
    max_team_size smallint NOT NULL DEFAULT 1,
    status text NOT NULL DEFAULT 'Open',
    difficulty text,
    collaboration_type text NOT NULL DEFAULT 'Open to all',
    invite_status text NOT NULL DEFAULT 'Pending',
    deadline date,
    tech_text text NOT NULL DEFAULT '',
    tag_text text NOT NULL DEFAULT '',
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT projects_title_size CHECK (char_length(title) BETWEEN 1 AND 120),
    CONSTRAINT projects_description_size CHECK (char_length(description) <= 5000),
    CONSTRAINT projects_lists_size
      CHECK (cardinality(tags) <= 20 AND cardinality(tech_stack) <= 20 AND cardinality(roles_needed) <= 20),
    CONSTRAINT projects_team_size CHECK (max_team_size BETWEEN 1 AND 50),
    CONSTRAINT projects_status_known CHECK (status IN ('Ideation', 'In Progress', 'Completed', 'Open', 'Archived')),
    CONSTRAINT projects_difficulty_known CHECK (difficulty IN ('Beginner', 'Intermediate', 'Advanced')),
    CONSTRAINT projects_collaboration_type_known CHECK (collaboration_type IN ('Open to all', 'Invite only')),
    CONSTRAINT projects_invite_status_known CHECK (invite_status IN ('Pending', 'Accepted', 'Declined', 'Expired'))
  )`;

const FILL_FILTER_TEXT = `
  CREATE FUNCTION fill_project_filter_text() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.tech_text := folded(array_to_string(NEW.tech_stack, chr(31)));
    NEW.tag_text := folded(array_to_string(NEW.tags, chr(31)));
    RETURN NEW;
  END $$`;

const TRIGGER = `
  CREATE TRIGGER projects_fill_filter_text BEFORE INSERT OR UPDATE ON projects
  FOR EACH ROW EXECUTE FUNCTION fill_project_filter_text()`;

const NEWEST_OPEN = `
  CREATE INDEX projects_newest_open ON projects (created_at DESC, id DESC) WHERE collaboration_type = 'Open to all'`;

const NEWEST_BY_DIFFICULTY = `
  CREATE INDEX projects_newest_by_difficulty ON projects (difficulty, created_at DESC, id DESC)
  WHERE collaboration_type = 'Open to all'`;

const SEARCH = `
  CREATE INDEX projects_search ON projects USING gin (search_pieces(tech_text), search_pieces(tag_text))
  WITH (fastupdate = off)`;
