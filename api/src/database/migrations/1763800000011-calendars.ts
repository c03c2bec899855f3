import sql from 'sql-template-tag';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { execute } from '../query.ts';

export class Calendars1763800000011 implements MigrationInterface {
  name = 'Calendars1763800000011';

  async up(runner: QueryRunner): Promise<void> {
    await execute(
      runner,
      sql`
        CREATE TABLE calendars (
          user_id    uuid        NOT NULL,
          hash       text        NOT NULL,
          created_at timestamptz NOT NULL DEFAULT now(),
          CONSTRAINT calendars_pk PRIMARY KEY (user_id),
          CONSTRAINT calendars_once UNIQUE (hash),
          CONSTRAINT calendars_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
        )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await execute(runner, sql`DROP TABLE calendars`);
  }
}
