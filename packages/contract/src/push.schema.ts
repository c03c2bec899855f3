import { z } from 'zod';
import { LIMITS } from './constants.ts';

/** Where a push service takes messages for one browser, in the letters of an address. */
const endpoint = z
  .string()
  .max(LIMITS.pushEndpoint)
  .regex(/^https?:\/\/[!-~]+$/);

/** `POST /api/account/push-subscriptions`: what `PushSubscription.toJSON()` of the browser says (RFC 8291: a point of P-256, 16 bytes). */
export const pushSubscriptionSchema = z
  .object({
    endpoint,
    keys: z.object({ p256dh: z.string().regex(/^B[\w-]{86}$/), auth: z.string().regex(/^[\w-]{22}$/) }),
  })
  .meta({ id: 'PushSubscription' });

/** `DELETE /api/account/push-subscriptions`. */
export const endPushSubscriptionQuerySchema = z.object({ endpoint });
