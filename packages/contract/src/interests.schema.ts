import { z } from 'zod';

/** `POST /api/interests`. `userId` is the caller in either id form; anybody else's is refused. */
export const showInterestSchema = z.object({
  userId: z.string().min(1).max(128),
  projectId: z.uuid(),
});

export const interestSchema = z.object({ id: z.uuid(), userId: z.uuid(), projectId: z.uuid() });
