import { type Project, paths } from '@crewdeck/contract';
import type { Http, Page } from '@crewdeck/module-sdk';

/** More than anybody reads at once; who wants another team posts one. */
const MOST_SHOWN = 48;

/** The newest projects for a hackathon that still look for people, and how many there are in all. */
export function listFormingTeams(http: Http, hackathon: string, signal: AbortSignal): Promise<Page<Project>> {
  return http.getPage<Project>(paths.projects(), { query: { hackathon, open: 'true', limit: MOST_SHOWN }, signal });
}
