import sql from 'sql-template-tag';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index.ts';
import { execute } from '../query.ts';

export class BareProfiles1763900000090 implements MigrationInterface {
  name = 'BareProfiles1763900000090';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await buildIndex(
      runner,
      sql`users_newest_bare_last`,
      sql`users
        ((CASE WHEN name <> '' AND (skill_text <> '' OR roles <> '{}') THEN 0 ELSE 1 END), created_at DESC, id DESC)
        WHERE hidden_reason IS NULL AND suspended_reason IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await execute(runner, sql`DROP INDEX users_newest_bare_last`);
  }
}
