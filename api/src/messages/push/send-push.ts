import { once } from 'node:events';
import type { PushSubscriptionData } from '@crewdeck/contract';
import type { Client, Dispatcher } from 'undici';
import webPush from 'web-push';
import { LONGEST_CALL_MS, type PushConnections } from './push-connections.ts';
import type { PushKeys } from './push-keys.ts';

const DAY_SECONDS = 24 * 3_600;
const LONGEST_WAIT_MS = 3_600_000;
/** A push service has nothing to say beside its status. */
const LONGEST_ANSWER_BYTES = 4_096;

/** What a browser shows; `path` is where a click leads, an address of this site. */
export interface PushMessage {
  /** Of the event: one that comes again takes the place of the first. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

/** `gone`: the browser has ended its subscription. `failed` is worth another try, not before `afterMs`. */
export type PushOutcome =
  | { readonly is: 'sent' | 'gone' | 'timed_out' }
  | { readonly is: 'failed'; readonly reason: string; readonly afterMs: number };

/** Encrypts a message for one browser and hands it to that one's push service (RFC 8030). Never rejects. */
export async function sendPush(
  subscription: PushSubscriptionData,
  { id, ...shown }: PushMessage,
  keys: PushKeys,
  connections: PushConnections,
): Promise<PushOutcome> {
  const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify({ id, ...shown }), {
    vapidDetails: keys,
    TTL: DAY_SECONDS,
    urgency: 'normal',
    // At most 32 letters of base64url: those of a UUID without its hyphens.
    topic: id.replaceAll('-', ''),
  });
  const { origin } = new URL(endpoint);
  const signal = AbortSignal.timeout(LONGEST_CALL_MS);
  const late = once(signal, 'abort').then((): PushOutcome => ({ is: 'timed_out' }));
  const outcome = await Promise.race([post(connections.to(origin), endpoint, { headers, body, signal }), late]);
  // A connection that is lost without a word would keep all later messages waiting.
  if (outcome.is === 'timed_out') connections.leave(origin);
  return outcome;
}

type Call = Pick<Dispatcher.RequestOptions, 'headers' | 'body'> & { readonly signal: AbortSignal };

async function post(client: Client, endpoint: string, options: Call): Promise<PushOutcome> {
  const { pathname, search } = new URL(endpoint);
  // A repeat takes the place of the first, so messages may share a connection.
  const call = { ...options, method: 'POST', path: `${pathname}${search}`, idempotent: true };
  try {
    const { statusCode, headers, body } = await client.request(call);
    await body.dump({ limit: LONGEST_ANSWER_BYTES });
    return outcomeOf(statusCode, String(headers['retry-after'] ?? ''));
  } catch (error) {
    const isLate = options.signal.aborted || Object(error).code === 'UND_ERR_CONNECT_TIMEOUT';
    return isLate ? { is: 'timed_out' } : { is: 'failed', reason: String(error), afterMs: 0 };
  }
}

/** 404 and 410 are for good (RFC 8030, 7.3); so is that these bytes are never taken. */
function outcomeOf(status: number, retryAfter: string): PushOutcome {
  if (status >= 200 && status < 300) return { is: 'sent' };
  if (status === 404 || status === 410) return { is: 'gone' };
  return { is: 'failed', reason: `It answers ${status}.`, afterMs: waitOf(retryAfter) };
}

/** `Retry-After` is in seconds, or a moment. */
function waitOf(retryAfter: string): number {
  const waitMs = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - Date.now();
  return Math.min(Math.max(waitMs || 0, 0), LONGEST_WAIT_MS);
}
