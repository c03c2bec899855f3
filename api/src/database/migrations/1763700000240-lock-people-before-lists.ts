import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who renews lists or tells people locks them before anything of theirs, and passes over those who are being deleted (ADR 48). */
export class LockPeopleBeforeLists1763700000240 implements MigrationInterface {
  name = 'LockPeopleBeforeLists1763700000240';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [LOCK, renew(PEOPLE_FIRST), tell(ABOUT, 'FOR KEY SHARE SKIP LOCKED')])
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [tell('about', ''), renew(''), 'DROP FUNCTION lock_invite_lists'])
      await runner.query(statement);
  }
}

// All people before the first list: who deletes one of them has locked them, and then waits for the lists.
const PEOPLE_FIRST = 'PERFORM FROM users WHERE id = ANY (people) ORDER BY id FOR KEY SHARE;';

const upsert = (changes: string) => `
  INSERT INTO invite_lists (user_id) SELECT id FROM users WHERE id = ANY (people) ORDER BY id
  ON CONFLICT (user_id) DO UPDATE SET version = excluded.version, changed_in = excluded.changed_in ${changes};`;

// A conflict locks the row, also where nothing is updated.
const LOCK = `
  CREATE FUNCTION lock_invite_lists(people uuid[]) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    ${PEOPLE_FIRST}
    ${upsert('WHERE false')}
  END $$`;

const renew = (first: string) => `
  CREATE OR REPLACE FUNCTION renew_invite_lists(people uuid[]) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    ${first}
    ${upsert('')}
  END $$`;

// Only who deletes a person locks them against being referred to.
const ABOUT = '(SELECT a.id FROM users a WHERE a.id = about FOR KEY SHARE SKIP LOCKED)';

const tell = (person: string, notLeaving: string) => `
  CREATE OR REPLACE FUNCTION tell(people uuid[], what text, project uuid, its_title text, about uuid, said text DEFAULT '')
  RETURNS void LANGUAGE sql AS $$
    INSERT INTO activities (user_id, kind, project_id, title, person_id, words)
    SELECT u.id, what, project, its_title, ${person}, said FROM users u
    WHERE u.id = ANY (people) AND u.id IS DISTINCT FROM about AND u.id IS DISTINCT FROM acting_person()
    ORDER BY u.id ${notLeaving}
  $$`;
