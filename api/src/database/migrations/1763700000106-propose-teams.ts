import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addWords, removeWords } from '../known-words.ts';

/** Rounds put who looks into teams, which are proposed to them; they are told of it (ADR 28). */
export class ProposeTeams1763700000106 implements MigrationInterface {
  name = 'ProposeTeams1763700000106';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...TABLES, ...TOLD]) await runner.query(statement);
    await addWords(runner, KINDS, NEW_KINDS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await removeWords(runner, KINDS, NEW_KINDS);
    for (const statement of UNDONE) await runner.query(statement);
  }
}

const TABLES = [
  `CREATE TABLE team_rounds (
     id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT team_rounds_pk PRIMARY KEY,
     hackathon_id uuid NOT NULL CONSTRAINT team_rounds_hackathon_fk REFERENCES hackathons (id) ON DELETE CASCADE,
     team_size smallint NOT NULL CONSTRAINT team_rounds_size CHECK (team_size BETWEEN 2 AND 10),
     opened_by text NOT NULL,
     created_at timestamptz NOT NULL DEFAULT now()
   )`,
  'CREATE INDEX team_rounds_of_hackathon ON team_rounds (hackathon_id)',
  `CREATE TABLE team_proposals (
     id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT team_proposals_pk PRIMARY KEY,
     round_id uuid NOT NULL CONSTRAINT team_proposals_round_fk REFERENCES team_rounds (id) ON DELETE CASCADE,
     state text NOT NULL DEFAULT 'open'
       CONSTRAINT team_proposals_state_known CHECK (state IN ('open', 'formed', 'ended')),
     parts smallint NOT NULL CONSTRAINT team_proposals_of_several CHECK (parts > 1),
     reasons text[] NOT NULL,
     missing text[] NOT NULL,
     project_id uuid CONSTRAINT team_proposals_project_fk REFERENCES projects (id) ON DELETE SET NULL,
     answer_until timestamptz NOT NULL,
     created_at timestamptz NOT NULL DEFAULT now()
   )`,
  'CREATE INDEX team_proposals_of_round ON team_proposals (round_id)',
  'CREATE INDEX team_proposals_of_project ON team_proposals (project_id)',
  `CREATE INDEX team_proposals_open ON team_proposals (answer_until) WHERE state = 'open'`,
  `CREATE TABLE team_proposal_parts (
     proposal_id uuid NOT NULL CONSTRAINT team_proposal_parts_proposal_fk REFERENCES team_proposals (id) ON DELETE CASCADE,
     search_id uuid NOT NULL CONSTRAINT team_proposal_parts_search_fk REFERENCES team_searches (id) ON DELETE CASCADE,
     answer text CONSTRAINT team_proposal_parts_answer_known CHECK (answer IN ('yes', 'no')),
     answered_at timestamptz CONSTRAINT team_proposal_parts_answered CHECK ((answer IS NULL) = (answered_at IS NULL)),
     CONSTRAINT team_proposal_parts_pk PRIMARY KEY (proposal_id, search_id)
   )`,
  'CREATE INDEX team_proposal_parts_of_search ON team_proposal_parts (search_id)',
  'CREATE INDEX team_searches_to_place ON team_searches (hackathon_id) WHERE place_again',
];

const TOLD = [
  `ALTER TABLE activities ADD COLUMN hackathon_id uuid
     CONSTRAINT activities_hackathon_fk REFERENCES hackathons (id) ON DELETE SET NULL`,
  'CREATE INDEX activities_of_hackathon ON activities (hackathon_id) WHERE hackathon_id IS NOT NULL',
];

const KINDS = { table: 'activities', column: 'kind' };
const NEW_KINDS = ['team_proposed', 'team_formed', 'team_search_ended'];

const UNDONE = [
  'ALTER TABLE activities DROP COLUMN hackathon_id',
  'DROP INDEX team_searches_to_place',
  'DROP TABLE team_proposal_parts, team_proposals, team_rounds',
];
