import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the services promise of teams, held by the database too: no team above its size, no acceptance without its place. */
export class HoldTeams1763700000011 implements MigrationInterface {
  name = 'HoldTeams1763700000011';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SEAT_FOR_MEMBER);
    await runner.query(SIZE_FOR_TEAM);
    await runner.query(ACCEPTANCE_AND_PLACE);
    await runner.query(`
      CREATE TRIGGER project_members_need_a_seat BEFORE INSERT OR UPDATE OF project_id ON project_members
      FOR EACH ROW EXECUTE FUNCTION require_seat_for_member()`);
    await runner.query(`
      CREATE TRIGGER projects_seat_their_team BEFORE UPDATE OF max_team_size ON projects
      FOR EACH ROW WHEN (NEW.max_team_size < OLD.max_team_size) EXECUTE FUNCTION require_size_for_team()`);
    await runner.query(`
      CREATE CONSTRAINT TRIGGER invites_accepted_with_a_place AFTER INSERT OR UPDATE ON invites
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.status = 'accepted')
      EXECUTE FUNCTION require_acceptance_and_place()`);
    await runner.query(`
      CREATE CONSTRAINT TRIGGER project_members_come_from_an_invite AFTER INSERT OR UPDATE OR DELETE ON project_members
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_acceptance_and_place()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER project_members_come_from_an_invite ON project_members');
    await runner.query('DROP TRIGGER invites_accepted_with_a_place ON invites');
    await runner.query('DROP TRIGGER projects_seat_their_team ON projects');
    await runner.query('DROP TRIGGER project_members_need_a_seat ON project_members');
    await runner.query('DROP FUNCTION require_acceptance_and_place');
    await runner.query('DROP FUNCTION require_size_for_team');
    await runner.query('DROP FUNCTION require_seat_for_member');
  }
}

// Whoever joins has locked the project; whoever forgot waits for those who did not.
const SEAT_FOR_MEMBER = `
  CREATE FUNCTION require_seat_for_member() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE size integer;
  BEGIN
    SELECT max_team_size INTO size FROM projects WHERE id = NEW.project_id FOR UPDATE;
    IF (SELECT count(*) + 2 FROM project_members WHERE project_id = NEW.project_id) > size THEN
      RAISE EXCEPTION 'the team is full' USING ERRCODE = 'check_violation', CONSTRAINT = 'project_members_need_a_seat';
    END IF;
    RETURN NEW;
  END $$`;

const SIZE_FOR_TEAM = `
  CREATE FUNCTION require_size_for_team() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE members integer := (SELECT count(*) FROM project_members WHERE project_id = NEW.id);
  BEGIN
    IF members > 0 AND members + 1 > NEW.max_team_size THEN
      RAISE EXCEPTION 'the team is larger' USING ERRCODE = 'check_violation', CONSTRAINT = 'projects_seat_their_team';
    END IF;
    RETURN NEW;
  END $$`;

// Looked at when the transaction ends: until then the one is always written before the other.
const ACCEPTANCE_AND_PLACE = `
  CREATE FUNCTION require_acceptance_and_place() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE given_invite uuid;
  BEGIN
    given_invite := CASE WHEN TG_TABLE_NAME = 'invites' THEN (to_jsonb(NEW) ->> 'id')
      WHEN TG_OP = 'DELETE' THEN (to_jsonb(OLD) ->> 'invite_id') ELSE (to_jsonb(NEW) ->> 'invite_id') END;
    IF EXISTS (
      SELECT FROM (SELECT * FROM invites WHERE id = given_invite) i
      FULL JOIN (SELECT * FROM project_members WHERE invite_id = given_invite) m
        ON m.invite_id = i.id AND m.project_id = i.project_id AND m.user_id = i.receiver_id
      WHERE (i.status = 'accepted') IS DISTINCT FROM (m.id IS NOT NULL)
    ) THEN
      RAISE EXCEPTION 'an accepted invite and a place in the team belong together'
        USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME;
    END IF;
    RETURN NULL;
  END $$`;
