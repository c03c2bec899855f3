import { z } from 'zod';
import { entityIdSchema, userReferenceSchema } from './ids.schema.ts';

/** `POST /api/interests`. `userId` is the caller in either id form; anybody else's is refused. */
export const showInterestSchema = z
  .object({ userId: userReferenceSchema, projectId: entityIdSchema })
  .meta({ id: 'ShowInterest' });

export const interestSchema = z
  .object({ id: z.uuid(), userId: z.uuid(), projectId: z.uuid() })
  .meta({ id: 'Interest' });
