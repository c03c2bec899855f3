import { z } from 'zod';
import { PROJECT_STATUSES } from './constants.ts';
import { coverUrl } from './pictures.schema.ts';
import { finishedAt } from './projects.schema.ts';

/** One membership of a person: the project, and the role they hold in it. `id` is the membership's. */
export const collaborationSchema = z
  .object({
    id: z.uuid(),
    title: z.string(),
    description: z.string(),
    role: z.string(),
    status: z.enum(PROJECT_STATUSES).describe('Status of the project.'),
    openSeats: z.int().optional().describe('Of the project; 0 when its team is full.'),
    finishedAt,
    project: z.object({ id: z.uuid(), title: z.string(), description: z.string(), coverUrl }),
  })
  .meta({ id: 'Collaboration' });
