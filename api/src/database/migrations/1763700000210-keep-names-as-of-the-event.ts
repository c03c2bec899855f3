import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who may not see a project or person any more reads their title and name as of the event (ADR 17, ADR 21). */
export class KeepNamesAsOfTheEvent1763700000210 implements MigrationInterface {
  name = 'KeepNamesAsOfTheEvent1763700000210';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...COLUMNS, ...FUNCTIONS, ...TRIGGERS]) await runner.query(statement);
    await runner.query(tellOfDeletedProject(TOLD_WITH_AUTHOR));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(tellOfDeletedProject(TOLD));
    for (const statement of UNDONE) await runner.query(statement);
  }
}

// Rows from before have none: what their reader may not see stays unnamed.
const COLUMNS = [
  'ALTER TABLE invites ADD COLUMN project_title text, ADD COLUMN sender_name text, ADD COLUMN receiver_name text',
  'ALTER TABLE interests ADD COLUMN project_title text',
  'ALTER TABLE blocks ADD COLUMN blocked_name text',
  'ALTER TABLE activities ADD COLUMN said_by uuid',
];

const FUNCTIONS = [
  `CREATE FUNCTION keep_names_of_invite() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     NEW.project_title := (SELECT p.title FROM projects p WHERE p.id = NEW.project_id);
     NEW.sender_name := (SELECT u.name FROM users u WHERE u.id = NEW.sender_id);
     NEW.receiver_name := (SELECT u.name FROM users u WHERE u.id = NEW.receiver_id);
     RETURN NEW;
   END $$`,
  `CREATE FUNCTION keep_title_of_interest() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     NEW.project_title := (SELECT p.title FROM projects p WHERE p.id = NEW.project_id);
     RETURN NEW;
   END $$`,
  `CREATE FUNCTION keep_name_of_blocked() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     NEW.blocked_name := (SELECT u.name FROM users u WHERE u.id = NEW.blocked_id);
     RETURN NEW;
   END $$`,
  `CREATE FUNCTION renew_invite_lists_of_leaver() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     PERFORM renew_invite_lists(ARRAY[OLD.user_id]);
     RETURN NULL;
   END $$`,
];

// By its name the one of projects comes before those that end what waits: all lists are locked at once, in order. The place of a
// former owner has no invite, whose end would renew their list.
const TRIGGERS = [
  `CREATE TRIGGER invites_keep_names BEFORE INSERT ON invites FOR EACH ROW EXECUTE FUNCTION keep_names_of_invite()`,
  `CREATE TRIGGER interests_keep_title BEFORE INSERT OR UPDATE OF created_at ON interests
   FOR EACH ROW EXECUTE FUNCTION keep_title_of_interest()`,
  `CREATE TRIGGER blocks_keep_name BEFORE INSERT ON blocks FOR EACH ROW EXECUTE FUNCTION keep_name_of_blocked()`,
  `CREATE TRIGGER projects_change_for_lists AFTER UPDATE OF collaboration_type ON projects
   FOR EACH ROW WHEN (OLD.collaboration_type <> NEW.collaboration_type) EXECUTE FUNCTION renew_invite_lists_of_project()`,
  `CREATE TRIGGER project_members_change_lists AFTER DELETE ON project_members
   FOR EACH ROW WHEN (OLD.invite_id IS NULL) EXECUTE FUNCTION renew_invite_lists_of_leaver()`,
];

const tellOfDeletedProject = (told: string) => `
  CREATE OR REPLACE FUNCTION tell_of_deleted_project() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    ${told}
    RETURN OLD;
  END $$`;

const unnamed = (title: string) => `regexp_replace(${title}, '^\\S+''s team for ', 'A team for ')`;

const CONCERNED = `
  SELECT user_id FROM project_members WHERE project_id = OLD.id
  UNION SELECT receiver_id FROM invites WHERE project_id = OLD.id AND status = 'pending'
  UNION SELECT user_id FROM interests WHERE project_id = OLD.id AND status = 'shown'`;

const TOLD = `PERFORM tell(ARRAY(${CONCERNED}), 'project_deleted', NULL, OLD.title, NULL);`;

// Afterwards nothing else says whose title it was, nor who is named in that of a team for an event.
const TOLD_WITH_AUTHOR = `
    UPDATE activities SET said_by = coalesce(said_by, OLD.owner_id),
      title = CASE WHEN OLD.hackathon_id IS NULL THEN title ELSE ${unnamed('title')} END
    WHERE id IN (SELECT id FROM activities WHERE project_id = OLD.id ORDER BY id FOR UPDATE);
    IF OLD.hackathon_id IS NOT NULL THEN
      OLD.title := ${unnamed('OLD.title')};
    END IF;
    INSERT INTO activities (user_id, kind, title, said_by)
    SELECT u.id, 'project_deleted', OLD.title, OLD.owner_id FROM users u
    WHERE u.id IN (${CONCERNED}) AND u.id IS DISTINCT FROM acting_person() ORDER BY u.id;`;

const UNDONE = [
  'DROP TRIGGER project_members_change_lists ON project_members',
  'DROP TRIGGER projects_change_for_lists ON projects',
  'DROP TRIGGER blocks_keep_name ON blocks',
  'DROP TRIGGER interests_keep_title ON interests',
  'DROP TRIGGER invites_keep_names ON invites',
  'DROP FUNCTION keep_names_of_invite, keep_title_of_interest, keep_name_of_blocked, renew_invite_lists_of_leaver',
  'ALTER TABLE activities DROP COLUMN said_by',
  'ALTER TABLE blocks DROP COLUMN blocked_name',
  'ALTER TABLE interests DROP COLUMN project_title',
  'ALTER TABLE invites DROP COLUMN project_title, DROP COLUMN sender_name, DROP COLUMN receiver_name',
];
