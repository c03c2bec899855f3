import type { Answer } from './answer.ts';
import { ApiError } from './api-error.ts';

/** Hears of the first call that a release made on a page, and why it failed. */
type Listener = (release: string, why: string) => void;

let listener: Listener = () => undefined;

/** For the shell only. A refusal that the contract knows is no failure. */
export function onFirstCallFailure(next: Listener): void {
  listener = next;
}

/** A report names nobody: ids and search words stay out of it. */
function withoutIds(url: string): string {
  return url.replace(/\?.*$/, '').replace(/[^/]*\d[^/]*/g, ':id');
}

/** Passes the calls of a release on, and looks at the first of each page. */
export function watchFirstCalls(release: string) {
  let page = '';
  return async (url: string, call: () => Promise<Answer>): Promise<Answer> => {
    const isFirst = page !== window.location.pathname;
    page = window.location.pathname;
    try {
      const answer = await call();
      if (isFirst && typeof answer.data === 'string' && answer.data)
        listener(release, `The answer to ${withoutIds(url)} is no JSON.`);
      return answer;
    } catch (error) {
      const isBroken = error instanceof ApiError && (error.status >= 500 || error.code === 'request.not_found');
      if (isFirst && isBroken) listener(release, `${withoutIds(url)} was answered with ${error.status}.`);
      throw error;
    }
  };
}
