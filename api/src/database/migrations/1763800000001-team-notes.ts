import sql from 'sql-template-tag';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { execute } from '../query.ts';

export class TeamNotes1763800000001 implements MigrationInterface {
  name = 'TeamNotes1763800000001';

  async up(runner: QueryRunner): Promise<void> {
    await execute(
      runner,
      sql`
        CREATE TABLE team_notes (
          id         uuid        NOT NULL DEFAULT gen_random_uuid(),
          project_id uuid        NOT NULL,
          author_id  uuid        NOT NULL,
          words      text        NOT NULL,
          created_at timestamptz NOT NULL DEFAULT now(),
          edited_at  timestamptz,
          CONSTRAINT team_notes_pk PRIMARY KEY (id),
          CONSTRAINT team_notes_author_fk FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE CASCADE,
          CONSTRAINT team_notes_project_fk FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE,
          CONSTRAINT team_notes_words_size CHECK (char_length(words) >= 1 AND char_length(words) <= 1000)
        )`,
    );
    await execute(runner, sql`CREATE INDEX team_notes_of_author ON team_notes (author_id, created_at DESC, id DESC)`);
    await execute(runner, sql`CREATE INDEX team_notes_of_project ON team_notes (project_id, created_at DESC, id DESC)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await execute(runner, sql`DROP TABLE team_notes`);
  }
}
