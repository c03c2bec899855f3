import type { ListedUser } from '@crewdeck/contract';
import { NetworkError } from '@crewdeck/module-sdk';
import { asUserCard, type UserCard } from '../rules/user-card.ts';
import { directoryQueryOf, NO_USER_FILTERS, type UserFilters, type UserOrder } from '../rules/user-filters.ts';
import { type PagedList, usePagedList } from './use-paged-list.ts';
import type { Viewer } from './use-viewer.ts';

interface Asked {
  filters: UserFilters;
  order: UserOrder;
  /** The project that people are to fit, if one is named. */
  projectId: string | null;
}

/** The directory as cards. The server searches; the level, the same for everybody (spec 5), is compared here. */
export function useDirectory({ filters, order, projectId }: Asked, viewer: Viewer): PagedList<UserCard> {
  const query = { ...directoryQueryOf(filters, order), ...(projectId && { project: projectId }) };
  const list = usePagedList<ListedUser>({
    name: 'users',
    viewer: viewer.key,
    query,
    readPage: (http, page, signal) => http.getPage('GET /api/users', { query: { ...query, ...page }, signal }),
    // Only the team of a project is told who would fit it.
    isHeld: projectId !== null && !viewer.isSignedIn,
    onFailure: logFailure,
  });
  const cards = list.items.map(asUserCard);
  const items = cards.filter(({ level }) => filters.level === NO_USER_FILTERS.level || level === filters.level);
  const isEmptiedByLevel = cards.length > 0 && items.length === 0;
  return { ...list, items, hasMore: list.hasMore && !isEmptiedByLevel };
}

/** A reply that is a refusal or no list is logged; what the page then shows is an empty list (spec 8). */
function logFailure(error: unknown): void {
  if (!(error instanceof NetworkError)) console.error('The user directory could not be read.', error);
}
