import { type Project, paths } from '@crewdeck/contract';
import type { Http, Page } from '@crewdeck/module-sdk';
import type { ProjectQuery } from '../rules/project-filters.ts';

/** Enough cards to fill a tall screen; the rest comes page by page. */
const PROJECTS_PER_PAGE = 48;

/** One page of the project list: the first one of a query, or the one that `next` of the page before points at. */
export function listProjects(
  http: Http,
  query: ProjectQuery,
  next: string | null,
  signal?: AbortSignal,
): Promise<Page<Project>> {
  return next
    ? http.getPage<Project>(next, { signal })
    : http.getPage<Project>(paths.projects(), { query: { ...query, limit: PROJECTS_PER_PAGE }, signal });
}
