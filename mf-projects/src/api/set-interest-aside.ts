import { type AnswerInterest, type Interest, paths } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

/** The owner's "Not now". */
export function setInterestAside(http: Http, interestId: string): Promise<Interest> {
  const answer: AnswerInterest = { status: 'not_now' };
  return http.patch<Interest>(paths.interest(interestId), answer);
}
