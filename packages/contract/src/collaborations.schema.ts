import { z } from 'zod';
import { PROJECT_STATUSES } from './constants.ts';

/** One membership of a person: the project, and the role they hold in it. `id` is the membership's. */
export const collaborationSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  role: z.string(),
  /** Status of the project. */
  status: z.enum(PROJECT_STATUSES),
  project: z.object({ id: z.uuid(), title: z.string(), description: z.string() }),
});
