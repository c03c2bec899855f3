import { type Activity, paths } from '@crewdeck/contract';
import type { Http, Page } from '@crewdeck/module-sdk';

const ACTIVITIES_PER_PAGE = 30;

/** The newest, or those that `next` of the page before points at. */
export function listActivities(http: Http, next: string | null, signal: AbortSignal): Promise<Page<Activity>> {
  if (next) return http.getPage<Activity>(next, { signal });
  return http.getPage<Activity>(paths.activities(), { query: { limit: ACTIVITIES_PER_PAGE }, signal });
}
