import { z } from 'zod';
import {
  ABUSE_CATEGORIES,
  EXACT_TOTAL_LIMIT,
  LIMITS,
  MODERATED_KINDS,
  MODERATION_ACTIONS,
  REPORTED_KINDS,
} from './constants.ts';
import { pageQuerySchema } from './paging.schema.ts';
import { text } from './text.schema.ts';

export const moderatedKindSchema = z.enum(MODERATED_KINDS);

/** `GET /api/abuse-reports`: what waits for ops, or what they have decided on. */
export const listReportsQuerySchema = pageQuerySchema.extend({
  state: z.enum(['open', 'decided']).default('open'),
});

/** `POST /api/abuse-reports/{kind}/{id}/decisions`. The person who is hidden or suspended reads the reason. */
export const decideReportsSchema = z
  .object({
    action: z.enum(MODERATION_ACTIONS),
    reason: text({ min: 1, max: LIMITS.moderationReason }),
  })
  .meta({ id: 'DecideReports' });

const madeReportSchema = z.object({
  kind: z.enum(REPORTED_KINDS),
  category: z.enum(ABUSE_CATEGORIES),
  words: z.string(),
  quote: z.string().describe('What the reported invite or note said.'),
  isOpen: z.boolean(),
  at: z.iso.datetime(),
});

const moderationEventSchema = z
  .object({
    id: z.uuid(),
    action: z.enum(MODERATION_ACTIONS),
    actor: z.string().describe('E-mail of the person.'),
    reason: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'ModerationEvent' });

/** A person, a project or a hackathon with all that was reported of it and done about it. Who has reported is told to nobody. */
export const reportedSubjectSchema = z
  .object({
    kind: moderatedKindSchema,
    id: z.uuid(),
    name: z
      .string()
      .nullable()
      .describe('Of the person, or title of the project or hackathon; `null` once it is gone.'),
    text: z
      .string()
      .nullable()
      .describe('Bio of the person, or description of what it is: of what is hidden there is no page to look at.'),
    pictureUrl: z
      .string()
      .nullable()
      .describe('Of the person, or the cover of what it is; `null` where it has none, or it is hidden.'),
    isHidden: z.boolean(),
    isPictureHidden: z.boolean().nullable().describe('`null` where there is no picture.'),
    isSuspended: z.boolean(),
    openReports: z.int().describe(`How many people have one open, of the first ${EXACT_TOTAL_LIMIT} reports.`),
    openSince: z.iso.datetime().nullable(),
    reports: z.array(madeReportSchema).describe('Newest first, at most 50.'),
    events: z.array(moderationEventSchema).describe('Newest first, at most 50.'),
  })
  .meta({ id: 'ReportedSubject' });
