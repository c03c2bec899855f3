import type { PushSubscriptionData } from '@crewdeck/contract';
import webPush from 'web-push';
import { postTo } from '../outgoing/post-to.ts';
import type { PublicConnections } from '../outgoing/public-connections.ts';
import type { PushKeys } from './push-keys.ts';

const DAY_SECONDS = 24 * 3_600;

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
  connections: PublicConnections,
): Promise<PushOutcome> {
  const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify({ id, ...shown }), {
    vapidDetails: keys,
    TTL: DAY_SECONDS,
    urgency: 'normal',
    // At most 32 letters of base64url: those of a UUID without its hyphens.
    topic: id.replaceAll('-', ''),
  });
  const outcome = await postTo(connections, endpoint, { headers, body });
  return outcome.is === 'answered' ? outcomeOf(outcome.status, outcome.afterMs) : outcome;
}

/** 404 and 410 mean that the subscription has ended (RFC 8030, 7.3). */
function outcomeOf(status: number, afterMs: number): PushOutcome {
  if (status >= 200 && status < 300) return { is: 'sent' };
  if (status === 404 || status === 410) return { is: 'gone' };
  return { is: 'failed', reason: `It answers ${status}.`, afterMs };
}
