import { z } from 'zod';
import { RELEASE_OUTCOMES, REPORT_AUDIENCES } from './constants.ts';
import { moduleNameSchema, releaseIdSchema } from './release-ids.schema.ts';

const MOST_REPORTS = 20;
const LONGEST_TICKET = 400;

/** What a page saw of one part of a release, once per page load. Names nobody. */
export const releaseReportSchema = z.object({
  module: moduleNameSchema,
  release: releaseIdSchema,
  outcome: z.enum(RELEASE_OUTCOMES),
});

export const releaseReportsSchema = z.object({
  /** What the edge has signed into the page; without a valid one nothing counts where API and edge have keys. */
  ticket: z.string().max(LONGEST_TICKET).optional(),
  audience: z.enum(REPORT_AUDIENCES).optional(),
  reports: z.array(releaseReportSchema).min(1).max(MOST_REPORTS),
});
