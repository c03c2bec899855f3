import sql, { empty } from 'sql-template-tag';
import type { EntityManager } from 'typeorm';
import { execute, queryRows } from '../database/query.ts';
import { notify } from '../notifications/notify.ts';
import { retract } from '../notifications/retract.ts';
import { forgetLastDay, forgetQuestions } from './after-check-in.ts';
import { deleteProjects } from './delete-projects.ts';

interface Ending {
  readonly userId: string;
  /** Of all projects, without it. */
  readonly projectId?: string;
}

interface Ended {
  readonly projectId: string;
  readonly userId: string;
  readonly inviteId: string | null;
}

const deletePlaces = ({ userId, projectId }: Ending) => sql`
  DELETE FROM project_members WHERE user_id = ${userId} ${projectId ? sql`AND project_id = ${projectId}` : empty}
  RETURNING project_id AS "projectId", user_id AS "userId", invite_id AS "inviteId"`;

/** So the person may be invited again. */
const endInvites = (ids: readonly string[]) => sql`UPDATE invites SET place_ended_at = now() WHERE id = ANY (${ids})`;

const endOffers = (projectIds: readonly string[], userId: string) => sql`
  UPDATE projects SET handover_to = NULL WHERE id = ANY (${projectIds}) AND handover_to = ${userId}
  RETURNING id AS "projectId"`;

const ofNobodyAmong = (ids: readonly string[]) =>
  sql`SELECT id FROM projects WHERE id = ANY (${ids}) AND owner_id IS NULL AND member_count = 0`;

/** Ends the places of a person in teams whose projects are locked. Their offers and open questions end too. */
export async function endPlaces(manager: EntityManager, ending: Ending): Promise<string[]> {
  const { userId } = ending;
  const places = await queryRows<Ended>(manager, deletePlaces(ending));
  const projectIds = places.map(({ projectId }) => projectId);
  if (places.length === 0) return projectIds;
  const inviteIds = places.flatMap(({ inviteId }) => inviteId ?? []);
  if (inviteIds.length > 0) await execute(manager, endInvites(inviteIds));
  const offers = await queryRows<{ projectId: string }>(manager, endOffers(projectIds, userId));
  await retract(
    manager,
    ['handover_offered'],
    offers.map(({ projectId }) => ({ projectId, to: [userId] })),
  );
  await forgetQuestions(manager, places);
  await forgetLastDay(manager, places);
  return projectIds;
}

/** The same of somebody who leaves or is removed. Their team is told, and a project of nobody is deleted. */
export async function partFromTeams(manager: EntityManager, by: string, ending: Ending): Promise<void> {
  const projectIds = await endPlaces(manager, ending);
  const partings = projectIds.map((projectId) => ({ projectId, personId: ending.userId, by }));
  if (by === ending.userId) await notify(manager, 'left_team', partings);
  else await notify(manager, 'left', partings);
  const ofNobody = await queryRows<{ id: string }>(manager, ofNobodyAmong(projectIds));
  await deleteProjects(
    manager,
    ofNobody.map(({ id }) => id),
    by,
  );
}
