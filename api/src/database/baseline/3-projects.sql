CREATE TABLE projects (
  id                 uuid        NOT NULL DEFAULT gen_random_uuid(),
  owner_id           uuid,
  title              text        NOT NULL,
  description        text        NOT NULL DEFAULT '',
  tags               text[]      NOT NULL DEFAULT '{}',
  tech_stack         text[]      NOT NULL DEFAULT '{}',
  roles_needed       text[]      NOT NULL DEFAULT '{}',
  max_team_size      smallint    NOT NULL DEFAULT 1,
  status             text        NOT NULL DEFAULT 'Open',
  difficulty         text,
  collaboration_type text        NOT NULL DEFAULT 'Open to all',
  invite_status      text        NOT NULL DEFAULT 'Pending',
  deadline           date,
  tech_text          text        NOT NULL DEFAULT '',
  tag_text           text        NOT NULL DEFAULT '',
  created_at         timestamptz NOT NULL DEFAULT now(),
  updated_at         timestamptz NOT NULL DEFAULT now(),
  hackathon_id       uuid,
  search_text        text        NOT NULL DEFAULT '',
  member_count       smallint    NOT NULL DEFAULT 0,
  handover_to        uuid,
  deadline_told      date,
  hidden_reason      text,
  is_hidden          boolean     NOT NULL DEFAULT false,
  CONSTRAINT projects_pk PRIMARY KEY (id),
  CONSTRAINT projects_hackathon_fk FOREIGN KEY (hackathon_id) REFERENCES hackathons(id) ON DELETE SET NULL,
  CONSTRAINT projects_handover_fk FOREIGN KEY (handover_to) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT projects_owner_fk FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT projects_collaboration_type_known CHECK (collaboration_type IN ('Open to all', 'Invite only')),
  CONSTRAINT projects_description_size CHECK (char_length(description) <= 5000),
  CONSTRAINT projects_difficulty_known CHECK (difficulty IN ('Beginner', 'Intermediate', 'Advanced')),
  CONSTRAINT projects_hidden_for_a_reason CHECK (hidden_reason <> ''),
  CONSTRAINT projects_invite_status_known CHECK (invite_status IN ('Pending', 'Accepted', 'Declined', 'Expired')),
  CONSTRAINT projects_lists_size CHECK (cardinality(tags) <= 20 AND cardinality(tech_stack) <= 20 AND cardinality(roles_needed) <= 20),
  CONSTRAINT projects_owned_or_archived CHECK (owner_id IS NOT NULL OR status = 'Archived'),
  CONSTRAINT projects_status_known CHECK (status IN ('Ideation', 'In Progress', 'Completed', 'Open', 'Archived')),
  CONSTRAINT projects_team_size CHECK (max_team_size >= 1 AND max_team_size <= 50),
  CONSTRAINT projects_title_size CHECK (char_length(title) >= 1 AND char_length(title) <= 120)
);
-- Where they end with a CASE, its value is the last day on which a project looks for people.
CREATE INDEX projects_by_deadline ON projects (deadline, id, (CASE
    WHEN (status IN ('Archived', 'Completed')) OR (GREATEST(max_team_size::integer, 2) - 1) <= member_count THEN '-infinity'::date
    ELSE COALESCE(deadline, 'infinity'::date)
    END))
  WHERE collaboration_type = 'Open to all' AND deadline IS NOT NULL AND NOT is_hidden;
CREATE INDEX projects_deadline_to_tell ON projects (deadline)
  WHERE deadline IS DISTINCT FROM deadline_told AND (status NOT IN ('Archived', 'Completed'));
CREATE INDEX projects_handed_over ON projects (handover_to) WHERE handover_to IS NOT NULL;
CREATE INDEX projects_newest_by_difficulty ON projects (difficulty, created_at DESC, id DESC, (CASE
    WHEN (status IN ('Archived', 'Completed')) OR (GREATEST(max_team_size::integer, 2) - 1) <= member_count THEN '-infinity'::date
    ELSE COALESCE(deadline, 'infinity'::date)
    END))
  WHERE collaboration_type = 'Open to all' AND NOT is_hidden;
CREATE INDEX projects_newest_open ON projects (created_at DESC, id DESC, (CASE
    WHEN (status IN ('Archived', 'Completed')) OR (GREATEST(max_team_size::integer, 2) - 1) <= member_count THEN '-infinity'::date
    ELSE COALESCE(deadline, 'infinity'::date)
    END))
  WHERE collaboration_type = 'Open to all' AND NOT is_hidden;
