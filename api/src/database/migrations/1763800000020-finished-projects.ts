import sql from 'sql-template-tag';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { execute } from '../query.ts';

export class FinishedProjects1763800000020 implements MigrationInterface {
  name = 'FinishedProjects1763800000020';

  async up(runner: QueryRunner): Promise<void> {
    await execute(
      runner,
      sql`
        CREATE TABLE project_results (
          project_id     uuid NOT NULL,
          repository_url text,
          demo_url       text,
          video_url      text,
          place          text,
          words          text,
          CONSTRAINT project_results_pk PRIMARY KEY (project_id),
          CONSTRAINT project_results_project_fk FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE,
          CONSTRAINT project_results_place_size CHECK (char_length(place) >= 1 AND char_length(place) <= 120),
          CONSTRAINT project_results_words_size CHECK (char_length(words) >= 1 AND char_length(words) <= 1000)
        )`,
    );
    await execute(
      runner,
      sql`
        CREATE TABLE project_credits (
          project_id uuid        NOT NULL,
          user_id    uuid        NOT NULL,
          words      text,
          is_named   boolean     NOT NULL DEFAULT true,
          given_role text,
          created_at timestamptz NOT NULL DEFAULT now(),
          CONSTRAINT project_credits_pk PRIMARY KEY (project_id, user_id),
          CONSTRAINT project_credits_project_fk FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE,
          CONSTRAINT project_credits_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
          CONSTRAINT project_credits_given_role_size CHECK (char_length(given_role) >= 1 AND char_length(given_role) <= 60),
          CONSTRAINT project_credits_words_size CHECK (char_length(words) >= 1 AND char_length(words) <= 200)
        )`,
    );
    await execute(runner, sql`CREATE INDEX project_credits_of_user ON project_credits (user_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await execute(runner, sql`DROP TABLE project_credits`);
    await execute(runner, sql`DROP TABLE project_results`);
  }
}
