import { once } from 'node:events';
import type { Client, Dispatcher } from 'undici';
import { LONGEST_CALL_MS, type PublicConnections } from './public-connections.ts';

const LONGEST_WAIT_MS = 3_600_000;
/** Nothing beside the status of an answer matters. */
const LONGEST_ANSWER_BYTES = 4_096;

/** `answered`: with any status; `afterMs` is how long it asks to wait. `failed`: there was no whole answer. */
export type PostOutcome =
  | { readonly is: 'answered'; readonly status: number; readonly afterMs: number }
  | { readonly is: 'timed_out' }
  | { readonly is: 'failed'; readonly reason: string; readonly afterMs: 0 };

type Content = Pick<Dispatcher.RequestOptions, 'headers' | 'body'>;

/** Posts to a server on the Internet, within three seconds in all. Follows no redirect, and never rejects. */
export async function postTo(connections: PublicConnections, address: string, content: Content): Promise<PostOutcome> {
  const { origin } = new URL(address);
  const signal = AbortSignal.timeout(LONGEST_CALL_MS);
  const late = once(signal, 'abort').then((): PostOutcome => ({ is: 'timed_out' }));
  const outcome = await Promise.race([post(connections.to(origin), address, { ...content, signal }), late]);
  // A connection that is lost without a word would keep all later messages waiting.
  if (outcome.is === 'timed_out') connections.leave(origin);
  return outcome;
}

type Call = Content & { readonly signal: AbortSignal };

async function post(client: Client, address: string, options: Call): Promise<PostOutcome> {
  const { pathname, search } = new URL(address);
  // A repeat has the same id, so messages may share a connection.
  const call = { ...options, method: 'POST', path: `${pathname}${search}`, idempotent: true } as const;
  try {
    const { statusCode, headers, body } = await client.request(call);
    await body.dump({ limit: LONGEST_ANSWER_BYTES });
    // A body that is cut off by it ends without an error.
    options.signal.throwIfAborted();
    return { is: 'answered', status: statusCode, afterMs: waitOf(String(headers['retry-after'] ?? '')) };
  } catch (error) {
    const isLate = options.signal.aborted || Object(error).code === 'UND_ERR_CONNECT_TIMEOUT';
    return isLate ? { is: 'timed_out' } : { is: 'failed', reason: String(error), afterMs: 0 };
  }
}

/** `Retry-After` is in seconds, or a moment. */
function waitOf(retryAfter: string): number {
  const waitMs = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - Date.now();
  return Math.min(Math.max(waitMs || 0, 0), LONGEST_WAIT_MS);
}