CREATE INDEX projects_of_hackathon ON projects (hackathon_id, created_at DESC, id DESC, (CASE
    WHEN (status IN ('Archived', 'Completed')) OR (GREATEST(max_team_size::integer, 2) - 1) <= member_count THEN '-infinity'::date
    ELSE COALESCE(deadline, 'infinity'::date)
    END))
  WHERE hackathon_id IS NOT NULL;
CREATE INDEX projects_of_owner ON projects (owner_id, created_at DESC, id DESC);
-- Without a list of pending entries, as users_search.
CREATE INDEX projects_search ON projects USING gin (search_pieces(tech_text), search_pieces(tag_text)) WITH (fastupdate=off);
CREATE INDEX projects_text_search ON projects USING gin (search_pieces(search_text)) WITH (fastupdate=off);
CREATE TRIGGER projects_fill_filter_text BEFORE INSERT OR UPDATE OF title, description, tags, tech_stack ON projects
  FOR EACH ROW EXECUTE FUNCTION fill_project_filter_text();
CREATE TRIGGER projects_renew_lists AFTER UPDATE OF title, collaboration_type, is_hidden ON projects
  FOR EACH ROW WHEN (old.title IS DISTINCT FROM new.title OR old.collaboration_type IS DISTINCT FROM new.collaboration_type OR old.is_hidden IS DISTINCT FROM new.is_hidden)
  EXECUTE FUNCTION renew_lists();
CREATE TRIGGER projects_seat_their_team BEFORE UPDATE OF max_team_size ON projects
  FOR EACH ROW WHEN (new.max_team_size < old.max_team_size) EXECUTE FUNCTION require_size_for_team();

CREATE TABLE interests (
  id            uuid        NOT NULL DEFAULT gen_random_uuid(),
  user_id       uuid        NOT NULL,
  project_id    uuid        NOT NULL,
  created_at    timestamptz NOT NULL DEFAULT now(),
  status        text        NOT NULL DEFAULT 'shown',
  words         text        NOT NULL DEFAULT '',
  project_title text,
  life_days     smallint    NOT NULL DEFAULT 14,
  CONSTRAINT interests_pk PRIMARY KEY (id),
  CONSTRAINT interests_once UNIQUE (user_id, project_id),
  CONSTRAINT interests_project_fk FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE,
  CONSTRAINT interests_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT interests_status_known CHECK (status IN ('shown', 'invited', 'not_now', 'withdrawn', 'closed')),
  CONSTRAINT interests_words_size CHECK (char_length(words) <= 300)
);
CREATE INDEX interests_by_end ON interests ((((created_at AT TIME ZONE 'UTC') + life_days::double precision * '1 day'::interval) AT TIME ZONE 'UTC'))
  WHERE status = 'shown';
CREATE INDEX interests_of_project ON interests (project_id);
CREATE INDEX interests_open ON interests (project_id, created_at DESC, id DESC) WHERE status = 'shown';

