import sql, { type Sql } from 'sql-template-tag';
import type { EntityManager } from 'typeorm';
import { execute, queryRows } from '../database/query.ts';
import { notify } from '../notifications/notify.ts';
import { IS_FINISHED, OPEN_SEATS } from '../visibility/project-conditions.ts';

interface Withdrawn {
  readonly projectId: string;
  readonly senderId: string;
  readonly receiverId: string;
  readonly isFinished: boolean;
}

interface ClosedInterest {
  readonly projectId: string;
  readonly userId: string;
}

/** Conditions on `invites i`. */
export const toProjects = (ids: readonly string[]) => sql`i.project_id = ANY (${ids})`;
export const toPeople = (ids: readonly string[]) => sql`i.receiver_id = ANY (${ids})`;
export const between = (one: string, others: readonly string[]) =>
  sql`(i.sender_id = ${one} AND i.receiver_id = ANY (${others}) OR i.sender_id = ANY (${others}) AND i.receiver_id = ${one})`;

const withdraw = (condition: Sql) => sql`
  UPDATE invites i SET status = 'withdrawn', answered_at = now() WHERE i.status = 'pending' AND ${condition}
  RETURNING i.project_id AS "projectId", i.sender_id AS "senderId", i.receiver_id AS "receiverId",
    (SELECT ${IS_FINISHED} FROM projects p WHERE p.id = i.project_id) AS "isFinished"`;

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

/** Withdraws pending invites, although no sender does: nobody is named where the project is finished. The lists of senders and receivers are locked. */
export async function withdrawInvites(manager: EntityManager, condition: Sql): Promise<void> {
  const withdrawn = await queryRows<Withdrawn>(manager, withdraw(condition));
  if (withdrawn.length === 0) return;
  await closeAnswered(manager, withdrawn);
  const told = ({ projectId, receiverId }: Withdrawn) => ({ projectId, to: [receiverId], by: null });
  const [finished, others] = byFinished(withdrawn);
  await notify(manager, 'invite_finished', finished.map(told));
  await notify(
    manager,
    'invite_withdrawn',
    others.map((invite) => ({ ...told(invite), personId: invite.senderId })),
  );
}

/** Nobody looks for people: the project is over, or its team is full and at work. */
const IS_CLOSED = sql`
  (p.is_hidden OR p.status IN ('Archived', 'Completed')
    OR p.status = 'In Progress' AND ${OPEN_SEATS} = 0)`;

const closeShown = (projectIds: readonly string[]) => sql`
  UPDATE interests n SET status = 'closed' FROM projects p
  WHERE p.id = n.project_id AND p.id = ANY (${projectIds}) AND n.status = 'shown' AND ${IS_CLOSED}
  RETURNING n.project_id AS "projectId", n.user_id AS "userId", ${IS_FINISHED} AS "isFinished"`;

/** Closes interest in those of these locked projects that would never answer it. */
export async function closeInterests(manager: EntityManager, projectIds: readonly string[]): Promise<void> {
  const closed = await queryRows<ClosedInterest & { isFinished: boolean }>(manager, closeShown(projectIds));
  const [finished, others] = byFinished(closed);
  await notify(manager, 'interest_finished', finished.map(toldOfInterest));
  await tellClosed(manager, others);
}

export async function tellClosed(manager: EntityManager, closed: readonly ClosedInterest[]): Promise<void> {
  await notify(manager, 'interest_closed', closed.map(toldOfInterest));
}

const toldOfInterest = ({ projectId, userId }: ClosedInterest) => ({ projectId, to: [userId], by: null });

/** What ends because its project is finished, and what ends for another reason. */
function byFinished<T extends { readonly isFinished: boolean }>(ended: readonly T[]): [T[], T[]] {
  return [ended.filter(({ isFinished }) => isFinished), ended.filter(({ isFinished }) => !isFinished)];
}
