import { NEWCOMER_DAYS } from '@crewdeck/contract';
import type { Person } from '@crewdeck/matching';
import { INVITES_PAUSED_UNTIL } from '../users/directory-columns.ts';
import type { StoredSkill } from '../users/user.entity.ts';

export const isNew = (alias: string) => `${alias}.created_at > now() - interval '${NEWCOMER_DAYS} days' AS "isNew"`;

/** A person as {@link PERSON_COLUMNS} reads them. */
export interface PersonRow extends Omit<Person, 'skills' | 'events' | 'takesInvites'> {
  readonly skills: readonly StoredSkill[];
  readonly isPaused: boolean;
  readonly isNew: boolean;
}

/** What the matching knows of `users u`. */
export const PERSON_COLUMNS = `
  u.id, u.skills, u.roles, u.interests, u.availability, u.hours_per_week AS "hoursPerWeek", u.time_blocks AS "timeBlocks", (${INVITES_PAUSED_UNTIL}) IS NOT NULL AS "isPaused",
  (SELECT count(*)::int FROM invites i WHERE i.receiver_id = u.id AND i.status = 'pending') AS "openInvites",
  ${isNew('u')}`;

/**
 * For which events somebody looks for a team is told to nobody else, so it is no reason either.
 *
 * @param most invites that one may receive
 */
export function personOf(row: PersonRow, most: number): Person {
  const { isPaused, isNew: _, ...written } = row;
  return { ...written, events: [], takesInvites: !isPaused && row.openInvites < most };
}
