import sql, { type Sql } from 'sql-template-tag';
import type { EntityManager } from 'typeorm';
import { execute, queryRows } from '../database/query.ts';
import { notify } from '../notifications/notify.ts';
import { OPEN_SEATS } from '../visibility/project-conditions.ts';

interface Withdrawn {
  readonly projectId: string;
  readonly senderId: string;
  readonly receiverId: string;
}

/** Conditions on `invites i`. */
export const toProjects = (ids: readonly string[]) => sql`i.project_id = ANY (${ids})`;
export const toPeople = (ids: readonly string[]) => sql`i.receiver_id = ANY (${ids})`;
export const between = (one: string, others: readonly string[]) =>
  sql`(i.sender_id = ${one} AND i.receiver_id = ANY (${others}) OR i.sender_id = ANY (${others}) AND i.receiver_id = ${one})`;

const withdraw = (condition: Sql) => sql`
  UPDATE invites i SET status = 'withdrawn', answered_at = now() WHERE i.status = 'pending' AND ${condition}
  RETURNING i.project_id AS "projectId", i.sender_id AS "senderId", i.receiver_id AS "receiverId"`;

/** Closes the interest that invites have answered which end without a yes. */
export async function closeAnswered(
  manager: EntityManager,
  invites: readonly Pick<Withdrawn, 'projectId' | 'receiverId'>[],
): Promise<void> {
  const projectIds = invites.map(({ projectId }) => projectId);
  const receiverIds = invites.map(({ receiverId }) => receiverId);
  await execute(
    manager,
    sql`
      UPDATE interests SET status = 'closed' WHERE status = 'invited'
        AND (project_id, user_id) IN (SELECT * FROM unnest(${projectIds}::uuid[], ${receiverIds}::uuid[]))`,
  );
}

/** Withdraws pending invites, although no sender does. The lists of senders and receivers are locked. */
export async function withdrawInvites(manager: EntityManager, condition: Sql): Promise<void> {
  const withdrawn = await queryRows<Withdrawn>(manager, withdraw(condition));
  if (withdrawn.length === 0) return;
  await closeAnswered(manager, withdrawn);
  const told = ({ projectId, senderId, receiverId }: Withdrawn) => ({
    projectId,
    personId: senderId,
    to: [receiverId],
  });
  await notify(
    manager,
    'invite_withdrawn',
    withdrawn.map((invite) => ({ ...told(invite), by: null })),
  );
}

/** Nobody looks for people: the project is over, or its team is full and at work. */
const IS_CLOSED = sql`
  (p.is_hidden OR p.status IN ('Archived', 'Completed')
    OR p.status = 'In Progress' AND ${OPEN_SEATS} = 0)`;

const closeShown = (projectIds: readonly string[]) => sql`
  UPDATE interests n SET status = 'closed' FROM projects p
  WHERE p.id = n.project_id AND p.id = ANY (${projectIds}) AND n.status = 'shown' AND ${IS_CLOSED}
  RETURNING n.project_id AS "projectId", n.user_id AS "userId"`;

/** Closes interest in those of these locked projects that would never answer it. */
export async function closeInterests(manager: EntityManager, projectIds: readonly string[]): Promise<void> {
  await tellClosed(manager, await queryRows(manager, closeShown(projectIds)));
}

export async function tellClosed(
  manager: EntityManager,
  closed: readonly { projectId: string; userId: string }[],
): Promise<void> {
  await notify(
    manager,
    'interest_closed',
    closed.map(({ projectId, userId }) => ({ projectId, to: [userId], by: null })),
  );
}
