import { type LookForTeam, paths } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

/** For a project of one's own, or for oneself without one. */
export function lookForTeam(http: Http, hackathonId: string, projectId?: string): Promise<void> {
  return http.put(paths.teamSearch(hackathonId), { projectId } satisfies LookForTeam);
}
