import sql from 'sql-template-tag';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { execute } from '../query.ts';

const CREATE = sql`
  CREATE TABLE proposal_alternatives (
    proposal_id uuid NOT NULL,
    search_id uuid NOT NULL,
    other_id uuid NOT NULL,
    reasons text[] NOT NULL,
    CONSTRAINT proposal_alternatives_pk PRIMARY KEY (proposal_id, search_id),
    CONSTRAINT proposal_alternatives_proposal_fk FOREIGN KEY (proposal_id) REFERENCES team_proposals(id) ON DELETE CASCADE,
    CONSTRAINT proposal_alternatives_search_fk FOREIGN KEY (search_id) REFERENCES team_searches(id) ON DELETE CASCADE,
    CONSTRAINT proposal_alternatives_other_fk FOREIGN KEY (other_id) REFERENCES team_proposals(id) ON DELETE CASCADE,
    CONSTRAINT proposal_alternatives_other CHECK (other_id <> proposal_id)
  )`;

export class ProposalAlternatives1763900000080 implements MigrationInterface {
  name = 'ProposalAlternatives1763900000080';

  async up(runner: QueryRunner): Promise<void> {
    await execute(runner, CREATE);
    await execute(runner, sql`CREATE INDEX proposal_alternatives_of_other ON proposal_alternatives (other_id)`);
    await execute(runner, sql`CREATE INDEX proposal_alternatives_of_search ON proposal_alternatives (search_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await execute(runner, sql`DROP TABLE proposal_alternatives`);
  }
}
