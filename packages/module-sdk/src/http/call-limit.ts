import { NetworkError } from './api-error.ts';

/** Of one release in one page. The API lets a person make twice as many in all; a page in use makes a tenth. */
export const MOST_CALLS_PER_MINUTE = 300;
const MINUTE_MS = 60_000;

/** A release calls the API without end. The shell counts it for the release that it names. */
class CallFloodError extends Error {
  override readonly name = 'CallFloodError';

  /** @param release such as `mf-profile@1.4.2-ab12cd34` */
  constructor(readonly release: string) {
    super(`${release} has made more than ${MOST_CALLS_PER_MINUTE} calls in a minute. The rest of them are not sent.`);
  }
}

/**
 * Counts the calls of a release.
 *
 * @returns what is to be asked before each; it throws a NetworkError once there are more than {@link MOST_CALLS_PER_MINUTE}
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
    if (calls === MOST_CALLS_PER_MINUTE + 1) tell(new CallFloodError(release));
    if (calls > MOST_CALLS_PER_MINUTE) throw new NetworkError('Too many calls in a minute.');
  };
}

/** Like an error that nobody has handled. */
function tell(error: CallFloodError): void {
  window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
}
