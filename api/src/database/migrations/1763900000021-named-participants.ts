import sql from 'sql-template-tag';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index.ts';
import { execute } from '../query.ts';

export class NamedParticipants1763900000021 implements MigrationInterface {
  name = 'NamedParticipants1763900000021';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await buildIndex(
      runner,
      sql`team_searches_named`,
      sql`team_searches (hackathon_id, created_at, id) WHERE is_named`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await execute(runner, sql`DROP INDEX team_searches_named`);
  }
}
