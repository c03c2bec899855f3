import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';

export interface LoadRequest {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Load {
  readonly url: string;
  readonly requests: readonly LoadRequest[];
  readonly seconds?: number;
}

/** More than the API has connections to the database, so that it always has something to do. */
const CONNECTIONS = 32;
const SECONDS = 3;

const SCRIPT = fileURLToPath(import.meta.url);

/**
 * Requests a second that a server answers, from a process of its own, so that the load takes no time from this one.
 *
 * @throws Error when one is answered with anything but 200
 */
export async function requestsPerSecond(load: Load): Promise<number> {
  const child = fork(SCRIPT);
  child.send(load);
  const [answered] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  const { perSecond, failure } = typeof answered === 'object' ? answered : { failure: 'nothing' };
  if (failure) throw new Error(`${load.url} answered ${failure}.`);
  return perSecond;
}

if (process.argv[1] === SCRIPT)
  process.once('message', async ({ url, requests, seconds = SECONDS }: Load) => {
    const load = { url, connections: CONNECTIONS, duration: seconds, requests: [...requests] };
    const { statusCodeStats = {}, errors, timeouts, requests: sent, duration } = await autocannon(load);
    const isGood = Object.keys(statusCodeStats).join() === '200' && errors + timeouts === 0;
    const failure = isGood ? '' : JSON.stringify({ ...statusCodeStats, errors, timeouts });
    process.send?.({ perSecond: sent.total / duration, failure });
    process.disconnect();
  });
