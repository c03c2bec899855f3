import { z } from 'zod';
import { LIMITS } from './constants.ts';
import { userReferenceSchema } from './ids.schema.ts';
import { text } from './text.schema.ts';

/** `POST /api/projects/{id}/removals`: the person gets to read the words. */
export const removeMemberSchema = z
  .object({ userId: userReferenceSchema, words: text({ min: 1, max: LIMITS.note }) })
  .meta({ id: 'RemoveMember' });

/** `PUT /api/projects/{id}/handover`: the member who is asked to own the project from now on. */
export const offerHandoverSchema = z.object({ userId: userReferenceSchema }).meta({ id: 'OfferHandover' });
