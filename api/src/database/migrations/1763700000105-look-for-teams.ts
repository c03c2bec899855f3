import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People and projects look for a team for an event (ADR 28). */
export class LookForTeams1763700000105 implements MigrationInterface {
  name = 'LookForTeams1763700000105';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE team_searches (
        id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT team_searches_pk PRIMARY KEY,
        hackathon_id uuid NOT NULL CONSTRAINT team_searches_hackathon_fk REFERENCES hackathons (id) ON DELETE CASCADE,
        user_id uuid CONSTRAINT team_searches_user_fk REFERENCES users (id) ON DELETE CASCADE,
        project_id uuid CONSTRAINT team_searches_project_fk REFERENCES projects (id) ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        ended_at timestamptz,
        missed smallint NOT NULL DEFAULT 0,
        place_again boolean NOT NULL DEFAULT false,
        unplaced_because text,
        CONSTRAINT team_searches_of_one CHECK (num_nonnulls(user_id, project_id) = 1),
        CONSTRAINT team_searches_once_a_person UNIQUE (hackathon_id, user_id),
        CONSTRAINT team_searches_once_a_project UNIQUE (hackathon_id, project_id)
      )`);
    await runner.query('CREATE INDEX team_searches_of_user ON team_searches (user_id)');
    await runner.query('CREATE INDEX team_searches_of_project ON team_searches (project_id)');
    await runner.query('CREATE INDEX team_searches_open ON team_searches (hackathon_id) WHERE ended_at IS NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE team_searches');
  }
}
