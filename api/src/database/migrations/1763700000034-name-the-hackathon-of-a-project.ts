import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NameTheHackathonOfAProject1763700000034 implements MigrationInterface {
  name = 'NameTheHackathonOfAProject1763700000034';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(HACKATHON);
    await runner.query(INDEX);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE projects DROP COLUMN hackathon_id');
  }
}

const HACKATHON = `
  ALTER TABLE projects ADD COLUMN hackathon_id uuid
    CONSTRAINT projects_hackathon_fk REFERENCES hackathons (id) ON DELETE SET NULL`;

// Nobody has one yet, so it is made in no time.
const INDEX = `
  CREATE INDEX projects_of_hackathon ON projects (hackathon_id, created_at DESC, id DESC) WHERE hackathon_id IS NOT NULL`;
