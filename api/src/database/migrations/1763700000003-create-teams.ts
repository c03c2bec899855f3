import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateTeams1763700000003 implements MigrationInterface {
  name = 'CreateTeams1763700000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(INVITES);
    await runner.query(ONE_LIVE_INVITE);
    await runner.query('CREATE INDEX invites_received ON invites (receiver_id, created_at DESC, id DESC)');
    await runner.query('CREATE INDEX invites_sent ON invites (sender_id, created_at DESC, id DESC)');
    await runner.query('CREATE INDEX invites_of_project ON invites (project_id, created_at DESC, id DESC)');
    await runner.query(MEMBERS);
    await runner.query('CREATE INDEX project_members_of_user ON project_members (user_id, joined_at DESC, id DESC)');
    await runner.query('CREATE INDEX project_members_by_invite ON project_members (invite_id)');
    await runner.query(INTERESTS);
    await runner.query('CREATE INDEX interests_of_project ON interests (project_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE interests');
    await runner.query('DROP TABLE project_members');
    await runner.query('DROP TABLE invites');
  }
}

const INVITES = `
  CREATE TABLE invites (
    id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT invites_pk PRIMARY KEY,
    project_id uuid NOT NULL CONSTRAINT invites_project_fk REFERENCES projects (id) ON DELETE CASCADE,
    sender_id uuid NOT NULL CONSTRAINT invites_sender_fk REFERENCES users (id) ON DELETE CASCADE,
    receiver_id uuid NOT NULL CONSTRAINT invites_receiver_fk REFERENCES users (id) ON DELETE CASCADE,
    role text NOT NULL,
    status text NOT NULL DEFAULT 'pending',
    created_at timestamptz NOT NULL DEFAULT now(),
    answered_at timestamptz,
    CONSTRAINT invites_role_size CHECK (char_length(role) BETWEEN 1 AND 60),
    CONSTRAINT invites_status_known CHECK (status IN ('pending', 'accepted', 'declined')),
    CONSTRAINT invites_answered CHECK ((status = 'pending') = (answered_at IS NULL)),
    CONSTRAINT invites_to_another_person CHECK (sender_id <> receiver_id)
  )`;

const ONE_LIVE_INVITE = `
  CREATE UNIQUE INDEX invites_one_live ON invites (project_id, receiver_id) WHERE status IN ('pending', 'accepted')`;

const MEMBERS = `
  CREATE TABLE project_members (
    id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT project_members_pk PRIMARY KEY,
    project_id uuid NOT NULL CONSTRAINT project_members_project_fk REFERENCES projects (id) ON DELETE CASCADE,
    user_id uuid NOT NULL CONSTRAINT project_members_user_fk REFERENCES users (id) ON DELETE CASCADE,
    role text NOT NULL,
    invite_id uuid CONSTRAINT project_members_invite_fk REFERENCES invites (id) ON DELETE SET NULL,
    joined_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT project_members_once UNIQUE (project_id, user_id),
    CONSTRAINT project_members_role_size CHECK (char_length(role) BETWEEN 1 AND 60)
  )`;

const INTERESTS = `
  CREATE TABLE interests (
    id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT interests_pk PRIMARY KEY,
    user_id uuid NOT NULL CONSTRAINT interests_user_fk REFERENCES users (id) ON DELETE CASCADE,
    project_id uuid NOT NULL CONSTRAINT interests_project_fk REFERENCES projects (id) ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT interests_once UNIQUE (user_id, project_id)
  )`;
