import { type Hackathon, LIMITS, paths } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

/**
 * Every hackathon: the search and the tech options work on the whole list (spec 5), and there are hundreds of hackathons a
 * year, not thousands.
 */
export function listHackathons(http: Http, signal: AbortSignal): Promise<Hackathon[]> {
  return http.getAll<Hackathon>(paths.hackathons(), { query: { limit: LIMITS.pageMax }, signal });
}
