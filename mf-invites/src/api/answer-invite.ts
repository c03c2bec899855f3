import { type AnswerInvite, type Invite, paths } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

export function answerInvite(http: Http, inviteId: string, answer: AnswerInvite): Promise<Invite> {
  return http.patch<Invite>(paths.invite(inviteId), answer);
}
