import { z } from 'zod';
import { LIMITS, PARTING_KINDS } from './constants.ts';
import { userReferenceSchema } from './ids.schema.ts';
import { text } from './text.schema.ts';

/** `POST /api/projects/{id}/removals`: the person gets to read the words. */
export const removeMemberSchema = z
  .object({ userId: userReferenceSchema, words: text({ min: 1, max: LIMITS.note }) })
  .meta({ id: 'RemoveMember' });

/** `PUT /api/projects/{id}/handover`: the member who is asked to own the project from now on. */
export const offerHandoverSchema = z.object({ userId: userReferenceSchema }).meta({ id: 'OfferHandover' });

/** How the caller and a project came apart, against their will. */
export const partingSchema = z
  .object({
    id: z.uuid(),
    project: z.object({
      id: z.uuid().nullable().describe('`null` where the caller may not open it any more.'),
      title: z.string(),
    }),
    kind: z.enum(PARTING_KINDS),
    words: z.string().describe('What the owner wrote; empty when nothing.'),
    at: z.iso.datetime(),
  })
  .meta({ id: 'Parting' });
