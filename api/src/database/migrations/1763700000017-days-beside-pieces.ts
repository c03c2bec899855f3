import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The day of an entry stands beside its pieces, so that a search can meet the lists of some days and skip all others. As a
 * list of one, because GIN has an operator for one of several in lists only; of a range it would collect every entry first.
 */
export class DaysBesidePieces1763700000017 implements MigrationInterface {
  name = 'DaysBesidePieces1763700000017';

  async up(runner: QueryRunner): Promise<void> {
    await replaceIndexes(runner, `, (ARRAY[(created_at AT TIME ZONE 'UTC')::date])`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceIndexes(runner, '');
  }
}

async function replaceIndexes(runner: QueryRunner, day: string): Promise<void> {
  await runner.query('DROP INDEX users_search, projects_search');
  await runner.query(`
    CREATE INDEX users_search ON users
    USING gin (search_pieces(search_text), search_pieces(skill_text)${day}) WITH (fastupdate = off)`);
  await runner.query(`
    CREATE INDEX projects_search ON projects
    USING gin (search_pieces(tech_text), search_pieces(tag_text)${day}) WITH (fastupdate = off)`);
}
