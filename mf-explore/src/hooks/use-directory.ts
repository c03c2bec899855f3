import { NetworkError, useHttp } from '@crewdeck/module-sdk';
import { useMemo } from 'react';
import { listUsers } from '../api/list-users.ts';
import { keepLevel } from '../rules/level-filter.ts';
import { asUserCard, type UserCard } from '../rules/user-card.ts';
import { directoryQueryOf, type UserFilters } from '../rules/user-filters.ts';
import { type PagedList, usePagedList } from './use-paged-list.ts';
import { useViewer } from './use-viewer.ts';

/** The directory as cards. The server searches; the level is decided here. */
export function useDirectory(filters: UserFilters): PagedList<UserCard> {
  const http = useHttp();
  const viewer = useViewer();
  const list = usePagedList({
    name: 'users',
    viewer: viewer.key,
    query: directoryQueryOf(filters),
    read: (query, next, signal) => listUsers(http, query, next, signal).catch(logAndThrow),
  });
  const cards = useMemo(() => list.items.map(asUserCard), [list.items]);
  const items = keepLevel(cards, filters.level);
  const isEmptiedByLevel = cards.length > 0 && items.length === 0;
  return isEmptiedByLevel ? { ...list, items, total: 0, hasMore: false } : { ...list, items };
}

/** A reply that is a refusal or no list is logged; what the page then shows is an empty list (spec 8). */
function logAndThrow(error: unknown): never {
  if (!(error instanceof NetworkError)) console.error('The user directory could not be read.', error);
  throw error;
}
