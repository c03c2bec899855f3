import { z } from 'zod';
import { ERROR_CODES } from './error-codes.ts';

/** Body of every failed call. `error` is a sentence for people; it never holds SQL, a stack or an id. */
export const errorBodySchema = z
  .object({
    error: z.string().describe('A sentence for people.'),
    code: z.enum(ERROR_CODES),
    requestId: z.string().describe('Also in the header `x-request-id`; the log knows it.'),
  })
  .meta({ id: 'ErrorBody' });
