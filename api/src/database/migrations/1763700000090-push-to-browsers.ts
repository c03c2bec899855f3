import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Browsers that are told at once (ADR 24). */
export class PushToBrowsers1763700000090 implements MigrationInterface {
  name = 'PushToBrowsers1763700000090';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE push_subscriptions (
        id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT push_subscriptions_pk PRIMARY KEY,
        user_id uuid NOT NULL CONSTRAINT push_subscriptions_user_fk REFERENCES users (id) ON DELETE CASCADE,
        endpoint text NOT NULL CONSTRAINT push_subscriptions_endpoint_once UNIQUE,
        p256dh text NOT NULL,
        auth text NOT NULL,
        renewed_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT push_subscriptions_endpoint_size CHECK (char_length(endpoint) <= 1024)
      )`);
    await runner.query('CREATE INDEX push_subscriptions_of_user ON push_subscriptions (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE push_subscriptions');
  }
}
