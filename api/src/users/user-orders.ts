import type { ValidListUsersQuery } from '@crewdeck/contract';
import sql from 'sql-template-tag';
import type { List } from '../lists/keyset-list.ts';
import { type ListOrder, newestFirst } from '../lists/list-order.ts';

const NEWEST = newestFirst(sql`u`);

// People without a name come last, after the last character there is.
const NAME = sql`coalesce(nullif(folded(u.name), ''), chr(1114111)) COLLATE "C"`;
const BY_NAME: ListOrder = { by: NAME, direction: 'ASC', value: NAME, isText: true };

/** 1 of profiles without a name, or with neither skill nor role; else 0. An index holds this very expression. */
const IS_BARE = sql`CASE WHEN u.name <> '' AND (u.skill_text <> '' OR u.roles <> '{}') THEN 0 ELSE 1 END`;

/** Bare profiles come last, so that the first ones say who they are. */
const BARE_LAST: List['orders'] = [
  { ...NEWEST, where: sql`${IS_BARE} = 0` },
  { ...NEWEST, where: sql`${IS_BARE} = 1` },
];

/** The orders of `users u`. With a filter it is the newest first: an index for each filter as well would cost more than it gives. */
export function userListOrders({ sort, search, tech, availability }: ValidListUsersQuery): List['orders'] {
  if (sort === 'name') return [BY_NAME];
  return search || tech || availability ? [NEWEST] : BARE_LAST;
}
