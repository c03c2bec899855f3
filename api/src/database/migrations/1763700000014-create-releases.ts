import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateReleases1763700000014 implements MigrationInterface {
  name = 'CreateReleases1763700000014';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(RELEASES);
    await runner.query('CREATE INDEX releases_latest ON releases (module, published_at DESC, release DESC)');
    await runner.query(CHANNELS);
    await runner.query(REGISTRY);
    await runner.query('INSERT INTO registry DEFAULT VALUES');
    await runner.query(EVENTS);
    await runner.query('CREATE INDEX release_events_latest ON release_events (created_at DESC, id DESC)');
    await runner.query('CREATE INDEX release_events_of_module ON release_events (module, created_at DESC, id DESC)');
    await runner.query(REFUSE_EDITS);
    await runner.query(`
      CREATE TRIGGER release_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON release_events
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_edits_of_release_events()`);
    await runner.query(TOKENS);
    await runner.query(`
      CREATE UNIQUE INDEX deploy_tokens_one_of_a_name ON deploy_tokens (module, name) WHERE revoked_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE deploy_tokens');
    await runner.query('DROP TABLE release_events');
    await runner.query('DROP FUNCTION refuse_edits_of_release_events');
    await runner.query('DROP TABLE registry');
    await runner.query('DROP TABLE release_channels');
    await runner.query('DROP TABLE releases');
  }
}

const RELEASES = `
  CREATE TABLE releases (
    module text NOT NULL,
    release text NOT NULL,
    record jsonb NOT NULL,
    commit text,
    published_at timestamptz NOT NULL DEFAULT now(),
    published_by text NOT NULL,
    bad_reason text,
    last_seen_at timestamptz,
    CONSTRAINT releases_pk PRIMARY KEY (module, release),
    CONSTRAINT releases_module_form CHECK (module ~ '^[a-z][a-z0-9-]{0,40}$'),
    CONSTRAINT releases_release_form CHECK (release ~ '^\\d{1,4}\\.\\d{1,4}\\.\\d{1,4}-[0-9a-f]{8}$'),
    CONSTRAINT releases_bad_for_a_reason CHECK (bad_reason <> '')
  )`;

const CHANNELS = `
  CREATE TABLE release_channels (
    module text NOT NULL CONSTRAINT release_channels_pk PRIMARY KEY,
    revision integer NOT NULL,
    live text NOT NULL,
    live_since timestamptz NOT NULL,
    last_good text,
    canary text,
    canary_percent numeric(5, 2),
    canary_since timestamptz,
    stop_reason text,
    stopped_by text,
    stopped_at timestamptz,
    CONSTRAINT release_channels_live_fk FOREIGN KEY (module, live) REFERENCES releases (module, release),
    CONSTRAINT release_channels_last_good_fk FOREIGN KEY (module, last_good) REFERENCES releases (module, release),
    CONSTRAINT release_channels_canary_fk FOREIGN KEY (module, canary) REFERENCES releases (module, release),
    CONSTRAINT release_channels_revision_counts CHECK (revision > 0),
    CONSTRAINT release_channels_last_good_is_another CHECK (last_good <> live),
    CONSTRAINT release_channels_canary_is_another CHECK (canary <> live),
    CONSTRAINT release_channels_canary_whole CHECK (num_nonnulls(canary, canary_percent, canary_since) IN (0, 3)),
    CONSTRAINT release_channels_percent_range CHECK (canary_percent >= 0.01 AND canary_percent < 100),
    CONSTRAINT release_channels_stop_whole CHECK (num_nonnulls(stop_reason, stopped_by, stopped_at) IN (0, 3))
  )`;

const REGISTRY = `
  CREATE TABLE registry (
    id boolean NOT NULL DEFAULT true CONSTRAINT registry_pk PRIMARY KEY,
    revision integer NOT NULL DEFAULT 0,
    CONSTRAINT registry_has_one_row CHECK (id),
    CONSTRAINT registry_revision_counts CHECK (revision >= 0)
  )`;

// No reference to the release: what was done to it is known after it was pruned.
const EVENTS = `
  CREATE TABLE release_events (
    id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT release_events_pk PRIMARY KEY,
    module text NOT NULL,
    action text NOT NULL,
    release text,
    previous text,
    percent numeric(5, 2),
    actor text NOT NULL,
    reason text,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT release_events_action_known CHECK (action IN (
      'publish', 'activate', 'canary', 'halt_canary', 'rollback', 'stop', 'resume', 'prune', 'alarm'))
  )`;

const REFUSE_EDITS = `
  CREATE FUNCTION refuse_edits_of_release_events() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'what has happened is not edited'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'release_events_append_only';
  END $$`;

const TOKENS = `
  CREATE TABLE deploy_tokens (
    id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT deploy_tokens_pk PRIMARY KEY,
    module text NOT NULL,
    name text NOT NULL,
    hash text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    last_used_at timestamptz,
    revoked_at timestamptz,
    CONSTRAINT deploy_tokens_hash_unique UNIQUE (hash),
    CONSTRAINT deploy_tokens_hash_form CHECK (hash ~ '^[0-9a-f]{64}$'),
    CONSTRAINT deploy_tokens_name_size CHECK (char_length(name) BETWEEN 1 AND 60)
  )`;
