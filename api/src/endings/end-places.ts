import type { EntityManager } from 'typeorm';
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

const DELETE = `
  DELETE FROM project_members WHERE user_id = $1 AND project_id = coalesce($2, project_id)
  RETURNING project_id AS "projectId", user_id AS "userId", invite_id AS "inviteId"`;

/** So the person may be invited again. */
const END_INVITES = 'UPDATE invites SET place_ended_at = now() WHERE id = ANY ($1)';

const END_OFFERS = `
  UPDATE projects SET handover_to = NULL WHERE id = ANY ($1) AND handover_to = $2 RETURNING id AS "projectId"`;

const OF_NOBODY = 'SELECT id FROM projects WHERE id = ANY ($1) AND owner_id IS NULL AND member_count = 0';

/** Ends the places of a person in teams whose projects are locked. Their offers and open questions end too. */
export async function endPlaces(manager: EntityManager, ending: Ending): Promise<string[]> {
  const { userId } = ending;
  const [places] = await manager.query<[Ended[], number]>(DELETE, [userId, ending.projectId ?? null]);
  const projectIds = places.map(({ projectId }) => projectId);
  if (places.length === 0) return projectIds;
  const inviteIds = places.flatMap(({ inviteId }) => inviteId ?? []);
  if (inviteIds.length > 0) await manager.query(END_INVITES, [inviteIds]);
  const [offers] = await manager.query<[{ projectId: string }[], number]>(END_OFFERS, [projectIds, userId]);
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
export async function partFromTeams(manager: EntityManager, by: string | null, ending: Ending): Promise<void> {
  const projectIds = await endPlaces(manager, ending);
  await notify(
    manager,
    'left',
    projectIds.map((projectId) => ({ projectId, personId: ending.userId, by })),
  );
  const ofNobody = await manager.query<{ id: string }[]>(OF_NOBODY, [projectIds]);
  await deleteProjects(
    manager,
    ofNobody.map(({ id }) => id),
    by,
  );
}
