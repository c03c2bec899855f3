import { z } from 'zod';
import { LIMITS } from './constants.ts';

/** Query of every list that can grow. The answer's `Link: <…>; rel="next"` carries the next `cursor`. */
export const pageQuerySchema = z.object({
  limit: z.coerce.number<number>().int().min(1).max(LIMITS.pageMax).default(LIMITS.pageDefault),
  cursor: z
    .string()
    .min(1)
    .max(LIMITS.cursor)
    .optional()
    .describe('Opaque: taken from a `Link` header, never built by a client.'),
});
