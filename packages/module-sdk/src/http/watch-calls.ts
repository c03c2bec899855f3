import type { Answer } from './answer.ts';
import { ApiError, NetworkError } from './api-error.ts';

/** For one release in one page. The API allows a person twice as many in all; a page in use makes a tenth. */
export const MOST_CALLS_PER_MINUTE = 300;
const MINUTE_MS = 60_000;
const FLOOD = `More than ${MOST_CALLS_PER_MINUTE} calls in a minute. The rest of them are not sent.`;

/**
 * Receives a release such as `mf-profile@1.4.2-ab12cd34`, whether its first call of a page failed (`call`) or it calls without
 * end (`error`), and a sentence about it.
 */
type CallFailureListener = (release: string, outcome: 'call' | 'error', why: string) => void;

let listener: CallFailureListener = () => undefined;

/** For the shell only, which reports them. A refusal that the contract knows is no failure. */
export function setCallFailureListener(next: CallFailureListener): void {
  listener = next;
}

/**
 * Passes the calls of a release on, and looks at the first of each page. Throws a NetworkError once there are more than
 * {@link MOST_CALLS_PER_MINUTE} in a minute.
 */
export function watchCalls(release: string) {
  const count = limitCalls(() => listener(release, 'error', FLOOD));
  let page = '';
  return async (url: string, call: () => Promise<Answer>): Promise<Answer> => {
    const isFirst = page !== window.location.pathname;
    page = window.location.pathname;
    count();
    try {
      const answer = await call();
      if (isFirst && typeof answer.data === 'string' && answer.data)
        listener(release, 'call', `The answer to ${withoutIds(url)} is no JSON.`);
      return answer;
    } catch (error) {
      const isBroken = error instanceof ApiError && (error.status >= 500 || error.code === 'request.not_found');
      if (isFirst && isBroken) listener(release, 'call', `${withoutIds(url)} was answered with ${error.status}.`);
      throw error;
    }
  };
}

function limitCalls(tell: () => void): () => void {
  let begin = 0;
  let calls = 0;
  return () => {
    const now = Date.now();
    if (now - begin >= MINUTE_MS) {
      begin = now;
      calls = 0;
    }
    calls += 1;
    if (calls === MOST_CALLS_PER_MINUTE + 1) tell();
    if (calls > MOST_CALLS_PER_MINUTE) throw new NetworkError('Too many calls in a minute.');
  };
}

/** A report names nobody: ids and search words stay out of it. */
function withoutIds(url: string): string {
  return url.replace(/\?.*$/, '').replace(/[^/]*\d[^/]*/g, ':id');
}
