import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A part of a proposal outlives its search, and nobody is in two open proposals of an event (ADR 28). */
export class KeepWhoBrokeProposals1763700000220 implements MigrationInterface {
  name = 'KeepWhoBrokeProposals1763700000220';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [PARTS, SEARCHES, KEEP_ONE, AFTER_JOINING]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of UNDONE) await runner.query(statement);
  }
}

const PARTS = `
  ALTER TABLE team_proposal_parts ADD COLUMN identity text, ADD COLUMN address text,
    ADD COLUMN broke boolean NOT NULL DEFAULT false`;

// The searches of an account go with it, and what it has said to proposals stays.
const SEARCHES = 'ALTER TABLE team_proposal_parts DROP CONSTRAINT team_proposal_parts_search_fk';

// Ends the other open proposals of somebody who joins a team with one. Their own yes is broken by that.
const KEEP_ONE = `
  CREATE FUNCTION keep_one_proposal() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    WITH joined AS (
      SELECT t.id, r.hackathon_id FROM team_searches s JOIN team_proposal_parts part ON part.search_id = s.id
        JOIN team_proposals t ON t.id = part.proposal_id AND t.state = 'open' JOIN team_rounds r ON r.id = t.round_id
      WHERE s.project_id = NEW.project_id),
    mine AS (
      SELECT s.id, s.user_id IS NOT NULL AS is_own FROM team_searches s LEFT JOIN projects p ON p.id = s.project_id
      WHERE s.user_id = NEW.user_id OR p.owner_id = NEW.user_id OR EXISTS (
        SELECT FROM project_members m WHERE m.project_id = p.id AND m.user_id = NEW.user_id)),
    ended AS (
      UPDATE team_proposals t SET state = 'ended' FROM joined JOIN team_rounds r ON r.hackathon_id = joined.hackathon_id
      WHERE t.round_id = r.id AND t.state = 'open' AND t.id <> joined.id AND EXISTS (
        SELECT FROM team_proposal_parts part JOIN mine ON mine.id = part.search_id WHERE part.proposal_id = t.id)
      RETURNING t.id),
    declined AS (
      UPDATE team_proposal_parts part
      SET broke = part.answer IS NOT DISTINCT FROM 'yes', answer = 'no', answered_at = clock_timestamp()
      FROM ended, mine WHERE part.proposal_id = ended.id AND part.search_id = mine.id AND mine.is_own)
    UPDATE team_searches s SET place_again = s.ended_at IS NULL
    FROM ended JOIN team_proposal_parts part ON part.proposal_id = ended.id WHERE s.id = part.search_id;
    RETURN NULL;
  END $$`;

const AFTER_JOINING = `
  CREATE TRIGGER project_members_keep_one_proposal AFTER INSERT ON project_members
  FOR EACH ROW EXECUTE FUNCTION keep_one_proposal()`;

const UNDONE = [
  'DROP TRIGGER project_members_keep_one_proposal ON project_members',
  'DROP FUNCTION keep_one_proposal',
  'DELETE FROM team_proposal_parts part WHERE NOT EXISTS (SELECT FROM team_searches s WHERE s.id = part.search_id)',
  `ALTER TABLE team_proposal_parts DROP COLUMN identity, DROP COLUMN address, DROP COLUMN broke,
     ADD CONSTRAINT team_proposal_parts_search_fk FOREIGN KEY (search_id) REFERENCES team_searches (id) ON DELETE CASCADE`,
];
