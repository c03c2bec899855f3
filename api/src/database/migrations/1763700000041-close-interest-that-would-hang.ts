import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Interest ends with the invite that answered it and with a team that is full for good, and a project of nobody is deleted (ADR 18). */
export class CloseInterestThatWouldHang1763700000041 implements MigrationInterface {
  name = 'CloseInterestThatWouldHang1763700000041';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...FUNCTIONS, ...TRIGGERS, ...OF_BEFORE]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of UNDONE) await runner.query(statement);
  }
}

const IS_OVER = (project: string) => `(${project}.status IN ('Archived', 'Completed')
  OR ${project}.status = 'In Progress' AND greatest(${project}.max_team_size, 2) - 1 <= ${project}.member_count)`;

const FUNCTIONS = [
  `CREATE FUNCTION close_interest_of_invite() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     UPDATE interests SET status = 'closed'
     WHERE project_id = OLD.project_id AND user_id = OLD.receiver_id AND status = 'invited';
     RETURN NULL;
   END $$`,
  `CREATE FUNCTION delete_project_of_nobody() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     DELETE FROM projects p WHERE p.id = OLD.project_id AND p.owner_id IS NULL
       AND NOT EXISTS (SELECT FROM project_members m WHERE m.project_id = p.id);
     RETURN NULL;
   END $$`,
];

const CLOSE_INTERESTS = (columns: string, condition: string) => `
  CREATE TRIGGER projects_close_interests AFTER UPDATE OF ${columns} ON projects
  FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION close_interests_of_project()`;

const TRIGGERS = [
  `CREATE TRIGGER invites_close_interest AFTER UPDATE OF status ON invites
   FOR EACH ROW WHEN (OLD.status = 'pending' AND NEW.status IN ('declined', 'withdrawn', 'expired'))
   EXECUTE FUNCTION close_interest_of_invite()`,
  `CREATE TRIGGER invites_close_interest_when_deleted AFTER DELETE ON invites
   FOR EACH ROW WHEN (OLD.status = 'pending') EXECUTE FUNCTION close_interest_of_invite()`,
  `CREATE TRIGGER invites_answer_interest_again AFTER UPDATE OF status ON invites
   FOR EACH ROW WHEN (OLD.status = 'declined' AND NEW.status = 'pending') EXECUTE FUNCTION answer_interest_by_invite()`,
  'DROP TRIGGER projects_close_interests ON projects',
  CLOSE_INTERESTS('status, max_team_size, member_count', IS_OVER('NEW')),
  `CREATE TRIGGER project_members_leave_no_project_of_nobody AFTER DELETE ON project_members
   FOR EACH ROW EXECUTE FUNCTION delete_project_of_nobody()`,
];

/** What waits although it would be closed now ends within its fourteen days. */
const OF_BEFORE = [
  `UPDATE interests n SET status = 'closed' WHERE n.status = 'invited' AND NOT EXISTS (
     SELECT FROM invites i WHERE i.project_id = n.project_id AND i.receiver_id = n.user_id AND i.status = 'pending')`,
  `DELETE FROM projects p WHERE p.owner_id IS NULL AND p.member_count = 0`,
];

const UNDONE = [
  'DROP TRIGGER invites_close_interest ON invites',
  'DROP TRIGGER invites_close_interest_when_deleted ON invites',
  'DROP TRIGGER invites_answer_interest_again ON invites',
  'DROP TRIGGER projects_close_interests ON projects',
  'DROP TRIGGER project_members_leave_no_project_of_nobody ON project_members',
  'DROP FUNCTION close_interest_of_invite',
  'DROP FUNCTION delete_project_of_nobody',
  CLOSE_INTERESTS('status', `NEW.status IN ('Archived', 'Completed')`),
];
