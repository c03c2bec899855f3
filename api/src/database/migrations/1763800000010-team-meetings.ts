import sql from 'sql-template-tag';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { execute } from '../query.ts';

export class TeamMeetings1763800000010 implements MigrationInterface {
  name = 'TeamMeetings1763800000010';

  async up(runner: QueryRunner): Promise<void> {
    await execute(
      runner,
      sql`
        CREATE TABLE team_meetings (
          id           uuid        NOT NULL DEFAULT gen_random_uuid(),
          project_id   uuid        NOT NULL,
          proposed_by  uuid,
          title        text        NOT NULL,
          starts_at    timestamptz NOT NULL,
          minutes      smallint    NOT NULL,
          url          text,
          moves        smallint    NOT NULL DEFAULT 0,
          is_cancelled boolean     NOT NULL DEFAULT false,
          created_at   timestamptz NOT NULL DEFAULT now(),
          CONSTRAINT team_meetings_pk PRIMARY KEY (id),
          CONSTRAINT team_meetings_project_fk FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE,
          CONSTRAINT team_meetings_proposed_by_fk FOREIGN KEY (proposed_by) REFERENCES users(id) ON DELETE SET NULL,
          CONSTRAINT team_meetings_minutes_size CHECK (minutes >= 15 AND minutes <= 480),
          CONSTRAINT team_meetings_title_size CHECK (char_length(title) >= 1 AND char_length(title) <= 120),
          CONSTRAINT team_meetings_url_size CHECK (char_length(url) <= 2048)
        )`,
    );
    await execute(
      runner,
      sql`
        CREATE TABLE team_meeting_answers (
          meeting_id uuid NOT NULL,
          user_id    uuid NOT NULL,
          answer     text NOT NULL,
          CONSTRAINT team_meeting_answers_pk PRIMARY KEY (meeting_id, user_id),
          CONSTRAINT team_meeting_answers_meeting_fk FOREIGN KEY (meeting_id) REFERENCES team_meetings(id) ON DELETE CASCADE,
          CONSTRAINT team_meeting_answers_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
          CONSTRAINT team_meeting_answers_known CHECK (answer IN ('confirmed', 'declined'))
        )`,
    );
    await execute(runner, sql`CREATE INDEX team_meeting_answers_of_person ON team_meeting_answers (user_id)`);
    await execute(
      runner,
      sql`CREATE INDEX team_meetings_of_person ON team_meetings (proposed_by) WHERE proposed_by IS NOT NULL`,
    );
    await execute(
      runner,
      sql`CREATE INDEX team_meetings_of_project ON team_meetings (project_id, starts_at DESC, id DESC)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await execute(runner, sql`DROP TABLE team_meeting_answers`);
    await execute(runner, sql`DROP TABLE team_meetings`);
  }
}
