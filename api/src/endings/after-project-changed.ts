import { CHECK_IN_DAYS, isProjectOver, type Project } from '@crewdeck/contract';
import sql from 'sql-template-tag';
import type { EntityManager } from 'typeorm';
import { queryRows } from '../database/query.ts';
import { notify } from '../notifications/notify.ts';
import { forgetQuestions } from './after-check-in.ts';
import { hideProjects } from './after-hidden.ts';
import { endWebhooks } from './end-webhooks.ts';
import { closeInterests, toProjects, withdrawInvites } from './waiting.ts';

type Status = Project['status'];

interface StatusChange {
  readonly projectId: string;
  readonly before: Status;
  readonly after: Status;
  readonly by: string | null;
}

/** Members of a project that is over are asked nothing. */
const startingCheckIns = (projectId: string, goesOn: boolean) => sql`
  UPDATE project_members SET asked_at = NULL, missed_check_ins = 0,
    next_check_in_at = ${goesOn ? sql`now() + make_interval(days => ${CHECK_IN_DAYS})` : null}
  WHERE project_id = ${projectId} RETURNING user_id AS "userId"`;

/** After the status or the size of a locked project has changed. */
export async function afterProjectChanged(manager: EntityManager, change: StatusChange): Promise<void> {
  const { projectId, before, after, by } = change;
  await closeInterests(manager, [projectId]);
  const [wasOver, isOver] = [isProjectOver({ status: before }), isProjectOver({ status: after })];
  if (wasOver !== isOver) await startCheckIns(manager, projectId, !isOver);
  if (after === 'Completed' && before !== 'Completed') {
    await withdrawInvites(manager, toProjects([projectId]));
    await notify(manager, 'project_completed', { projectId, by });
  }
  if (after === 'Archived' && before !== 'Archived') await notify(manager, 'project_archived', { projectId, by });
}

/** After the owner of a locked project has left it, archived, to its team. */
export async function afterOwnerLeft(manager: EntityManager, projectId: string, before: Status, by: string | null) {
  await hideProjects(manager, 'id', [projectId]);
  await endWebhooks(manager, projectId);
  await afterProjectChanged(manager, { projectId, before, after: 'Archived', by });
  await withdrawInvites(manager, toProjects([projectId]));
}

async function startCheckIns(manager: EntityManager, projectId: string, goesOn: boolean): Promise<void> {
  const members = await queryRows<{ userId: string }>(manager, startingCheckIns(projectId, goesOn));
  await forgetQuestions(
    manager,
    members.map(({ userId }) => ({ projectId, userId })),
  );
}
