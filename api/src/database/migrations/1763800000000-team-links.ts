import sql from 'sql-template-tag';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { execute } from '../query.ts';

export class TeamLinks1763800000000 implements MigrationInterface {
  name = 'TeamLinks1763800000000';

  async up(runner: QueryRunner): Promise<void> {
    await execute(
      runner,
      sql`
        CREATE TABLE team_links (
          id         uuid        NOT NULL DEFAULT gen_random_uuid(),
          project_id uuid        NOT NULL,
          url        text        NOT NULL,
          added_by   uuid,
          created_at timestamptz NOT NULL DEFAULT now(),
          CONSTRAINT team_links_pk PRIMARY KEY (id),
          CONSTRAINT team_links_once UNIQUE (project_id, url),
          CONSTRAINT team_links_added_by_fk FOREIGN KEY (added_by) REFERENCES users(id) ON DELETE SET NULL,
          CONSTRAINT team_links_project_fk FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE,
          CONSTRAINT team_links_url_size CHECK (char_length(url) <= 2048)
        )`,
    );
    await execute(runner, sql`CREATE INDEX team_links_of_person ON team_links (added_by) WHERE added_by IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await execute(runner, sql`DROP TABLE team_links`);
  }
}
