import sql, { raw } from 'sql-template-tag';
import type { EntityManager } from 'typeorm';
import { queryRow, queryRows } from '../database/query.ts';
import { retract } from '../notifications/retract.ts';
import { isShown } from '../visibility/person-conditions.ts';
import { closeInterests, toPeople, toProjects, withdrawInvites } from './waiting.ts';

/** Processes remember for a minute who somebody is. With the identity uid, it tells them to read again. */
export const PEOPLE_CHANNEL = 'crewdeck_people';

/** A project is hidden with its owner. Only this statement writes it. */
const hide = (which: 'id' | 'owner_id', ids: readonly string[]) => sql`
  UPDATE projects p SET is_hidden = NOT p.is_hidden
  WHERE p.${raw(which)} = ANY (${ids}) AND p.is_hidden <> (
    p.hidden_reason IS NOT NULL OR EXISTS (SELECT FROM users u WHERE u.id = p.owner_id AND NOT ${isShown(sql`u`)}))
  RETURNING p.id, p.is_hidden AS "isHidden"`;

const tellProcesses = (personId: string) => sql`
  SELECT pg_notify(${PEOPLE_CHANNEL}, u.firebase_uid), NOT ${isShown(sql`u`)} AS "isHidden" FROM users u WHERE u.id = ${personId}`;

const withdrawInterests = (personId: string) => sql`
  UPDATE interests SET status = 'withdrawn' WHERE user_id = ${personId} AND status IN ('shown', 'invited')
  RETURNING project_id AS "projectId"`;

/**
 * Hides and shows projects that are locked, after their reason, their owner or the standing of an owner has changed. What is
 * open between a project and others ends when it is hidden.
 */
export async function hideProjects(
  manager: EntityManager,
  which: 'id' | 'owner_id',
  ids: readonly string[],
): Promise<void> {
  const changed = await queryRows<{ id: string; isHidden: boolean }>(manager, hide(which, ids));
  const hidden = changed.filter(({ isHidden }) => isHidden).map(({ id }) => id);
  if (hidden.length === 0) return;
  await closeInterests(manager, hidden);
  await withdrawInvites(manager, toProjects(hidden));
}

/** After ops have hidden, suspended, shown or reinstated a person. */
export async function afterStandingChanged(manager: EntityManager, personId: string): Promise<void> {
  await hideProjects(manager, 'owner_id', [personId]);
  const person = await queryRow<{ isHidden: boolean }>(manager, tellProcesses(personId));
  if (!person?.isHidden) return;
  await withdrawInvites(manager, toPeople([personId]));
  const withdrawn = await queryRows<{ projectId: string }>(manager, withdrawInterests(personId));
  await retract(
    manager,
    ['interest_shown'],
    withdrawn.map(({ projectId }) => ({ projectId, personId })),
  );
}
