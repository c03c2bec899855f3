import { z } from 'zod';

/** An id in a path. A UUID has one spelling in the database: lowercase. */
export const idSchema = z.uuid().transform((id) => id.toLowerCase());
