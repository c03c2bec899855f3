import { NEWCOMER_DAYS } from '@crewdeck/contract';
import type { Person } from '@crewdeck/matching';
import sql, { type Sql } from 'sql-template-tag';
import { literal } from '../database/sql.ts';
import { hasManyInvites, INVITES_PAUSED_UNTIL } from '../visibility/person-conditions.ts';

/**
 * People who were asked within these days are asked less, whatever they answered. Counting only what is open isn't enough: people
 * who answer quickly would be first in every list again (ADR 25).
 */
export const LATELY = sql`now() - interval '30 days'`;

export const isNew = (alias: Sql) =>
  sql`${alias}.created_at > now() - ${literal(NEWCOMER_DAYS)} * interval '1 day' AS "isNew"`;

/** A person as {@link personColumns} reads them. */
export interface PersonRow extends Omit<Person, 'events'> {
  readonly isNew: boolean;
}

/** What `users u` wrote about their work. */
export const WRITTEN_COLUMNS = sql`
  u.id, u.skills, u.roles, u.interests, u.availability, u.hours_per_week AS "hoursPerWeek", u.time_blocks AS "timeBlocks",
  u.time_zone AS "timeZone"`;

/**
 * What the matching knows of `users u`.
 *
 * @param most invites that one may receive
 */
export const personColumns = (most: number) => sql`
  ${WRITTEN_COLUMNS}, (${INVITES_PAUSED_UNTIL}) IS NULL AND NOT ${hasManyInvites(most)} AS "takesInvites",
  (SELECT count(*)::int FROM invites i WHERE i.receiver_id = u.id AND i.created_at > ${LATELY}) AS "recentInvites", ${isNew(sql`u`)}`;

/** For which events somebody looks for a team is told to nobody else, so it is no reason either. */
export function personOf(person: PersonRow): Person {
  return { ...person, events: [] };
}

/** Of somebody on a team, who need not be asked. */
export function memberOf(written: Omit<PersonRow, 'recentInvites' | 'takesInvites' | 'isNew'>): Person {
  return { ...written, recentInvites: 0, takesInvites: true, events: [] };
}
