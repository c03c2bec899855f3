import { z } from 'zod';
import { PROJECT_STATUSES } from './constants.ts';
import { coverUrl, pictureUrl } from './pictures.schema.ts';
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
    team: z
      .array(z.object({ id: z.uuid(), name: z.string(), pictureUrl }))
      .optional()
      .describe('Others on the team: the owner first, then by name. Of a large team only some.'),
    teammateCount: z.int().optional().describe('How many others are on the team.'),
  })
  .meta({ id: 'Collaboration' });
