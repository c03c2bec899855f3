import { z } from 'zod';

/** Answer of the health calls; a process that is not well answers with an error instead. */
export const healthSchema = z.object({ status: z.literal('ok') }).meta({ id: 'Health' });