CREATE TABLE invites (
  id             uuid        NOT NULL DEFAULT gen_random_uuid(),
  project_id     uuid        NOT NULL,
  sender_id      uuid        NOT NULL,
  receiver_id    uuid        NOT NULL,
  role           text        NOT NULL,
  status         text        NOT NULL DEFAULT 'pending',
  created_at     timestamptz NOT NULL DEFAULT now(),
  answered_at    timestamptz,
  note           text        NOT NULL DEFAULT '',
  place_ended_at timestamptz,
  reminded_at    timestamptz,
  project_title  text,
  sender_name    text,
  receiver_name  text,
  life_days      smallint    NOT NULL DEFAULT 14,
  CONSTRAINT invites_pk PRIMARY KEY (id),
  CONSTRAINT invites_project_fk FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE,
  CONSTRAINT invites_receiver_fk FOREIGN KEY (receiver_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT invites_sender_fk FOREIGN KEY (sender_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT invites_answered CHECK ((status = 'pending') = (answered_at IS NULL)),
  CONSTRAINT invites_note_size CHECK (char_length(note) <= 300),
  CONSTRAINT invites_place_ended CHECK (place_ended_at IS NULL OR status = 'accepted'),
  CONSTRAINT invites_role_size CHECK (char_length(role) >= 1 AND char_length(role) <= 60),
  CONSTRAINT invites_status_known CHECK (status IN ('pending', 'accepted', 'declined', 'withdrawn', 'expired')),
  CONSTRAINT invites_to_another_person CHECK (sender_id <> receiver_id)
);
CREATE INDEX invites_by_end ON invites ((((created_at AT TIME ZONE 'UTC') + life_days::double precision * '1 day'::interval) AT TIME ZONE 'UTC'))
  WHERE status = 'pending';
CREATE INDEX invites_of_project ON invites (project_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX invites_one_live ON invites (project_id, receiver_id)
  WHERE (status IN ('pending', 'accepted')) AND place_ended_at IS NULL;
-- A person's open invites are counted before each new one.
CREATE INDEX invites_outstanding ON invites (sender_id) WHERE status = 'pending';
CREATE INDEX invites_received ON invites (receiver_id, created_at DESC, id DESC);
CREATE INDEX invites_sent ON invites (sender_id, created_at DESC, id DESC);
CREATE INDEX invites_to_remind_by_end ON invites ((((created_at AT TIME ZONE 'UTC') + life_days::double precision * '1 day'::interval) AT TIME ZONE 'UTC'))
  WHERE status = 'pending' AND reminded_at IS NULL;
CREATE INDEX invites_waiting ON invites (receiver_id) WHERE status = 'pending';
-- Deferred: inside a transaction one row is written before the other.
CREATE CONSTRAINT TRIGGER invites_accepted_with_a_place AFTER INSERT OR UPDATE ON invites DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (new.status = 'accepted') EXECUTE FUNCTION require_acceptance_and_place();
CREATE TRIGGER invites_renew_lists_when_deleted AFTER DELETE ON invites
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_lists();
CREATE TRIGGER invites_renew_lists_when_inserted AFTER INSERT ON invites
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_lists();
CREATE TRIGGER invites_renew_lists_when_updated AFTER UPDATE ON invites
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_lists();

CREATE TABLE project_members (
  id               uuid        NOT NULL DEFAULT gen_random_uuid(),
  project_id       uuid        NOT NULL,
  user_id          uuid        NOT NULL,
  role             text        NOT NULL,
  invite_id        uuid,
  joined_at        timestamptz NOT NULL DEFAULT now(),
  hours_per_week   smallint,
  committed_until  date,
  next_check_in_at timestamptz DEFAULT now() + '7 days'::interval,
  asked_at         timestamptz,
  missed_check_ins smallint    NOT NULL DEFAULT 0,
  commitment_told  date,
  CONSTRAINT project_members_pk PRIMARY KEY (id),
  CONSTRAINT project_members_once UNIQUE (project_id, user_id),
  CONSTRAINT project_members_invite_fk FOREIGN KEY (invite_id) REFERENCES invites(id) ON DELETE SET NULL,
  CONSTRAINT project_members_project_fk FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE,
  CONSTRAINT project_members_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT project_members_hours_per_week_size CHECK (hours_per_week >= 1 AND hours_per_week <= 60),
  CONSTRAINT project_members_role_size CHECK (char_length(role) >= 1 AND char_length(role) <= 60)
);
CREATE INDEX project_members_by_invite ON project_members (invite_id);
CREATE INDEX project_members_of_user ON project_members (user_id, joined_at DESC, id DESC);
CREATE INDEX project_members_to_ask ON project_members (next_check_in_at) WHERE next_check_in_at IS NOT NULL;
CREATE INDEX project_members_who_go_on ON project_members (committed_until)
  WHERE committed_until IS DISTINCT FROM commitment_told AND committed_until IS NOT NULL AND (next_check_in_at IS NOT NULL OR asked_at IS NOT NULL);
CREATE TRIGGER project_members_are_counted AFTER INSERT OR DELETE OR UPDATE OF project_id ON project_members
  FOR EACH ROW EXECUTE FUNCTION count_members();
CREATE CONSTRAINT TRIGGER project_members_come_from_an_invite AFTER INSERT OR DELETE OR UPDATE ON project_members DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION require_acceptance_and_place();
CREATE TRIGGER project_members_need_a_seat BEFORE INSERT OR UPDATE OF project_id ON project_members
  FOR EACH ROW EXECUTE FUNCTION require_seat_for_member();
CREATE TRIGGER project_members_renew_lists AFTER DELETE ON project_members
  FOR EACH ROW WHEN (old.invite_id IS NULL) EXECUTE FUNCTION renew_lists();
