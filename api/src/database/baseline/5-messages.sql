CREATE TABLE activities (
  id             uuid        NOT NULL DEFAULT gen_random_uuid(),
  user_id        uuid        NOT NULL,
  kind           text        NOT NULL,
  project_id     uuid,
  title          text        NOT NULL,
  person_id      uuid,
  words          text        NOT NULL DEFAULT '',
  created_at     timestamptz NOT NULL DEFAULT now(),
  read_at        timestamptz,
  changed_in     bigint      NOT NULL DEFAULT current_transaction(),
  handed_over_at timestamptz,
  hackathon_id   uuid,
  said_by        uuid,
  CONSTRAINT activities_pk PRIMARY KEY (id),
  CONSTRAINT activities_hackathon_fk FOREIGN KEY (hackathon_id) REFERENCES hackathons(id) ON DELETE SET NULL,
  CONSTRAINT activities_person_fk FOREIGN KEY (person_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT activities_project_fk FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE SET NULL,
  CONSTRAINT activities_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT activities_words_size CHECK (char_length(words) <= 300)
);
CREATE INDEX activities_about_person ON activities (person_id);
CREATE INDEX activities_by_age ON activities (created_at);
CREATE INDEX activities_changed ON activities (changed_in);
CREATE INDEX activities_of_hackathon ON activities (hackathon_id) WHERE hackathon_id IS NOT NULL;
CREATE INDEX activities_of_project ON activities (project_id);
CREATE INDEX activities_of_user ON activities (user_id, created_at DESC, id DESC);
CREATE INDEX activities_said_by ON activities (said_by) WHERE said_by IS NOT NULL;
CREATE INDEX activities_to_hand_over ON activities (created_at) WHERE handed_over_at IS NULL;
CREATE INDEX activities_unread ON activities (user_id) WHERE read_at IS NULL;

CREATE TABLE notification_refusals (
  user_id uuid NOT NULL,
  channel text NOT NULL,
  topic   text NOT NULL,
  CONSTRAINT notification_refusals_pk PRIMARY KEY (user_id, channel, topic),
  CONSTRAINT notification_refusals_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT notification_refusals_channel_known CHECK (channel IN ('mail', 'push'))
);

CREATE TABLE push_subscriptions (
  id           uuid        NOT NULL DEFAULT gen_random_uuid(),
  user_id      uuid        NOT NULL,
  endpoint     text        NOT NULL,
  p256dh       text        NOT NULL,
  auth         text        NOT NULL,
  renewed_at   timestamptz NOT NULL DEFAULT now(),
  paused_until timestamptz,
  timeouts     smallint    NOT NULL DEFAULT 0,
  CONSTRAINT push_subscriptions_pk PRIMARY KEY (id),
  CONSTRAINT push_subscriptions_endpoint_once UNIQUE (endpoint),
  CONSTRAINT push_subscriptions_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT push_subscriptions_endpoint_size CHECK (char_length(endpoint) <= 1024)
);
CREATE INDEX push_subscriptions_of_user ON push_subscriptions (user_id);
