import { z } from 'zod';

/** What a report of an edge is signed for; API and edge share the key with previews. */
export const EDGE_REPORT_AUDIENCE = 'crewdeck-edge';
/** Header of an edge's question for the registry. */
export const EDGE_REPORT_HEADER = 'x-edge-report';

const LONGEST_NAME = 100;
const MOST_MISSING = 200;

/** What an edge serves, as it says with every question for the registry. */
export const edgeReportSchema = z.object({
  edge: z.string().min(1).max(LONGEST_NAME),
  /** Of the registry that is in force there. */
  revision: z.int().min(0),
  /** `<module>@<release>` of what that registry names and the edge can't serve at the moment. */
  missing: z.array(z.string().max(LONGEST_NAME)).max(MOST_MISSING),
  /** Where releases are signed: how long the log is there, and whether what the API shows is no continuation of it. */
  log: z.object({ size: z.int().min(0), isForked: z.boolean() }).optional(),
  /** Its last word: it serves nobody any more. */
  isLeaving: z.boolean().optional(),
});

export type EdgeReport = z.infer<typeof edgeReportSchema>;
