import type { EntityManager } from 'typeorm';
import { notify } from '../notifications/notify.ts';

const HOLD_ACTIVITIES = 'SELECT FROM activities WHERE project_id = ANY ($1) ORDER BY id FOR UPDATE';

const QUESTIONS = `'check_in_due', 'team_asks_after_you', 'check_in_missed', 'seat_may_be_freed', 'commitment_ends'`;

/** Nobody can answer them any more. */
const FORGET_QUESTIONS = `DELETE FROM activities WHERE project_id = ANY ($1) AND kind IN (${QUESTIONS})`;

/** Afterwards nothing else says whose title it was. The title of a team for an event names who said yes first. */
const KEEP_AUTHORS = `
  UPDATE activities a SET said_by = coalesce(a.said_by, p.owner_id),
    title = CASE WHEN p.hackathon_id IS NULL THEN a.title ELSE regexp_replace(a.title, '^\\S+''s team for ', 'A team for ') END
  FROM projects p WHERE p.id = a.project_id AND p.id = ANY ($1)`;

/** Deletes projects that are locked, with their teams, invites and interest, and tells everybody concerned. */
export async function deleteProjects(manager: EntityManager, ids: readonly string[], by: string | null): Promise<void> {
  if (ids.length === 0) return;
  await notify(
    manager,
    'project_deleted',
    ids.map((projectId) => ({ projectId, by })),
  );
  for (const statement of [HOLD_ACTIVITIES, FORGET_QUESTIONS, KEEP_AUTHORS]) await manager.query(statement, [ids]);
  await manager.query('DELETE FROM projects WHERE id = ANY ($1)', [ids]);
}
