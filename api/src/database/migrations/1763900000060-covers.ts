import sql from 'sql-template-tag';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { execute } from '../query.ts';

export class Covers1763900000060 implements MigrationInterface {
  name = 'Covers1763900000060';

  async up(runner: QueryRunner): Promise<void> {
    await execute(
      runner,
      sql`
        CREATE TABLE covers (
          id           uuid        NOT NULL DEFAULT gen_random_uuid(),
          project_id   uuid,
          hackathon_id uuid,
          hash         text        NOT NULL,
          bytes        bytea       NOT NULL,
          created_at   timestamptz NOT NULL DEFAULT now(),
          CONSTRAINT covers_pk PRIMARY KEY (id),
          CONSTRAINT covers_once_a_project UNIQUE (project_id),
          CONSTRAINT covers_once_a_hackathon UNIQUE (hackathon_id),
          CONSTRAINT covers_project_fk FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE,
          CONSTRAINT covers_hackathon_fk FOREIGN KEY (hackathon_id) REFERENCES hackathons(id) ON DELETE CASCADE,
          CONSTRAINT covers_of_one CHECK (num_nonnulls(project_id, hackathon_id) = 1)
        )`,
    );
    await execute(runner, sql`CREATE INDEX covers_by_hash ON covers (hash)`);
    await execute(
      runner,
      sql`
        CREATE TABLE hidden_covers (
          id           uuid NOT NULL DEFAULT gen_random_uuid(),
          project_id   uuid,
          hackathon_id uuid,
          hash         text NOT NULL,
          reason       text NOT NULL,
          CONSTRAINT hidden_covers_pk PRIMARY KEY (id),
          CONSTRAINT hidden_covers_once_a_project UNIQUE (project_id, hash),
          CONSTRAINT hidden_covers_once_a_hackathon UNIQUE (hackathon_id, hash),
          CONSTRAINT hidden_covers_project_fk FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE,
          CONSTRAINT hidden_covers_hackathon_fk FOREIGN KEY (hackathon_id) REFERENCES hackathons(id) ON DELETE CASCADE,
          CONSTRAINT hidden_covers_of_one CHECK (num_nonnulls(project_id, hackathon_id) = 1),
          CONSTRAINT hidden_covers_for_a_reason CHECK (reason <> '')
        )`,
    );
    await execute(runner, sql`ALTER TABLE projects ADD COLUMN cover_hash text`);
    await execute(runner, sql`ALTER TABLE hackathons ADD COLUMN cover_hash text`);
    await execute(
      runner,
      sql`
        ALTER TABLE moderation_events
          DROP CONSTRAINT moderation_events_kind_known,
          ADD CONSTRAINT moderation_events_kind_known
            CHECK (subject_kind IN ('person', 'project', 'hackathon')) NOT VALID`,
    );
  }

  /** Refused once ops have hidden the cover of a hackathon: nobody may edit their history. */
  async down(runner: QueryRunner): Promise<void> {
    await execute(
      runner,
      sql`
        ALTER TABLE moderation_events
          DROP CONSTRAINT moderation_events_kind_known,
          ADD CONSTRAINT moderation_events_kind_known CHECK (subject_kind IN ('person', 'project'))`,
    );
    await execute(runner, sql`ALTER TABLE hackathons DROP COLUMN cover_hash`);
    await execute(runner, sql`ALTER TABLE projects DROP COLUMN cover_hash`);
    await execute(runner, sql`DROP TABLE hidden_covers`);
    await execute(runner, sql`DROP TABLE covers`);
  }
}
