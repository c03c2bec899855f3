import sql from 'sql-template-tag';
import type { EntityManager } from 'typeorm';
import { execute, queryRows } from '../database/query.ts';
import { notify } from '../notifications/notify.ts';
import { hideProjects } from './after-hidden.ts';
import { endWebhooks } from './end-webhooks.ts';
import { toProjects, withdrawInvites } from './waiting.ts';

interface Handover {
  readonly projectId: string;
  readonly formerId: string;
  readonly ownerId: string;
}

/** The interest of people who do not exist for the new owner. */
const forgetBlocked = (projectId: string, ownerId: string) => sql`
  DELETE FROM interests n USING blocks b WHERE n.project_id = ${projectId} AND n.status = 'shown'
    AND (b.blocker_id, b.blocked_id) IN ((${ownerId}::uuid, n.user_id), (n.user_id, ${ownerId}::uuid))`;

const waitingFor = (projectId: string) =>
  sql`SELECT n.user_id AS "userId", n.words FROM interests n WHERE n.project_id = ${projectId} AND n.status = 'shown'`;

/** So that the new owner may credit them once they have left. */
const rememberOwner = (projectId: string, formerId: string) => sql`
  INSERT INTO project_credits (project_id, user_id, was_owner) VALUES (${projectId}, ${formerId}, true)
  ON CONFLICT (project_id, user_id) DO UPDATE SET was_owner = true`;

/** After a member has accepted the project, and before the two swap places. Invites of the former owner are withdrawn. */
export async function afterOwnerChanged(manager: EntityManager, handover: Handover): Promise<void> {
  const { projectId, formerId, ownerId } = handover;
  await execute(manager, forgetBlocked(projectId, ownerId));
  await execute(manager, rememberOwner(projectId, formerId));
  await hideProjects(manager, 'id', [projectId]);
  await endWebhooks(manager, projectId);
  const accepted = { projectId, personId: ownerId, by: ownerId };
  await notify(manager, 'handover_accepted', { ...accepted, to: [formerId] });
  await notify(manager, 'owner_changed', accepted);
  const waiting = await queryRows<{ userId: string; words: string }>(manager, waitingFor(projectId));
  await notify(
    manager,
    'interest_shown',
    waiting.map(({ userId, words }) => ({ projectId, personId: userId, words, by: null })),
  );
  await withdrawInvites(manager, toProjects([projectId]));
}
