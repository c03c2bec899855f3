import { z } from 'zod';

/** What a report of an edge is signed for. */
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
  /** The edge stops: this is its last report. */
  isLeaving: z.boolean().optional(),
});

export type EdgeReport = z.infer<typeof edgeReportSchema>;
