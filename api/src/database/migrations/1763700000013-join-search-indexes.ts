import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One index per table for both of its texts: a search that asks for both then meets in the index. Of two indexes the
 * planner takes one, and mistakes the common text for the rare one, because it takes trigrams for independent.
 */
export class JoinSearchIndexes1763700000013 implements MigrationInterface {
  name = 'JoinSearchIndexes1763700000013';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX users_search, users_skills, projects_tech, projects_tags');
    await runner.query(`
      CREATE INDEX users_search ON users USING gin (search_pieces(search_text), search_pieces(skill_text))`);
    await runner.query(`
      CREATE INDEX projects_search ON projects USING gin (search_pieces(tech_text), search_pieces(tag_text))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX users_search, projects_search');
    await runner.query('CREATE INDEX users_search ON users USING gin (search_pieces(search_text))');
    await runner.query('CREATE INDEX users_skills ON users USING gin (search_pieces(skill_text))');
    await runner.query('CREATE INDEX projects_tech ON projects USING gin (search_pieces(tech_text))');
    await runner.query('CREATE INDEX projects_tags ON projects USING gin (search_pieces(tag_text))');
  }
}
