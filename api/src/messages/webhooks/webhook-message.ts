import { createHmac } from 'node:crypto';
import { WEBHOOK_EVENTS, WEBHOOK_KINDS, type WebhookEvent } from '@crewdeck/contract';
import { nameOf, sentenceWith } from '../event-sentence.ts';

type WebhookKind = (typeof WEBHOOK_KINDS)[number];

export interface WebhookTold {
  readonly id: string;
  readonly event: WebhookEvent;
  /** When it happened, ISO 8601. */
  readonly at: string;
  readonly url: string;
  readonly secret: string;
  readonly project: { readonly id: string; readonly title: string };
  /** `null` where nobody is named, or others don't see them. */
  readonly person: { readonly id: string; readonly name: string } | null;
}

const SECRET_PREFIX = 'whsec_';
const CHATS: readonly (readonly [Exclude<WebhookKind, 'standard'>, RegExp])[] = [
  ['discord', /^https:\/\/((ptb|canary)\.)?discord(app)?\.com\/api\/webhooks\//],
  ['slack', /^https:\/\/hooks\.slack(-gov)?\.com\//],
];

/** Chats have webhooks of their own, which take a text. */
export function webhookKindOf(url: string): WebhookKind {
  return CHATS.find(([, address]) => address.test(url))?.[0] ?? 'standard';
}

/** @param key random bytes */
export function webhookSecretOf(key: Buffer): string {
  return `${SECRET_PREFIX}${key.toString('base64')}`;
}

/** The signature of the Standard Webhooks specification, version 1. */
export function signatureOf(secret: string, id: string, timestamp: number, body: string): string {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/**
 * What is posted to a webhook, signed. Each try has the same id and body, and a timestamp of its own.
 *
 * @param origin of this site; without it the message leads nowhere
 */
export function webhookMessage(told: WebhookTold, origin: string | undefined, now: Date) {
  const body = JSON.stringify(bodyOf(told, origin ? `${origin}/projects/${told.project.id}#room` : null));
  const timestamp = Math.floor(now.getTime() / 1_000);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Crewdeck',
    'webhook-id': told.id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatureOf(told.secret, told.id, timestamp, body),
  };
  return { headers, body };
}

function bodyOf({ event, at, url, project, person }: WebhookTold, link: string | null): object {
  const names = { person: person?.name ?? null, project: project.title };
  const sentence = sentenceWith(WEBHOOK_EVENTS[event], names);
  const text = link ? `${sentence} ${link}` : sentence;
  switch (webhookKindOf(url)) {
    case 'discord':
      // Whatever people call themselves, nobody is mentioned.
      return { content: text, allowed_mentions: { parse: [] } };
    case 'slack':
      return { text: text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') };
    case 'standard': {
      const named = person && { id: person.id, name: nameOf(person.name) };
      const about = { id: project.id, title: nameOf(project.title) };
      return { type: event, timestamp: at, data: { sentence, project: about, person: named, url: link } };
    }
  }
}
