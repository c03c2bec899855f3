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
  }

  async down(runner: QueryRunner): Promise<void> {
    await execute(runner, sql`DROP TABLE organiser_events`);
    await execute(runner, sql`DROP TABLE hackathon_organisers`);
  }
}
