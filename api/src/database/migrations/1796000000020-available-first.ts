import sql from 'sql-template-tag';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex, dropIndex } from '../build-index.ts';
import { execute } from '../query.ts';

/** Replaces the index of the order before. A release that can be rolled back to reads that order by `users_newest`. */
export class AvailableFirst1796000000020 implements MigrationInterface {
  name = 'AvailableFirst1796000000020';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await buildIndex(
      runner,
      sql`users_newest_available_first`,
      sql`users
        ((CASE WHEN availability = 'Not available' THEN 2 ELSE 0 END
          + CASE WHEN name <> '' AND (skill_text <> '' OR roles <> '{}') THEN 0 ELSE 1 END), created_at DESC, id DESC)
        WHERE hidden_reason IS NULL AND suspended_reason IS NULL`,
    );
    await dropIndex(runner, sql`users_newest_bare_last`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await execute(
      runner,
      sql`
        CREATE INDEX users_newest_bare_last ON users
          ((CASE WHEN name <> '' AND (skill_text <> '' OR roles <> '{}') THEN 0 ELSE 1 END), created_at DESC, id DESC)
          WHERE hidden_reason IS NULL AND suspended_reason IS NULL`,
    );
    await execute(runner, sql`DROP INDEX users_newest_available_first`);
  }
}
