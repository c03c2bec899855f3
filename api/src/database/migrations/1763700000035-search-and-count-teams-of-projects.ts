import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What lists of projects are searched and sorted by: title and description as one text, and how many are on the team. */
export class SearchAndCountTeamsOfProjects1763700000035 implements MigrationInterface {
  name = 'SearchAndCountTeamsOfProjects1763700000035';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMNS);
    await runner.query(fillTexts(SEARCH_TEXT));
    await runner.query(triggerOn('INSERT OR UPDATE OF title, description, tags, tech_stack'));
    await runner.query(COUNT_MEMBERS);
    await runner.query(COUNT_TRIGGER);
    await runner.query(FILL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER project_members_are_counted ON project_members');
    await runner.query('DROP FUNCTION count_members');
    await runner.query(fillTexts(''));
    await runner.query(triggerOn('INSERT OR UPDATE'));
    await runner.query('ALTER TABLE projects DROP COLUMN search_text, DROP COLUMN member_count');
  }
}

const COLUMNS = `
  ALTER TABLE projects
    ADD COLUMN search_text text NOT NULL DEFAULT '',
    ADD COLUMN member_count smallint NOT NULL DEFAULT 0`;

const SEARCH_TEXT = 'NEW.search_text := folded(concat_ws(chr(31), NEW.title, NEW.description));';

const fillTexts = (more: string) => `
  CREATE OR REPLACE FUNCTION fill_project_filter_text() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.tech_text := folded(array_to_string(NEW.tech_stack, chr(31)));
    NEW.tag_text := folded(array_to_string(NEW.tags, chr(31)));
    ${more}
    RETURN NEW;
  END $$`;

const triggerOn = (events: string) => `
  CREATE OR REPLACE TRIGGER projects_fill_filter_text BEFORE ${events} ON projects
  FOR EACH ROW EXECUTE FUNCTION fill_project_filter_text()`;

// Two statements: the second one sees what was written by whom the first one has waited for.
const COUNT_MEMBERS = `
  CREATE FUNCTION count_members() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM FROM projects WHERE id IN (OLD.project_id, NEW.project_id) ORDER BY id FOR UPDATE;
    UPDATE projects p SET member_count = (SELECT count(*) FROM project_members m WHERE m.project_id = p.id)
    WHERE p.id IN (OLD.project_id, NEW.project_id);
    RETURN NULL;
  END $$`;

const COUNT_TRIGGER = `
  CREATE TRIGGER project_members_are_counted AFTER INSERT OR UPDATE OR DELETE ON project_members
  FOR EACH ROW EXECUTE FUNCTION count_members()`;

const FILL = `
  UPDATE projects p
  SET title = title, member_count = (SELECT count(*) FROM project_members m WHERE m.project_id = p.id)`;
