import sql from 'sql-template-tag';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { execute } from '../query.ts';

const ACTIONS_BEFORE = sql`'dismiss', 'hide', 'show', 'suspend', 'reinstate'`;

/** Lists of invites show pictures, so a change renews them. */
const RENEWED = sql`
  old.name IS DISTINCT FROM new.name OR old.email IS DISTINCT FROM new.email
  OR old.email_confirmed IS DISTINCT FROM new.email_confirmed
  OR (num_nonnulls(old.hidden_reason, old.suspended_reason) = 0)
    IS DISTINCT FROM (num_nonnulls(new.hidden_reason, new.suspended_reason) = 0)`;

export class Pictures1763800000030 implements MigrationInterface {
  name = 'Pictures1763800000030';

  async up(runner: QueryRunner): Promise<void> {
    await execute(
      runner,
      sql`
        CREATE TABLE pictures (
          user_id    uuid        NOT NULL,
          hash       text        NOT NULL,
          bytes      bytea       NOT NULL,
          created_at timestamptz NOT NULL DEFAULT now(),
          CONSTRAINT pictures_pk PRIMARY KEY (user_id),
          CONSTRAINT pictures_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
        )`,
    );
    await execute(runner, sql`CREATE INDEX pictures_by_hash ON pictures (hash)`);
    await execute(
      runner,
      sql`
        CREATE TABLE hidden_pictures (
          user_id uuid NOT NULL,
          hash    text NOT NULL,
          reason  text NOT NULL,
          CONSTRAINT hidden_pictures_for_a_reason CHECK (reason <> ''),
          CONSTRAINT hidden_pictures_pk PRIMARY KEY (user_id, hash),
          CONSTRAINT hidden_pictures_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
        )`,
    );
    await execute(runner, sql`ALTER TABLE users ADD COLUMN picture_hash text`);
    await execute(
      runner,
      sql`
        CREATE OR REPLACE TRIGGER users_renew_lists
        AFTER UPDATE OF name, email, email_confirmed, hidden_reason, suspended_reason, picture_hash ON users
        FOR EACH ROW WHEN (${RENEWED} OR old.picture_hash IS DISTINCT FROM new.picture_hash) EXECUTE FUNCTION renew_lists()`,
    );
    await execute(
      runner,
      sql`
        ALTER TABLE moderation_events
          DROP CONSTRAINT moderation_events_action_known,
          ADD CONSTRAINT moderation_events_action_known
            CHECK (action IN (${ACTIONS_BEFORE}, 'hide_picture', 'show_picture')) NOT VALID`,
    );
  }

  /** Refused once ops have hidden a picture: nobody may edit their history. */
  async down(runner: QueryRunner): Promise<void> {
    await execute(
      runner,
      sql`
        CREATE OR REPLACE TRIGGER users_renew_lists
        AFTER UPDATE OF name, email, email_confirmed, hidden_reason, suspended_reason ON users
        FOR EACH ROW WHEN (${RENEWED}) EXECUTE FUNCTION renew_lists()`,
    );
    await execute(
      runner,
      sql`
        ALTER TABLE moderation_events
          DROP CONSTRAINT moderation_events_action_known,
          ADD CONSTRAINT moderation_events_action_known CHECK (action IN (${ACTIONS_BEFORE}))`,
    );
    await execute(runner, sql`ALTER TABLE users DROP COLUMN picture_hash`);
    await execute(runner, sql`DROP TABLE hidden_pictures`);
    await execute(runner, sql`DROP TABLE pictures`);
  }
}
