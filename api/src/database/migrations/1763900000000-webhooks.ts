import sql from 'sql-template-tag';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { execute } from '../query.ts';

/** Of a job whose process was killed. What a server refuses is tried again by another job. */
const LOST = { policy: 'standard', retryLimit: 10, retryDelay: 30, retryBackoff: true, expireInSeconds: 60 };

export class Webhooks1763900000000 implements MigrationInterface {
  name = 'Webhooks1763900000000';

  async up(runner: QueryRunner): Promise<void> {
    await execute(
      runner,
      sql`
        CREATE TABLE webhooks (
          id            uuid        NOT NULL DEFAULT gen_random_uuid(),
          project_id    uuid        NOT NULL,
          url           text        NOT NULL,
          secret        text        NOT NULL,
          created_at    timestamptz NOT NULL DEFAULT now(),
          failing_since timestamptz,
          off_since     timestamptz,
          CONSTRAINT webhooks_pk PRIMARY KEY (id),
          CONSTRAINT webhooks_project_fk FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE,
          CONSTRAINT webhooks_url_size CHECK (char_length(url) <= 2048)
        )`,
    );
    await execute(runner, sql`CREATE INDEX webhooks_of_project ON webhooks (project_id)`);
    await execute(
      runner,
      sql`
        CREATE TABLE webhook_deliveries (
          id             uuid        NOT NULL DEFAULT gen_random_uuid(),
          webhook_id     uuid        NOT NULL,
          event          text        NOT NULL,
          person_id      uuid,
          state          text        NOT NULL DEFAULT 'waiting',
          tries          smallint    NOT NULL DEFAULT 0,
          outcome        text,
          tried_at       timestamptz,
          created_at     timestamptz NOT NULL DEFAULT now(),
          handed_over_at timestamptz,
          CONSTRAINT webhook_deliveries_pk PRIMARY KEY (id),
          CONSTRAINT webhook_deliveries_person_fk FOREIGN KEY (person_id) REFERENCES users(id) ON DELETE SET NULL,
          CONSTRAINT webhook_deliveries_webhook_fk FOREIGN KEY (webhook_id) REFERENCES webhooks(id) ON DELETE CASCADE,
          CONSTRAINT webhook_deliveries_state_known CHECK (state IN ('waiting', 'delivered', 'failed'))
        )`,
    );
    await execute(
      runner,
      sql`CREATE INDEX webhook_deliveries_of_webhook ON webhook_deliveries (webhook_id, created_at DESC, id DESC)`,
    );
    await execute(
      runner,
      sql`CREATE INDEX webhook_deliveries_of_person ON webhook_deliveries (person_id) WHERE person_id IS NOT NULL`,
    );
    await execute(
      runner,
      sql`CREATE INDEX webhook_deliveries_outbox ON webhook_deliveries (created_at, id) WHERE handed_over_at IS NULL`,
    );
    await execute(runner, sql`SELECT pgboss.create_queue('webhook', ${JSON.stringify(LOST)})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await execute(runner, sql`SELECT pgboss.delete_queue('webhook')`);
    await execute(runner, sql`DROP TABLE webhook_deliveries`);
    await execute(runner, sql`DROP TABLE webhooks`);
  }
}
