import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invite lists leave out who and what ops hide, and show them again: whoever has them must read them anew. */
export class RenewListsOfWhoIsHidden1763700000096 implements MigrationInterface {
  name = 'RenewListsOfWhoIsHidden1763700000096';

  // By their names they come before the triggers that end what waits: all lists are locked at once, in order.
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TRIGGER users_change_in_lists AFTER UPDATE OF hidden_reason, suspended_reason ON users
      FOR EACH ROW WHEN (OLD.is_hidden <> NEW.is_hidden) EXECUTE FUNCTION renew_invite_lists_of_user()`);
    await runner.query(`
      CREATE TRIGGER projects_change_in_lists AFTER UPDATE OF hidden_reason, is_hidden ON projects
      FOR EACH ROW WHEN (OLD.is_hidden <> NEW.is_hidden) EXECUTE FUNCTION renew_invite_lists_of_project()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER users_change_in_lists ON users');
    await runner.query('DROP TRIGGER projects_change_in_lists ON projects');
  }
}
