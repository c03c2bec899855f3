import { z } from 'zod';
import { LIMITS, RELEASE_OUTCOMES } from './constants.ts';
import { moduleNameSchema, pathPatternSchema, releaseIdSchema } from './release-ids.schema.ts';
import { text } from './text.schema.ts';

const MOST_REPORTS = 20;

/** What a page saw of one part of a release. It names nobody. */
export const releaseReportSchema = z.object({
  module: moduleNameSchema,
  release: releaseIdSchema,
  outcome: z.enum(RELEASE_OUTCOMES),
  /** Pattern of the page that was open, as `/projects/:id`. */
  route: pathPatternSchema.optional(),
  /** Of the error, cut to its limit by the page. */
  message: text({ min: 0, max: LIMITS.reportMessage }).optional(),
});

export const releaseReportsSchema = z.object({ reports: z.array(releaseReportSchema).min(1).max(MOST_REPORTS) });
