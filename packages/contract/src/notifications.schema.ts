import { z } from 'zod';
import { NOTIFICATION_TOPICS } from './events.ts';

export const notificationTopicSchema = z.enum(NOTIFICATION_TOPICS);

const topics = z.array(notificationTopicSchema);
const refused = topics.describe('What they are not told of in this way.');

/** `GET /api/account/notifications`: of what the caller is told by mail and by push. */
export const notificationSettingsSchema = z
  .object({
    mail: z.object({
      refused,
      stoppedBecause: z
        .enum(['unconfirmed', 'bounced', 'off'])
        .nullable()
        .describe('Why no mail goes to them at all: their address is not confirmed, takes none, or none is sent here.'),
    }),
    push: z.object({
      refused,
      publicKey: z.string().nullable().describe('What a browser needs to subscribe; `null` where nothing is pushed.'),
    }),
  })
  .meta({ id: 'NotificationSettings' });

/** `PUT /api/account/notifications`: takes the place of what was refused. */
export const saveNotificationSettingsSchema = z
  .object({ mail: z.object({ refused: topics }), push: z.object({ refused: topics }) })
  .meta({ id: 'SaveNotificationSettings' });

/** `POST /api/unsubscribe`: what a link of a mail says. */
export const unsubscribeQuerySchema = z.object({
  token: z.string().max(1000),
  all: z.literal('true').optional().describe('All mail, not only of what this one was about.'),
});

/** `GET /api/unsubscribe/link`. */
export const unsubscribeLinkQuerySchema = unsubscribeQuerySchema.pick({ token: true });

/** What the person gets no mail about any more. */
export const unsubscribedSchema = z
  .object({
    topics,
    hackathon: z.string().nullable().describe('Title of the one event whose announcements it is about.'),
  })
  .meta({ id: 'Unsubscribed' });

/** What a link of a mail is good for. */
export const unsubscribeLinkSchema = z
  .object({
    turnsOff: unsubscribedSchema
      .nullable()
      .describe('`null` when we have not signed the token, as of a part of one, which turns nothing off.'),
  })
  .meta({ id: 'UnsubscribeLink' });
