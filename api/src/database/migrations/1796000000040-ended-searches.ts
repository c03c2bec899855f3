import sql from 'sql-template-tag';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index.ts';
import { execute } from '../query.ts';

/** Counts the teams of an event without reading everybody who still looks. */
export class EndedSearches1796000000040 implements MigrationInterface {
  name = 'EndedSearches1796000000040';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await buildIndex(runner, sql`team_searches_ended`, sql`team_searches (hackathon_id) WHERE ended_at IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await execute(runner, sql`DROP INDEX team_searches_ended`);
  }
}
