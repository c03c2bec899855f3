import { paths, type TeamSearch } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

/** Who looks for a team for a hackathon; what concerns the caller is told to them alone. */
export function readTeamSearch(http: Http, hackathonId: string, signal: AbortSignal): Promise<TeamSearch> {
  return http.get<TeamSearch>(paths.teamSearch(hackathonId), { signal });
}
