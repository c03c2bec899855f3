import sql from 'sql-template-tag';
import type { EntityManager } from 'typeorm';
import { execute } from '../database/query.ts';
import { closeInterests } from './waiting.ts';

const closeOwn = (projectId: string, userId: string) => sql`
  UPDATE interests SET status = 'closed' WHERE project_id = ${projectId} AND user_id = ${userId} AND status IN ('shown', 'invited')`;

/**
 * Ends the other open proposals at the event of somebody who joins a team through a proposal. If they had said yes to
 * one, they break it.
 */
const keepOneProposal = (projectId: string, userId: string) => sql`
  WITH joined AS (
    SELECT t.id, r.hackathon_id FROM team_searches s JOIN team_proposal_parts part ON part.search_id = s.id
      JOIN team_proposals t ON t.id = part.proposal_id AND t.state = 'open' JOIN team_rounds r ON r.id = t.round_id
    WHERE s.project_id = ${projectId}),
  mine AS (
    SELECT s.id, s.user_id IS NOT NULL AS is_own FROM team_searches s LEFT JOIN projects p ON p.id = s.project_id
    WHERE s.user_id = ${userId} OR p.owner_id = ${userId} OR EXISTS (
      SELECT FROM project_members m WHERE m.project_id = p.id AND m.user_id = ${userId})),
  ended AS (
    UPDATE team_proposals t SET state = 'ended' FROM joined JOIN team_rounds r ON r.hackathon_id = joined.hackathon_id
    WHERE t.round_id = r.id AND t.state = 'open' AND t.id <> joined.id AND EXISTS (
      SELECT FROM team_proposal_parts part JOIN mine ON mine.id = part.search_id WHERE part.proposal_id = t.id)
    RETURNING t.id, t.created_at),
  declined AS (
    UPDATE team_proposal_parts part
    SET broke = part.answer IS NOT DISTINCT FROM 'yes', answer = 'no', answered_at = ended.created_at
    FROM ended, mine WHERE part.proposal_id = ended.id AND part.search_id = mine.id AND mine.is_own)
  UPDATE team_searches s SET place_again = s.ended_at IS NULL
  FROM ended JOIN team_proposal_parts part ON part.proposal_id = ended.id WHERE s.id = part.search_id`;

/** Their own interest ends untold. The interest of others ends where they have taken the last seat. */
export async function afterJoining(manager: EntityManager, projectId: string, userId: string): Promise<void> {
  await execute(manager, closeOwn(projectId, userId));
  await execute(manager, keepOneProposal(projectId, userId));
  await closeInterests(manager, [projectId]);
}
