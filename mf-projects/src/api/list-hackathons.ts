import { type Hackathon, LIMITS, paths } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

/** The whole directory, to choose one from: hundreds a year, not thousands. */
export function listHackathons(http: Http, signal: AbortSignal): Promise<Hackathon[]> {
  return http.getAll<Hackathon>(paths.hackathons(), { query: { limit: LIMITS.pageMax }, signal });
}
