import { CHECK_IN_DAYS, type Project } from '@crewdeck/contract';
import type { EntityManager } from 'typeorm';
import { notify } from '../notifications/notify.ts';
import { forgetQuestions } from './after-check-in.ts';
import { hideProjects } from './after-hidden.ts';
import { closeInterests, withdrawInvites } from './waiting.ts';

type Status = Project['status'];

interface StatusChange {
  readonly projectId: string;
  readonly before: Status;
  readonly after: Status;
  readonly by: string | null;
}

const isOver = (status: Status) => status === 'Archived' || status === 'Completed';

/** Members of a project that is over are asked nothing. */
const START_CHECK_INS = `
  UPDATE project_members SET asked_at = NULL, missed_check_ins = 0,
    next_check_in_at = CASE WHEN $2 THEN now() + interval '${CHECK_IN_DAYS} days' END
  WHERE project_id = $1 RETURNING user_id AS "userId"`;

/** After the status or the size of a locked project has changed. */
export async function afterProjectChanged(manager: EntityManager, change: StatusChange): Promise<void> {
  const { projectId, before, after, by } = change;
  await closeInterests(manager, [projectId]);
  if (isOver(before) !== isOver(after)) await startCheckIns(manager, projectId, !isOver(after));
  if (after === 'Archived' && before !== 'Archived') await notify(manager, 'project_archived', { projectId, by });
}

/** After the owner of a locked project has left it, archived, to its team. */
export async function afterOwnerLeft(manager: EntityManager, projectId: string, before: Status, by: string | null) {
  await hideProjects(manager, 'id', [projectId]);
  await afterProjectChanged(manager, { projectId, before, after: 'Archived', by });
  await withdrawInvites(manager, 'toProjects', [projectId]);
}

async function startCheckIns(manager: EntityManager, projectId: string, goesOn: boolean): Promise<void> {
  const [members] = await manager.query<[{ userId: string }[], number]>(START_CHECK_INS, [projectId, goesOn]);
  await forgetQuestions(
    manager,
    members.map(({ userId }) => ({ projectId, userId })),
  );
}
