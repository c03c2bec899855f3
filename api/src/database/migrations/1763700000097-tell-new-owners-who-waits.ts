import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who comes to own a project is told of each who waits for its owner's answer, as the owner before them was. */
export class TellNewOwnersWhoWaits1763700000097 implements MigrationInterface {
  name = 'TellNewOwnersWhoWaits1763700000097';

  // By its name it comes after the trigger that forgets interest of whom they have blocked.
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION tell_new_owner_who_waits() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO activities (user_id, kind, project_id, title, person_id, words)
        SELECT NEW.owner_id, 'interest_shown', NEW.id, NEW.title, n.user_id, n.words
        FROM interests n WHERE n.project_id = NEW.id AND n.status = 'shown';
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER projects_tell_new_owner AFTER UPDATE OF owner_id ON projects
      FOR EACH ROW WHEN (OLD.owner_id <> NEW.owner_id) EXECUTE FUNCTION tell_new_owner_who_waits()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER projects_tell_new_owner ON projects');
    await runner.query('DROP FUNCTION tell_new_owner_who_waits');
  }
}
