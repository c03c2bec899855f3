import { type ListedUser, paths } from '@crewdeck/contract';
import type { Http, Page } from '@crewdeck/module-sdk';

/** As many as one look takes in. */
const MOST_SHOWN = 12;

export function listNewestPeople(http: Http, signal: AbortSignal): Promise<Page<ListedUser>> {
  return http.getPage<ListedUser>(paths.users(), { query: { limit: MOST_SHOWN }, signal });
}
