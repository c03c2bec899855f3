CREATE TABLE deploy_tokens (
  id           uuid        NOT NULL DEFAULT gen_random_uuid(),
  module       text        NOT NULL,
  name         text        NOT NULL,
  hash         text        NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz,
  revoked_at   timestamptz,
  CONSTRAINT deploy_tokens_pk PRIMARY KEY (id),
  CONSTRAINT deploy_tokens_hash_unique UNIQUE (hash),
  CONSTRAINT deploy_tokens_hash_form CHECK (hash ~ '^[0-9a-f]{64}$'),
  CONSTRAINT deploy_tokens_name_size CHECK (char_length(name) >= 1 AND char_length(name) <= 60)
);
CREATE UNIQUE INDEX deploy_tokens_one_of_a_name ON deploy_tokens (module, name) WHERE revoked_at IS NULL;

CREATE TABLE edges (
  name     text        NOT NULL,
  revision integer     NOT NULL,
  missing  text[]      NOT NULL,
  seen_at  timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT edges_pk PRIMARY KEY (name),
  CONSTRAINT edges_name_size CHECK (char_length(name) >= 1 AND char_length(name) <= 100)
);

CREATE TABLE network_salts (
  day  date  NOT NULL,
  salt bytea NOT NULL,
  CONSTRAINT network_salts_pk PRIMARY KEY (day)
);

CREATE TABLE registry (
  id       boolean NOT NULL DEFAULT true,
  revision integer NOT NULL DEFAULT 0,
  CONSTRAINT registry_pk PRIMARY KEY (id),
  CONSTRAINT registry_has_one_row CHECK (id),
  CONSTRAINT registry_revision_counts CHECK (revision >= 0)
);
INSERT INTO registry DEFAULT VALUES;

-- Without a reference to the release: the log outlives a pruned one.
CREATE TABLE release_events (
  id         uuid         NOT NULL DEFAULT gen_random_uuid(),
  module     text         NOT NULL,
  action     text         NOT NULL,
  release    text,
  previous   text,
  percent    numeric(5,2),
  actor      text         NOT NULL,
  reason     text,
  created_at timestamptz  NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT release_events_pk PRIMARY KEY (id),
  CONSTRAINT release_events_action_known CHECK (action IN ('publish', 'activate', 'canary', 'end_canary', 'rollback',
    'stop', 'resume', 'prune', 'alert', 'preview', 'end_preview'))
);
CREATE INDEX release_events_latest ON release_events (created_at DESC, id DESC);
CREATE INDEX release_events_of_module ON release_events (module, created_at DESC, id DESC);
CREATE TRIGGER release_events_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON release_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_edits();

CREATE TABLE release_previews (
  id         uuid        NOT NULL DEFAULT gen_random_uuid(),
  module     text        NOT NULL,
  release    text        NOT NULL,
  created_by text        NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  ended_at   timestamptz,
  CONSTRAINT release_previews_pk PRIMARY KEY (id),
  CONSTRAINT release_previews_a_day_at_most CHECK (expires_at <= (created_at + '1 day'::interval))
);
CREATE INDEX release_previews_of_module ON release_previews (module, expires_at);

-- Without a reference to the release: for a week, counts may outlive a pruned one.
CREATE TABLE release_reports (
  module  text        NOT NULL,
  release text        NOT NULL,
  minute  timestamptz NOT NULL,
  outcome text        NOT NULL,
  route   text        NOT NULL,
  browser text        NOT NULL,
  count   integer     NOT NULL,
  message text,
  CONSTRAINT release_reports_pk PRIMARY KEY (module, release, minute, outcome, route, browser)
);
CREATE INDEX release_reports_by_minute ON release_reports (minute);

CREATE TABLE release_sightings (
  module  text        NOT NULL,
  release text        NOT NULL,
  outcome text        NOT NULL,
  network bytea       NOT NULL,
  seen_at timestamptz NOT NULL,
  CONSTRAINT release_sightings_pk PRIMARY KEY (module, release, outcome, network)
);
CREATE INDEX release_sightings_by_time ON release_sightings (seen_at);

CREATE TABLE releases (
  module       text        NOT NULL,
  release      text        NOT NULL,
  record       jsonb       NOT NULL,
  commit       text,
  published_at timestamptz NOT NULL DEFAULT now(),
  published_by text        NOT NULL,
  bad_reason   text,
  last_seen_at timestamptz,
  digest       text        NOT NULL,
  CONSTRAINT releases_pk PRIMARY KEY (module, release),
  CONSTRAINT releases_bad_for_a_reason CHECK (bad_reason <> ''),
  CONSTRAINT releases_digest_form CHECK (digest ~ '^sha384-[A-Za-z0-9+/]{64}$'),
  CONSTRAINT releases_module_form CHECK (module ~ '^[a-z][a-z0-9-]{0,40}$'),
  CONSTRAINT releases_release_form CHECK (release ~ '^\d{1,4}\.\d{1,4}\.\d{1,4}-[0-9a-f]{8}$')
);
CREATE INDEX releases_latest ON releases (module, published_at DESC, release DESC);

CREATE TABLE release_channels (
  module         text         NOT NULL,
  revision       integer      NOT NULL,
  live           text         NOT NULL,
  live_since     timestamptz  NOT NULL,
  last_good      text,
  canary         text,
  canary_percent numeric(5,2),
  canary_since   timestamptz,
  stop_reason    text,
  stopped_by     text,
  stopped_at     timestamptz,
  CONSTRAINT release_channels_pk PRIMARY KEY (module),
  CONSTRAINT release_channels_canary_fk FOREIGN KEY (module, canary) REFERENCES releases(module, release),
  CONSTRAINT release_channels_last_good_fk FOREIGN KEY (module, last_good) REFERENCES releases(module, release),
  CONSTRAINT release_channels_live_fk FOREIGN KEY (module, live) REFERENCES releases(module, release),
  CONSTRAINT release_channels_canary_is_another CHECK (canary <> live),
  CONSTRAINT release_channels_canary_whole CHECK (num_nonnulls(canary, canary_percent, canary_since) IN (0, 3)),
  CONSTRAINT release_channels_last_good_is_another CHECK (last_good <> live),
  CONSTRAINT release_channels_percent_range CHECK (canary_percent >= 0.01 AND canary_percent < 100::numeric),
  CONSTRAINT release_channels_revision_counts CHECK (revision > 0),
  CONSTRAINT release_channels_stop_whole CHECK (num_nonnulls(stop_reason, stopped_by, stopped_at) IN (0, 3))
);
