import type { ValidListUsersQuery } from '@crewdeck/contract';
import sql from 'sql-template-tag';
import { literal } from '../database/sql.ts';
import type { List } from '../lists/keyset-list.ts';
import { type ListOrder, newestFirst } from '../lists/list-order.ts';

const NEWEST = newestFirst(sql`u`);

// People without a name come last, after the last character there is.
const NAME = sql`coalesce(nullif(folded(u.name), ''), chr(1114111)) COLLATE "C"`;
const BY_NAME: ListOrder = { by: NAME, direction: 'ASC', value: NAME, isText: true };

/**
 * The groups of the list: people who aren't available add 2, profiles without a name, or with neither skill nor role, add 1. An
 * index holds this very expression.
 */
const GROUP = sql`(CASE WHEN u.availability = 'Not available' THEN 2 ELSE 0 END
  + CASE WHEN u.name <> '' AND (u.skill_text <> '' OR u.roles <> '{}') THEN 0 ELSE 1 END)`;

const newestOf = (group: number): ListOrder => ({ ...NEWEST, where: sql`${GROUP} = ${literal(group)}` });

/** The first ones can join a team and say who they are. */
const AVAILABLE_FIRST: List['orders'] = [newestOf(0), newestOf(1), newestOf(2), newestOf(3)];

/** The orders of `users u`. With a filter it is the newest first: an index for each filter as well would cost more than it gives. */
export function userListOrders({ sort, search, tech, availability }: ValidListUsersQuery): List['orders'] {
  if (sort === 'name') return [BY_NAME];
  return search || tech || availability ? [NEWEST] : AVAILABLE_FIRST;
}
