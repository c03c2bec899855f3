import { type DirectoryUser, paths } from '@crewdeck/contract';
import type { Http, Page } from '@crewdeck/module-sdk';
import type { DirectoryQuery } from '../rules/user-filters.ts';

/** Enough cards to fill a tall screen; the rest comes page by page. */
const PEOPLE_PER_PAGE = 48;

/** One page of the directory: the first one of a query, or the one that `next` of the page before points at. */
export function listUsers(
  http: Http,
  query: DirectoryQuery,
  next: string | null,
  signal?: AbortSignal,
): Promise<Page<DirectoryUser>> {
  return next
    ? http.getPage<DirectoryUser>(next, { signal })
    : http.getPage<DirectoryUser>(paths.users(), { query: { ...query, limit: PEOPLE_PER_PAGE }, signal });
}
