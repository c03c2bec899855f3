import { paths } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';
import type { TeamProposal } from '../rules/team-search-state.ts';

export type TeamAnswer = Exclude<TeamProposal['answer'], 'waiting'>;

export function answerTeamProposal(http: Http, id: string, answer: TeamAnswer): Promise<void> {
  return http.post(paths.teamProposalAnswer(id), { answer });
}
