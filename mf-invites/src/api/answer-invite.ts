import { type AnswerInvite, type Invite, paths } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';
import type { Answer } from '../rules/answer-texts.ts';

export function answerInvite(http: Http, inviteId: string, answer: Answer): Promise<Invite> {
  return http.patch<Invite>(paths.invite(inviteId), { status: answer } satisfies AnswerInvite);
}
