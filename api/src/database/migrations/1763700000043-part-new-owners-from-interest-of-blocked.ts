import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who comes to own a project has no interest waiting from people who do not exist for them. */
export class PartNewOwnersFromInterestOfBlocked1763700000043 implements MigrationInterface {
  name = 'PartNewOwnersFromInterestOfBlocked1763700000043';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FORGET);
    await runner.query(TRIGGER);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER projects_forget_interest_of_blocked ON projects');
    await runner.query('DROP FUNCTION forget_interest_of_blocked');
  }
}

const FORGET = `
  CREATE FUNCTION forget_interest_of_blocked() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM interests n USING blocks b WHERE n.project_id = NEW.id AND n.status = 'shown'
      AND (b.blocker_id, b.blocked_id) IN ((NEW.owner_id, n.user_id), (n.user_id, NEW.owner_id));
    RETURN NULL;
  END $$`;

const TRIGGER = `
  CREATE TRIGGER projects_forget_interest_of_blocked AFTER UPDATE OF owner_id ON projects
  FOR EACH ROW WHEN (OLD.owner_id IS DISTINCT FROM NEW.owner_id) EXECUTE FUNCTION forget_interest_of_blocked()`;
