import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Until when somebody usually answers invites within a day, if no other comes: their own last 90 days, at least five invites, at
 * least four of five answered within 24 hours. Written where one of their invites is answered, expires, or is open again.
 */
export class KeepWhoAnswersQuickly1763700000095 implements MigrationInterface {
  name = 'KeepWhoAnswersQuickly1763700000095';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN answers_quickly_until timestamptz');
    for (const statement of KEEP_WHO_ANSWERS_QUICKLY) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER invites_keep_who_answers ON invites');
    await runner.query('DROP FUNCTION keep_who_answers_quickly, quick_until');
    await runner.query('ALTER TABLE users DROP COLUMN answers_quickly_until');
  }
}

// Time takes the oldest invites out of the 90 days, one after the other. It holds until those that are left are too few or too slow.
const UNTIL = `
  CREATE FUNCTION quick_until(person uuid) RETURNS timestamptz LANGUAGE sql STABLE AS $$
    WITH ended AS (
      SELECT created_at, count(*) OVER newest AS place,
        count(*) FILTER (WHERE status <> 'expired' AND answered_at <= created_at + interval '24 hours') OVER newest AS quick
      FROM invites
      WHERE receiver_id = person AND status IN ('accepted', 'declined', 'expired')
        AND created_at > now() - interval '90 days'
      WINDOW newest AS (ORDER BY created_at DESC, id DESC))
    SELECT max(created_at) + interval '90 days' FROM ended
    WHERE place > (SELECT max(place) FROM ended WHERE place < 5 OR quick * 5 < place * 4)
  $$`;

// People before their lists, and by id, as everybody locks them: triggers of a statement come by name. Locked only where something
// changes, and then counted with new eyes.
const RENEW = `
  CREATE FUNCTION keep_who_answers_quickly() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    person uuid;
  BEGIN
    FOR person IN
      SELECT DISTINCT changed.receiver_id FROM changed JOIN former USING (id)
      WHERE changed.status <> former.status AND changed.status <> 'withdrawn' ORDER BY 1
    LOOP
      PERFORM FROM users WHERE id = person AND answers_quickly_until IS DISTINCT FROM quick_until(person) FOR NO KEY UPDATE;
      IF FOUND THEN
        UPDATE users SET answers_quickly_until = quick_until(person) WHERE id = person;
      END IF;
    END LOOP;
    RETURN NULL;
  END $$`;

const TRIGGER = `
  CREATE TRIGGER invites_keep_who_answers AFTER UPDATE ON invites
  REFERENCING OLD TABLE AS former NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_who_answers_quickly()`;

export const KEEP_WHO_ANSWERS_QUICKLY = [UNTIL, RENEW, TRIGGER];
