import { NetworkError } from './api-error.ts';

/** For one release in one page. The API allows a person twice as many in all; a page in use makes a tenth. */
export const MOST_CALLS_PER_MINUTE = 300;
const MINUTE_MS = 60_000;
const FLOOD = `More than ${MOST_CALLS_PER_MINUTE} calls in a minute. The rest of them are not sent.`;

/** Hears of a release that calls the API without end, such as `mf-profile@1.4.2-ab12cd34`, and in a sentence what it does. */
type Listener = (release: string, why: string) => void;

let listener: Listener = () => undefined;

/** For the shell only, which counts it as an error of the release. */
export function onCallFlood(next: Listener): void {
  listener = next;
}

/**
 * Counts the calls of a release.
 *
 * @returns a function to call before each one; it throws a NetworkError once there are more than {@link MOST_CALLS_PER_MINUTE}
 * in a minute.
 */
export function limitCalls(release: string): () => void {
  let begin = 0;
  let calls = 0;
  return () => {
    const now = Date.now();
    if (now - begin >= MINUTE_MS) {
      begin = now;
      calls = 0;
    }
    calls += 1;
    if (calls === MOST_CALLS_PER_MINUTE + 1) listener(release, FLOOD);
    if (calls > MOST_CALLS_PER_MINUTE) throw new NetworkError('Too many calls in a minute.');
  };
}
