CREATE TABLE departures (
  id               uuid        NOT NULL DEFAULT gen_random_uuid(),
  identity         text        NOT NULL,
  addresses        text[]      NOT NULL DEFAULT '{}',
  hidden_reason    text,
  suspended_reason text,
  created_at       timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT departures_pk PRIMARY KEY (id),
  CONSTRAINT departures_hidden_for_a_reason CHECK (hidden_reason <> ''),
  CONSTRAINT departures_suspended_for_a_reason CHECK (suspended_reason <> '')
);
CREATE INDEX departures_of_addresses ON departures USING gin (addresses);
CREATE INDEX departures_of_identity ON departures (identity);
CREATE INDEX departures_undecided ON departures (id) WHERE hidden_reason IS NULL AND suspended_reason IS NULL;

CREATE TABLE moderation_events (
  id           uuid        NOT NULL DEFAULT gen_random_uuid(),
  subject_kind text        NOT NULL,
  subject_id   uuid        NOT NULL,
  action       text        NOT NULL,
  actor        text        NOT NULL,
  reason       text        NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT moderation_events_pk PRIMARY KEY (id),
  CONSTRAINT moderation_events_action_known CHECK (action IN ('dismiss', 'hide', 'show', 'suspend', 'reinstate')),
  CONSTRAINT moderation_events_for_a_reason CHECK (reason <> ''),
  CONSTRAINT moderation_events_kind_known CHECK (subject_kind IN ('person', 'project'))
);
CREATE INDEX moderation_events_newest ON moderation_events (created_at DESC, subject_id DESC);
CREATE INDEX moderation_events_of_subject ON moderation_events (subject_id, created_at DESC, id DESC);
CREATE TRIGGER moderation_events_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON moderation_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_edits();

CREATE TABLE quota_uses (
  id         uuid        NOT NULL DEFAULT gen_random_uuid(),
  identity   text        NOT NULL,
  address    text,
  quota      text        NOT NULL,
  about      text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT quota_uses_pk PRIMARY KEY (id)
);
CREATE INDEX quota_uses_by_age ON quota_uses (created_at);
CREATE INDEX quota_uses_of_address ON quota_uses (address, quota, created_at) WHERE address IS NOT NULL;
CREATE INDEX quota_uses_of_identity ON quota_uses (identity, quota, created_at);
CREATE TRIGGER quota_uses_unedited BEFORE UPDATE OR TRUNCATE ON quota_uses
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_edits();

CREATE TABLE users (
  id                   uuid        NOT NULL DEFAULT gen_random_uuid(),
  firebase_uid         text        NOT NULL,
  email                text        NOT NULL,
  name                 text        NOT NULL,
  bio                  text,
  branch               text,
  academic_year        text,
  availability         text,
  discord_or_contact   text,
  github_url           text,
  portfolio_url        text,
  interests            text[]      NOT NULL DEFAULT '{}',
  skills               jsonb       NOT NULL DEFAULT '[]',
  featured_projects    jsonb       NOT NULL DEFAULT '[]',
  skill_text           text        NOT NULL DEFAULT '',
  search_text          text        NOT NULL DEFAULT '',
  created_at           timestamptz NOT NULL DEFAULT now(),
  updated_at           timestamptz NOT NULL DEFAULT now(),
  email_confirmed      boolean     NOT NULL DEFAULT false,
  hidden_reason        text,
  suspended_reason     text,
  invites_paused_until date,
  email_bounced        boolean     NOT NULL DEFAULT false,
  roles                text[]      NOT NULL DEFAULT '{}',
  hours_per_week       smallint,
  time_blocks          text[]      NOT NULL DEFAULT '{}',
  CONSTRAINT users_pk PRIMARY KEY (id),
  CONSTRAINT users_uid_unique UNIQUE (firebase_uid),
  CONSTRAINT users_availability_known CHECK (availability IN ('Available for work', 'Open to Collaborate',
    'Not available')),
  CONSTRAINT users_bio_size CHECK (char_length(bio) <= 1000),
  CONSTRAINT users_email_size CHECK (char_length(email) <= 320),
  CONSTRAINT users_featured_projects_size CHECK (jsonb_array_length(featured_projects) <= 20),
  CONSTRAINT users_hidden_for_a_reason CHECK (hidden_reason <> ''),
  CONSTRAINT users_hours_per_week_size CHECK (hours_per_week >= 1 AND hours_per_week <= 60),
  CONSTRAINT users_name_size CHECK (char_length(name) <= 120),
  CONSTRAINT users_skills_size CHECK (jsonb_array_length(skills) <= 50),
  CONSTRAINT users_suspended_for_a_reason CHECK (suspended_reason <> ''),
  CONSTRAINT users_uid_size CHECK (char_length(firebase_uid) >= 1 AND char_length(firebase_uid) <= 128)
);
CREATE INDEX users_by_name ON users (COALESCE(NULLIF(folded(name), ''), chr(1114111)) COLLATE "C", id)
  WHERE hidden_reason IS NULL AND suspended_reason IS NULL;
