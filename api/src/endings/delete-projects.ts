import sql from 'sql-template-tag';
import type { EntityManager } from 'typeorm';
import { execute } from '../database/query.ts';
import { notify } from '../notifications/notify.ts';

const holdActivities = (ids: readonly string[]) =>
  sql`SELECT FROM activities WHERE project_id = ANY (${ids}) ORDER BY id FOR UPDATE`;

/** Nobody can answer them any more. */
const forgetQuestions = (ids: readonly string[]) => sql`
  DELETE FROM activities WHERE project_id = ANY (${ids})
    AND kind IN ('check_in_due', 'team_asks_after_you', 'check_in_missed', 'seat_may_be_freed', 'commitment_ends')`;

/** Afterwards nothing else says whose title it was. The title of a team for an event names who said yes first. */
const keepAuthors = (ids: readonly string[]) => sql`
  UPDATE activities a SET said_by = coalesce(a.said_by, p.owner_id),
    title = CASE WHEN p.hackathon_id IS NULL THEN a.title ELSE regexp_replace(a.title, '^\\S+''s team for ', 'A team for ') END
  FROM projects p WHERE p.id = a.project_id AND p.id = ANY (${ids})`;

/** Deletes projects that are locked, with their teams, invites and interest, and tells everybody concerned. */
export async function deleteProjects(manager: EntityManager, ids: readonly string[], by: string | null): Promise<void> {
  if (ids.length === 0) return;
  await notify(
    manager,
    'project_deleted',
    ids.map((projectId) => ({ projectId, by })),
  );
  for (const statement of [holdActivities(ids), forgetQuestions(ids), keepAuthors(ids)])
    await execute(manager, statement);
  await execute(manager, sql`DELETE FROM projects WHERE id = ANY (${ids})`);
}
