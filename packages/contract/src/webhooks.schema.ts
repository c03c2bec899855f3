import { z } from 'zod';
import { httpsAddress } from './text.schema.ts';
import { WEBHOOK_DELIVERY_STATES, WEBHOOK_EVENTS, WEBHOOK_KINDS, type WebhookEvent } from './webhook-events.ts';

/** `POST /api/projects/{id}/webhooks`: an address on the Internet that starts with `https://`. */
export const addWebhookSchema = z.object({ url: httpsAddress }).meta({ id: 'AddWebhook' });

/** What is told of a project's events; for its owner. */
export const webhookSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(WEBHOOK_KINDS),
    address: z.string().describe('Its host and last letters: anybody who has the whole address can write there.'),
    createdAt: z.iso.datetime(),
    failingSince: z.iso.datetime().nullable().describe('`null` while it works.'),
    offSince: z.iso.datetime().nullable().describe('It failed for a week; a test that arrives turns it on again.'),
  })
  .meta({ id: 'Webhook' });

/** `POST /api/projects/{id}/webhooks/{webhookId}/secret`: a new secret, which no other answer has. */
export const webhookSecretSchema = z
  .object({ secret: z.string().describe('`whsec_` and base64, which signs each message from now on.') })
  .meta({ id: 'WebhookSecret' });

/** The one answer that has its first secret. */
export const createdWebhookSchema = webhookSchema.extend(webhookSecretSchema.shape).meta({ id: 'CreatedWebhook' });

/** `GET /api/projects/{id}/webhooks/{webhookId}/deliveries`. */
export const webhookDeliverySchema = z
  .object({
    id: z.uuid().describe('The `webhook-id` of each try.'),
    event: z.enum(Object.keys(WEBHOOK_EVENTS) as [WebhookEvent, ...WebhookEvent[]]),
    state: z.enum(WEBHOOK_DELIVERY_STATES),
    createdAt: z.iso.datetime(),
    triedAt: z.iso.datetime().nullable(),
    outcome: z.string().nullable().describe('What came of the last try, as a sentence; `null` before the first one.'),
  })
  .meta({ id: 'WebhookDelivery' });
