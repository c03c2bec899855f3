CREATE TABLE team_rounds (
  id           uuid        NOT NULL DEFAULT gen_random_uuid(),
  hackathon_id uuid        NOT NULL,
  team_size    smallint    NOT NULL,
  opened_by    text        NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT team_rounds_pk PRIMARY KEY (id),
  CONSTRAINT team_rounds_hackathon_fk FOREIGN KEY (hackathon_id) REFERENCES hackathons(id) ON DELETE CASCADE,
  CONSTRAINT team_rounds_size CHECK (team_size >= 2 AND team_size <= 10)
);
CREATE INDEX team_rounds_of_hackathon ON team_rounds (hackathon_id);

CREATE TABLE team_proposals (
  id           uuid        NOT NULL DEFAULT gen_random_uuid(),
  round_id     uuid        NOT NULL,
  state        text        NOT NULL DEFAULT 'open',
  parts        smallint    NOT NULL,
  reasons      text[]      NOT NULL,
  missing      text[]      NOT NULL,
  project_id   uuid,
  answer_until timestamptz NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT team_proposals_pk PRIMARY KEY (id),
  CONSTRAINT team_proposals_project_fk FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE SET NULL,
  CONSTRAINT team_proposals_round_fk FOREIGN KEY (round_id) REFERENCES team_rounds(id) ON DELETE CASCADE,
  CONSTRAINT team_proposals_of_several CHECK (parts > 1),
  CONSTRAINT team_proposals_state_known CHECK (state IN ('open', 'formed', 'ended'))
);
CREATE INDEX team_proposals_of_project ON team_proposals (project_id);
CREATE INDEX team_proposals_of_round ON team_proposals (round_id);
CREATE INDEX team_proposals_open ON team_proposals (answer_until) WHERE state = 'open';
CREATE INDEX team_proposals_open_by_id ON team_proposals (id) WHERE state = 'open';

CREATE TABLE team_proposal_parts (
  proposal_id uuid        NOT NULL,
  search_id   uuid        NOT NULL,
  answer      text,
  answered_at timestamptz,
  identity    text,
  address     text,
  broke       boolean     NOT NULL DEFAULT false,
  CONSTRAINT team_proposal_parts_pk PRIMARY KEY (proposal_id, search_id),
  CONSTRAINT team_proposal_parts_proposal_fk FOREIGN KEY (proposal_id) REFERENCES team_proposals(id) ON DELETE CASCADE,
  CONSTRAINT team_proposal_parts_answer_known CHECK (answer IN ('yes', 'no')),
  CONSTRAINT team_proposal_parts_answered CHECK ((answer IS NULL) = (answered_at IS NULL))
);
CREATE INDEX team_proposal_parts_of_address ON team_proposal_parts (address) WHERE address IS NOT NULL;
CREATE INDEX team_proposal_parts_of_identity ON team_proposal_parts (identity) WHERE identity IS NOT NULL;
CREATE INDEX team_proposal_parts_of_search ON team_proposal_parts (search_id);
CREATE INDEX team_proposal_parts_with_keys ON team_proposal_parts (proposal_id) WHERE identity IS NOT NULL;

CREATE TABLE team_searches (
  id               uuid        NOT NULL DEFAULT gen_random_uuid(),
  hackathon_id     uuid        NOT NULL,
  user_id          uuid,
  project_id       uuid,
  created_at       timestamptz NOT NULL DEFAULT now(),
  ended_at         timestamptz,
  missed           smallint    NOT NULL DEFAULT 0,
  place_again      boolean     NOT NULL DEFAULT false,
  unplaced_because text,
  CONSTRAINT team_searches_pk PRIMARY KEY (id),
  CONSTRAINT team_searches_once_a_person UNIQUE (hackathon_id, user_id),
  CONSTRAINT team_searches_once_a_project UNIQUE (hackathon_id, project_id),
  CONSTRAINT team_searches_hackathon_fk FOREIGN KEY (hackathon_id) REFERENCES hackathons(id) ON DELETE CASCADE,
  CONSTRAINT team_searches_project_fk FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE,
  CONSTRAINT team_searches_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT team_searches_of_one CHECK (num_nonnulls(user_id, project_id) = 1)
);
CREATE INDEX team_searches_of_project ON team_searches (project_id);
CREATE INDEX team_searches_of_user ON team_searches (user_id);
CREATE INDEX team_searches_open ON team_searches (hackathon_id) WHERE ended_at IS NULL;
CREATE INDEX team_searches_to_place ON team_searches (hackathon_id) WHERE place_again;
