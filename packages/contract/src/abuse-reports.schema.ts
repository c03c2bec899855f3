import { z } from 'zod';
import { ABUSE_CATEGORIES, LIMITS, REPORTED_KINDS } from './constants.ts';
import { entityIdSchema } from './ids.schema.ts';
import { text } from './text.schema.ts';

/** `POST /api/abuse-reports`. */
export const reportAbuseSchema = z
  .object({
    subject: z.object({ kind: z.enum(REPORTED_KINDS), id: entityIdSchema }),
    category: z.enum(ABUSE_CATEGORIES),
    words: text({ max: LIMITS.abuseWords }).default(''),
  })
  .meta({ id: 'ReportAbuse' });

export const abuseReportSchema = z.object({ id: z.uuid() }).meta({ id: 'AbuseReport' });
