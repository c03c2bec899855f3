import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateReleasePreviews1763700000017 implements MigrationInterface {
  name = 'CreateReleasePreviews1763700000017';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PREVIEWS);
    await runner.query('CREATE INDEX release_previews_of_module ON release_previews (module, expires_at)');
    await allowActions(runner, [...ACTIONS, 'preview', 'end_preview']);
    // Edges take a registry with other contents only under another revision.
    await runner.query('UPDATE registry SET revision = revision + 1 WHERE EXISTS (SELECT FROM releases)');
  }

  async down(runner: QueryRunner): Promise<void> {
    // What has happened is not edited, so the two new actions stay allowed.
    await runner.query('DROP TABLE release_previews');
  }
}

const ACTIONS = ['publish', 'activate', 'canary', 'halt_canary', 'rollback', 'stop', 'resume', 'prune', 'alarm'];

function allowActions(runner: QueryRunner, actions: readonly string[]): Promise<unknown> {
  return runner.query(`
    ALTER TABLE release_events DROP CONSTRAINT release_events_action_known,
      ADD CONSTRAINT release_events_action_known CHECK (action IN (${actions.map((it) => `'${it}'`).join(', ')}))`);
}

const PREVIEWS = `
  CREATE TABLE release_previews (
    id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT release_previews_pk PRIMARY KEY,
    module text NOT NULL,
    release text NOT NULL,
    created_by text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    ended_at timestamptz,
    CONSTRAINT release_previews_a_day_at_most CHECK (expires_at <= created_at + interval '1 day')
  )`;
