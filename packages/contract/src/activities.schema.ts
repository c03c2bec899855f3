import { z } from 'zod';
import { LIMITS } from './constants.ts';
import { ACTIVITY_KINDS } from './events.ts';
import { entityIdSchema } from './ids.schema.ts';
import { coverUrl, pictureUrl } from './pictures.schema.ts';

const ACTIVITY_OUTCOMES = [
  'joined',
  'invited',
  'not_now',
  'withdrawn',
  'closed',
  'others_answer',
  'formed',
  'ended',
] as const;

/** Something that somebody else has done, or time, and that concerns the caller. */
export const activitySchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(ACTIVITY_KINDS),
    project: z.object({
      id: z.uuid().nullable().describe('`null` where the caller may not open it, or it is gone.'),
      title: z.string().describe('As it was then; of the event where there is no project yet.'),
      isOnTeam: z.boolean().optional().describe('Whether the caller is on its team now.'),
    }),
    hackathonId: z.uuid().nullable().describe('The event that it is about, where there is no project yet.'),
    coverUrl: coverUrl.optional().describe('Of the project or event, where nobody is named.'),
    person: z
      .object({ id: z.uuid(), name: z.string(), pictureUrl: pictureUrl.optional() })
      .nullable()
      .describe('Who did it; `null` where nobody is named, or they have deleted their account.'),
    teammates: z
      .array(z.string())
      .nullable()
      .optional()
      .describe('Names of the others in the proposed team that it is about; `null` once that has ended.'),
    outcome: z
      .enum(ACTIVITY_OUTCOMES)
      .nullable()
      .optional()
      .describe(
        'What became of the interest or the proposed team that it is about; `ended` where it is outdated; `null` while it stands or waits for the caller.',
      ),
    words: z.string().describe('What they wrote; empty when nothing.'),
    meetsAt: z.iso.datetime().nullable().optional().describe('When the meeting starts that it is about.'),
    at: z.iso.datetime(),
    isRead: z.boolean(),
  })
  .meta({ id: 'Activity' });

/** `PUT /api/activities/read`: those that the caller has seen. */
export const readActivitiesSchema = z
  .object({ ids: z.array(entityIdSchema).min(1).max(LIMITS.pageMax) })
  .meta({ id: 'ReadActivities' });
