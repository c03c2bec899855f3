import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists of invites leave out whom one has blocked or is blocked by, so they are others when that changes. */
export class RenewListsOfWhoIsBlocked1763700000042 implements MigrationInterface {
  name = 'RenewListsOfWhoIsBlocked1763700000042';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(RENEW);
    await runner.query(TRIGGER);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER blocks_renew_invite_lists ON blocks');
    await runner.query('DROP FUNCTION renew_lists_of_blocked');
  }
}

const RENEW = `
  CREATE FUNCTION renew_lists_of_blocked() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM renew_invite_lists(ARRAY[OLD.blocker_id, OLD.blocked_id, NEW.blocker_id, NEW.blocked_id]);
    RETURN NULL;
  END $$`;

const TRIGGER = `
  CREATE TRIGGER blocks_renew_invite_lists AFTER INSERT OR DELETE ON blocks
  FOR EACH ROW EXECUTE FUNCTION renew_lists_of_blocked()`;
