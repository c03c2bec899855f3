import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether a person's address is confirmed, which their invites show. Of those who are there already nothing is known: it is
 * written with their next call.
 */
export class ConfirmEmails1763700000018 implements MigrationInterface {
  name = 'ConfirmEmails1763700000018';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN email_confirmed boolean NOT NULL DEFAULT false');
    await renewListsAfter(runner, ['name', 'email', 'email_confirmed']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await renewListsAfter(runner, ['name', 'email']);
    await runner.query('ALTER TABLE users DROP COLUMN email_confirmed');
  }
}

async function renewListsAfter(runner: QueryRunner, columns: readonly string[]): Promise<void> {
  const isChanged = columns.map((column) => `OLD.${column} IS DISTINCT FROM NEW.${column}`);
  await runner.query(`
    CREATE OR REPLACE TRIGGER users_renew_invite_lists AFTER UPDATE OF ${columns.join(', ')} ON users
    FOR EACH ROW WHEN (${isChanged.join(' OR ')}) EXECUTE FUNCTION renew_invite_lists_of_user()`);
}
