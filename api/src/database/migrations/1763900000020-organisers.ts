import sql from 'sql-template-tag';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { execute } from '../query.ts';

export class Organisers1763900000020 implements MigrationInterface {
  name = 'Organisers1763900000020';

  async up(runner: QueryRunner): Promise<void> {
    await execute(
      runner,
      sql`
        CREATE TABLE hackathon_organisers (
          hackathon_id uuid        NOT NULL,
          user_id      uuid        NOT NULL,
          created_at   timestamptz NOT NULL DEFAULT now(),
          CONSTRAINT hackathon_organisers_pk PRIMARY KEY (hackathon_id, user_id),
          CONSTRAINT hackathon_organisers_hackathon_fk FOREIGN KEY (hackathon_id) REFERENCES hackathons(id) ON DELETE CASCADE,
          CONSTRAINT hackathon_organisers_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
        )`,
    );
    await execute(runner, sql`CREATE INDEX hackathon_organisers_of_user ON hackathon_organisers (user_id)`);
    await execute(
      runner,
      sql`
        CREATE TABLE organiser_events (
          id           uuid        NOT NULL DEFAULT gen_random_uuid(),
          hackathon_id uuid        NOT NULL,
          action       text        NOT NULL,
          actor_id     uuid,
          ops          text,
          person_id    uuid,
          detail       text        NOT NULL DEFAULT '',
          created_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
          CONSTRAINT organiser_events_pk PRIMARY KEY (id),
          CONSTRAINT organiser_events_actor_fk FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL,
          CONSTRAINT organiser_events_person_fk FOREIGN KEY (person_id) REFERENCES users(id) ON DELETE SET NULL
        )`,
    );
    await execute(
      runner,
      sql`CREATE INDEX organiser_events_newest ON organiser_events (hackathon_id, created_at DESC, id DESC)`,
    );
    await execute(runner, sql`CREATE INDEX organiser_events_of_actor ON organiser_events (actor_id)`);
    await execute(runner, sql`CREATE INDEX organiser_events_of_person ON organiser_events (person_id)`);
    // Not of the two people: who deletes their account is forgotten.
    await execute(
      runner,
      sql`
        CREATE TRIGGER organiser_events_append_only
        BEFORE DELETE OR UPDATE OF id, hackathon_id, action, ops, detail, created_at OR TRUNCATE ON organiser_events
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_edits()`,
    );
    await execute(
      runner,
      sql`
        ALTER TABLE hackathons
          ADD COLUMN starts_at timestamptz,
          ADD COLUMN ends_at timestamptz,
          ADD COLUMN prizes text,
          ADD COLUMN team_size_min smallint,
          ADD COLUMN team_size_max smallint,
          ADD CONSTRAINT hackathons_team_sizes_ordered
            CHECK (num_nulls(team_size_min, team_size_max) IN (0, 2) AND team_size_min <= team_size_max) NOT VALID`,
    );
    await execute(runner, sql`ALTER TABLE team_searches ADD COLUMN is_named boolean NOT NULL DEFAULT false`);
    await execute(
      runner,
      sql`
        CREATE TABLE planned_team_rounds (
          id           uuid        NOT NULL DEFAULT gen_random_uuid(),
          hackathon_id uuid        NOT NULL,
          opens_at     timestamptz NOT NULL,
          team_size    smallint    NOT NULL,
          CONSTRAINT planned_team_rounds_pk PRIMARY KEY (id),
          CONSTRAINT planned_team_rounds_hackathon_fk FOREIGN KEY (hackathon_id) REFERENCES hackathons(id) ON DELETE CASCADE
        )`,
    );
    await execute(
      runner,
      sql`CREATE INDEX planned_team_rounds_of_event ON planned_team_rounds (hackathon_id, opens_at, id)`,
    );
    await execute(runner, sql`CREATE INDEX planned_team_rounds_due ON planned_team_rounds (opens_at)`);
    await execute(
      runner,
      sql`
        CREATE TABLE announcements (
          id           uuid        NOT NULL DEFAULT gen_random_uuid(),
          hackathon_id uuid        NOT NULL,
          sent_by      uuid,
          words        text        NOT NULL,
          people       integer     NOT NULL,
          created_at   timestamptz NOT NULL DEFAULT now(),
          CONSTRAINT announcements_pk PRIMARY KEY (id),
          CONSTRAINT announcements_hackathon_fk FOREIGN KEY (hackathon_id) REFERENCES hackathons(id) ON DELETE CASCADE,
          CONSTRAINT announcements_sent_by_fk FOREIGN KEY (sent_by) REFERENCES users(id) ON DELETE CASCADE,
          CONSTRAINT announcements_words_size CHECK (char_length(words) >= 1 AND char_length(words) <= 300)
        )`,
    );
    await execute(
      runner,
      sql`CREATE INDEX announcements_newest ON announcements (hackathon_id, created_at DESC, id DESC)`,
    );
    await execute(runner, sql`CREATE INDEX announcements_of_person ON announcements (sent_by)`);
    await execute(
      runner,
      sql`
        CREATE TABLE announcement_refusals (
          user_id      uuid NOT NULL,
          hackathon_id uuid NOT NULL,
          CONSTRAINT announcement_refusals_pk PRIMARY KEY (user_id, hackathon_id),
          CONSTRAINT announcement_refusals_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
          CONSTRAINT announcement_refusals_hackathon_fk FOREIGN KEY (hackathon_id) REFERENCES hackathons(id) ON DELETE CASCADE
        )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [sql`announcement_refusals`, sql`announcements`, sql`planned_team_rounds`])
      await execute(runner, sql`DROP TABLE ${table}`);
    await execute(runner, sql`ALTER TABLE team_searches DROP COLUMN is_named`);
    await execute(
      runner,
      sql`
        ALTER TABLE hackathons
          DROP CONSTRAINT hackathons_team_sizes_ordered,
          DROP COLUMN starts_at, DROP COLUMN ends_at, DROP COLUMN prizes, DROP COLUMN team_size_min, DROP COLUMN team_size_max`,
    );
    await execute(runner, sql`DROP TABLE organiser_events`);
    await execute(runner, sql`DROP TABLE hackathon_organisers`);
  }
}
