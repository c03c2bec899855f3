import { request as requestPlain } from 'node:http';
import { request } from 'node:https';
import type { PushSubscriptionData } from '@crewdeck/contract';
import webPush from 'web-push';
import { publicLookup } from './public-address.ts';
import type { PushKeys } from './push-keys.ts';

const DAY_SECONDS = 24 * 3_600;
const LONGEST_CALL_MS = 10_000;
const LONGEST_WAIT_MS = 3_600_000;

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
  | { readonly is: 'sent' | 'gone' }
  | { readonly is: 'failed'; readonly reason: string; readonly afterMs: number };

/** Encrypts a message for one browser and hands it to that one's push service (RFC 8030). Never rejects. */
export async function sendPush(
  subscription: PushSubscriptionData,
  { id, ...shown }: PushMessage,
  keys: PushKeys,
): Promise<PushOutcome> {
  const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify({ id, ...shown }), {
    vapidDetails: keys,
    TTL: DAY_SECONDS,
    urgency: 'normal',
    // At most 32 letters of base64url: those of a UUID without its hyphens.
    topic: id.replaceAll('-', ''),
  });
  try {
    return await post(endpoint, headers, body);
  } catch (error) {
    return { is: 'failed', reason: String(error), afterMs: 0 };
  }
}

function post(endpoint: string, headers: Record<string, string>, body: Buffer | null): Promise<PushOutcome> {
  const call = endpoint.startsWith('https:') ? request : requestPlain;
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(LONGEST_CALL_MS);
    const sent = call(endpoint, { method: 'POST', headers, signal, lookup: publicLookup, agent: false }, (answer) => {
      resolve(outcomeOf(answer.statusCode ?? 0, answer.headers['retry-after']));
      // Its words are of no use, however many there are.
      answer.destroy();
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** 404 and 410 are for good (RFC 8030, 7.3); so is that these bytes are never taken. */
function outcomeOf(status: number, retryAfter: string | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { is: 'sent' };
  if (status === 404 || status === 410) return { is: 'gone' };
  return { is: 'failed', reason: `It answers ${status}.`, afterMs: waitOf(retryAfter) };
}

/** `Retry-After` is in seconds, or a moment. */
function waitOf(retryAfter: string | undefined): number {
  if (retryAfter === undefined) return 0;
  const waitMs = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - Date.now();
  return Math.min(Math.max(waitMs || 0, 0), LONGEST_WAIT_MS);
}
