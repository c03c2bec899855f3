import { type AnswerTeamProposal, paths } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

export function answerTeamProposal(http: Http, id: string, answer: AnswerTeamProposal['answer']): Promise<void> {
  return http.post(paths.teamProposalAnswer(id), { answer } satisfies AnswerTeamProposal);
}
