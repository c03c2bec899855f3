import { z } from 'zod';
import { userReferenceSchema } from './ids.schema.ts';

/** `POST /api/blocks`. */
export const blockPersonSchema = z.object({ userId: userReferenceSchema }).meta({ id: 'BlockPerson' });

/** Somebody whom the caller has blocked: the two are to each other as if they did not exist. `id` is the profile id. */
export const blockedPersonSchema = z
  .object({ id: z.uuid(), name: z.string(), createdAt: z.iso.datetime() })
  .meta({ id: 'BlockedPerson' });
