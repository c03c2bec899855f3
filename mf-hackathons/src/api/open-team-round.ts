import { type OpenedTeamRound, type OpenTeamRound, paths } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

/** For ops: puts everybody who looks into teams. */
export function openTeamRound(http: Http, hackathonId: string, teamSize: number): Promise<OpenedTeamRound> {
  return http.post<OpenedTeamRound>(paths.teamRounds(hackathonId), { teamSize } satisfies OpenTeamRound);
}
