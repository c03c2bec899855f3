import sql from 'sql-template-tag';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { execute } from '../query.ts';

const JOB = { policy: 'stately', retryLimit: 0 };

export class ShownFits1763900000051 implements MigrationInterface {
  name = 'ShownFits1763900000051';

  async up(runner: QueryRunner): Promise<void> {
    await execute(
      runner,
      sql`
        CREATE TABLE shown_fits (
          viewer_id   uuid    NOT NULL,
          subject_id  uuid    NOT NULL,
          project_id  uuid    NOT NULL,
          position    text    NOT NULL,
          is_strong   boolean NOT NULL,
          is_newcomer boolean NOT NULL,
          reasons     text[]  NOT NULL,
          shown_on    date    NOT NULL DEFAULT (now() AT TIME ZONE 'UTC')::date,
          CONSTRAINT shown_fits_pk PRIMARY KEY (viewer_id, subject_id, project_id),
          CONSTRAINT shown_fits_viewer_fk FOREIGN KEY (viewer_id) REFERENCES users(id) ON DELETE CASCADE,
          CONSTRAINT shown_fits_subject_fk FOREIGN KEY (subject_id) REFERENCES users(id) ON DELETE CASCADE,
          CONSTRAINT shown_fits_project_fk FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE,
          CONSTRAINT shown_fits_position_known CHECK (position IN ('1-3', '4-10', '11+'))
        )`,
    );
    await execute(runner, sql`CREATE INDEX shown_fits_of_subject ON shown_fits (subject_id)`);
    await execute(runner, sql`CREATE INDEX shown_fits_of_project ON shown_fits (project_id)`);
    await execute(runner, sql`CREATE INDEX shown_fits_by_day ON shown_fits (shown_on)`);
    await execute(runner, sql`SELECT pgboss.create_queue('forget_shown_fits', ${JSON.stringify(JOB)})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await execute(runner, sql`SELECT pgboss.delete_queue('forget_shown_fits')`);
    await execute(runner, sql`DROP TABLE shown_fits`);
  }
}
