import { z } from 'zod';

const LONGEST_UID = 128;

/** The id of a project or an invite, as a caller sends it. A UUID has one spelling in the database: lowercase. */
export const entityIdSchema = z.uuid().transform((id) => id.toLowerCase());

/** A person: the profile id or the identity uid alike (decisions: ids in paths). */
export const userReferenceSchema = z
  .string()
  .min(1)
  .max(LONGEST_UID)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Characters that no id has')
  .describe('A profile id or an identity uid.');
