import sql from 'sql-template-tag';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { execute } from '../query.ts';

export class Wishes1763900000040 implements MigrationInterface {
  name = 'Wishes1763900000040';

  async up(runner: QueryRunner): Promise<void> {
    await execute(
      runner,
      sql`
        CREATE TABLE wishes (
          id         uuid NOT NULL DEFAULT gen_random_uuid(),
          search_id  uuid NOT NULL,
          user_id    uuid NOT NULL,
          kind       text NOT NULL,
          person_id  uuid,
          project_id uuid,
          CONSTRAINT wishes_pk PRIMARY KEY (id),
          CONSTRAINT wishes_once_a_person UNIQUE (search_id, user_id, person_id),
          CONSTRAINT wishes_once_a_project UNIQUE (search_id, user_id, project_id),
          CONSTRAINT wishes_search_fk FOREIGN KEY (search_id) REFERENCES team_searches(id) ON DELETE CASCADE,
          CONSTRAINT wishes_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
          CONSTRAINT wishes_person_fk FOREIGN KEY (person_id) REFERENCES users(id) ON DELETE CASCADE,
          CONSTRAINT wishes_project_fk FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE,
          CONSTRAINT wishes_kind_known CHECK (kind IN ('like', 'avoid')),
          CONSTRAINT wishes_about_one CHECK (num_nonnulls(person_id, project_id) = 1),
          CONSTRAINT wishes_avoid_people CHECK (kind = 'like' OR person_id IS NOT NULL),
          CONSTRAINT wishes_about_others CHECK (person_id <> user_id)
        )`,
    );
    await execute(runner, sql`CREATE INDEX wishes_of_user ON wishes (user_id)`);
    await execute(runner, sql`CREATE INDEX wishes_of_person ON wishes (person_id)`);
    await execute(runner, sql`CREATE INDEX wishes_of_project ON wishes (project_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await execute(runner, sql`DROP TABLE wishes`);
  }
}
