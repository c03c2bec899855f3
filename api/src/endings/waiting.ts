import type { EntityManager } from 'typeorm';
import { notify } from '../notifications/notify.ts';

interface Withdrawn {
  readonly projectId: string;
  readonly senderId: string;
  readonly receiverId: string;
}

/** Conditions on `invites i`, with ids in `$1`. */
const WITHDRAWN = {
  toProjects: 'i.project_id = ANY ($1)',
  toPeople: 'i.receiver_id = ANY ($1)',
  between: '(i.sender_id = $1 AND i.receiver_id = ANY ($2) OR i.sender_id = ANY ($2) AND i.receiver_id = $1)',
} as const;

const withdraw = (condition: string) => `
  UPDATE invites i SET status = 'withdrawn', answered_at = now() WHERE i.status = 'pending' AND ${condition}
  RETURNING i.project_id AS "projectId", i.sender_id AS "senderId", i.receiver_id AS "receiverId"`;

/** Interest that these invites have answered. */
const CLOSE_ANSWERED = `
  UPDATE interests SET status = 'closed'
  WHERE status = 'invited' AND (project_id, user_id) IN (SELECT * FROM unnest($1::uuid[], $2::uuid[]))`;

/** Closes the interest that invites have answered which end without a yes. */
export async function closeAnswered(
  manager: EntityManager,
  invites: readonly Pick<Withdrawn, 'projectId' | 'receiverId'>[],
): Promise<void> {
  const columns = [invites.map(({ projectId }) => projectId), invites.map(({ receiverId }) => receiverId)];
  await manager.query(CLOSE_ANSWERED, columns);
}

/** Withdraws pending invites, although no sender does. The lists of senders and receivers are locked. */
export async function withdrawInvites(
  manager: EntityManager,
  which: keyof typeof WITHDRAWN,
  ...values: (string | readonly string[])[]
): Promise<void> {
  const [withdrawn] = await manager.query<[Withdrawn[], number]>(withdraw(WITHDRAWN[which]), values);
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
const IS_CLOSED = `
  (p.is_hidden OR p.status IN ('Archived', 'Completed')
    OR p.status = 'In Progress' AND greatest(p.max_team_size, 2) - 1 <= p.member_count)`;

const CLOSE_INTERESTS = `
  UPDATE interests n SET status = 'closed' FROM projects p
  WHERE p.id = n.project_id AND p.id = ANY ($1) AND n.status = 'shown' AND ${IS_CLOSED}
  RETURNING n.project_id AS "projectId", n.user_id AS "userId"`;

/** Closes interest in those of these locked projects that would never answer it. */
export async function closeInterests(manager: EntityManager, projectIds: readonly string[]): Promise<void> {
  const [closed] = await manager.query<[{ projectId: string; userId: string }[], number]>(CLOSE_INTERESTS, [
    projectIds,
  ]);
  await tellClosed(manager, closed);
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
