CREATE TABLE hackathons (
  id             uuid        NOT NULL DEFAULT gen_random_uuid(),
  title          text        NOT NULL,
  description    text        NOT NULL DEFAULT '',
  theme          text,
  tech_stack     text[]      NOT NULL DEFAULT '{}',
  event_date     date        NOT NULL,
  deadline       date,
  location       text,
  event_mode     text,
  hackathon_link text        NOT NULL,
  organizer      text,
  participants   text[]      NOT NULL DEFAULT '{}',
  created_by     text,
  created_at     timestamptz NOT NULL DEFAULT now(),
  updated_at     timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT hackathons_pk PRIMARY KEY (id),
  CONSTRAINT hackathons_link_unique UNIQUE (hackathon_link),
  CONSTRAINT hackathons_description_size CHECK (char_length(description) <= 5000),
  CONSTRAINT hackathons_title_size CHECK (char_length(title) >= 1 AND char_length(title) <= 120)
);
CREATE INDEX hackathons_latest ON hackathons (event_date DESC, id DESC);
