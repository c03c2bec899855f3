import { z } from 'zod';
import { LIMITS } from './constants.ts';
import { userReferenceSchema } from './ids.schema.ts';
import { day, text } from './text.schema.ts';
import { hoursPerWeekInput } from './users.schema.ts';

/** `POST /api/projects/{id}/removals`: the person gets to read the words. */
export const removeMemberSchema = z
  .object({ userId: userReferenceSchema, words: text({ min: 1, max: LIMITS.note }) })
  .meta({ id: 'RemoveMember' });

/** `PUT /api/projects/{id}/handover`: the member who is asked to own the project from now on. */
export const offerHandoverSchema = z.object({ userId: userReferenceSchema }).meta({ id: 'OfferHandover' });

/** `POST /api/projects/{id}/check-ins`: who checks in may change how much time they have, and until which day. */
export const checkInSchema = z
  .object({
    commitment: z
      .object({ hoursPerWeek: hoursPerWeekInput.nullable(), until: day.nullable() })
      .optional()
      .describe('In place of what they have said before; `null` for what they do not say.'),
  })
  .meta({ id: 'CheckIn' })
  .default({});