CREATE INDEX users_newest ON users (created_at DESC, id DESC) WHERE hidden_reason IS NULL AND suspended_reason IS NULL;
CREATE INDEX users_newest_by_availability ON users (COALESCE(availability, 'Open to Collaborate'), created_at DESC, id DESC)
  WHERE hidden_reason IS NULL AND suspended_reason IS NULL;
-- Without a list of pending entries: every search would read it, and one writer would have to empty it.
CREATE INDEX users_search ON users USING gin (search_pieces(search_text), search_pieces(skill_text)) WITH (fastupdate=off);
CREATE TRIGGER users_fill_search_text BEFORE INSERT OR UPDATE ON users
  FOR EACH ROW EXECUTE FUNCTION fill_user_search_text();
CREATE TRIGGER users_renew_lists AFTER UPDATE OF name, email, email_confirmed, hidden_reason, suspended_reason ON users
  FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name OR old.email IS DISTINCT FROM new.email OR old.email_confirmed IS DISTINCT FROM new.email_confirmed OR (num_nonnulls(old.hidden_reason, old.suspended_reason) = 0) IS DISTINCT FROM (num_nonnulls(new.hidden_reason, new.suspended_reason) = 0))
  EXECUTE FUNCTION renew_lists();

CREATE TABLE abuse_reports (
  id               uuid        NOT NULL DEFAULT gen_random_uuid(),
  reporter_id      uuid,
  subject_kind     text        NOT NULL,
  subject_id       uuid        NOT NULL,
  category         text        NOT NULL,
  words            text        NOT NULL DEFAULT '',
  closed_at        timestamptz,
  created_at       timestamptz NOT NULL DEFAULT now(),
  about_id         uuid,
  quote            text        NOT NULL DEFAULT '',
  reporter_key     text,
  reporter_address text,
  CONSTRAINT abuse_reports_pk PRIMARY KEY (id),
  CONSTRAINT abuse_reports_reporter_fk FOREIGN KEY (reporter_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT abuse_reports_category_known CHECK (category IN ('spam', 'harassment', 'fake', 'other')),
  CONSTRAINT abuse_reports_kind_known CHECK (subject_kind IN ('person', 'project', 'invite')),
  CONSTRAINT abuse_reports_quote_size CHECK (char_length(quote) <= 300),
  CONSTRAINT abuse_reports_words_size CHECK (char_length(words) <= 1000)
);
CREATE INDEX abuse_reports_about ON abuse_reports (COALESCE(about_id, subject_id), created_at DESC);
CREATE INDEX abuse_reports_newest_open ON abuse_reports (created_at DESC, COALESCE(about_id, subject_id) DESC)
  WHERE closed_at IS NULL;
CREATE INDEX abuse_reports_of_reporter ON abuse_reports (reporter_id, created_at DESC);
CREATE UNIQUE INDEX abuse_reports_once ON abuse_reports (reporter_id, subject_kind, subject_id) WHERE closed_at IS NULL;
CREATE UNIQUE INDEX abuse_reports_once_by_address ON abuse_reports (reporter_address, subject_kind, subject_id)
  WHERE closed_at IS NULL;
CREATE UNIQUE INDEX abuse_reports_once_by_identity ON abuse_reports (reporter_key, subject_kind, subject_id)
  WHERE closed_at IS NULL;
CREATE INDEX abuse_reports_open_about ON abuse_reports (COALESCE(about_id, subject_id), created_at DESC, id DESC)
  WHERE closed_at IS NULL;

CREATE TABLE blocks (
  blocker_id   uuid        NOT NULL,
  blocked_id   uuid        NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT now(),
  blocked_name text,
  CONSTRAINT blocks_pk PRIMARY KEY (blocker_id, blocked_id),
  CONSTRAINT blocks_blocked_fk FOREIGN KEY (blocked_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT blocks_blocker_fk FOREIGN KEY (blocker_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT blocks_another_person CHECK (blocker_id <> blocked_id)
);
CREATE INDEX blocks_of_blocked ON blocks (blocked_id, blocker_id);
CREATE TRIGGER blocks_renew_lists AFTER INSERT OR DELETE ON blocks FOR EACH ROW EXECUTE FUNCTION renew_lists();

CREATE TABLE departed_blocks (
  departure_id uuid NOT NULL,
  blocker_id   uuid NOT NULL,
  CONSTRAINT departed_blocks_pk PRIMARY KEY (departure_id, blocker_id),
  CONSTRAINT departed_blocks_blocker_fk FOREIGN KEY (blocker_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT departed_blocks_departure_fk FOREIGN KEY (departure_id) REFERENCES departures(id) ON DELETE CASCADE
);
CREATE INDEX departed_blocks_of_blocker ON departed_blocks (blocker_id);

-- A random version: a restored backup would count the same numbers a second time.
CREATE TABLE invite_lists (
  user_id    uuid   NOT NULL,
  version    uuid   NOT NULL DEFAULT gen_random_uuid(),
  changed_in bigint NOT NULL DEFAULT current_transaction(),
  CONSTRAINT invite_lists_pk PRIMARY KEY (user_id),
  CONSTRAINT invite_lists_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX invite_lists_changed ON invite_lists (changed_in);
