import { z } from 'zod';
import { INTEREST_STATUSES, LIMITS } from './constants.ts';
import { entityIdSchema, userReferenceSchema } from './ids.schema.ts';
import { projectSchema } from './projects.schema.ts';
import { text } from './text.schema.ts';
import { directoryUserSchema } from './users.schema.ts';

/** `POST /api/interests`. `userId` is the caller in either id form; anybody else's is refused. */
export const showInterestSchema = z
  .object({
    userId: userReferenceSchema,
    projectId: entityIdSchema,
    words: text({ max: LIMITS.note }).default('').describe('What the owner gets to read.'),
    role: text({ max: LIMITS.role, isLine: true }).default('').describe('In which they would join.'),
  })
  .meta({ id: 'ShowInterest' });

export const interestSchema = z
  .object({
    id: z.uuid(),
    userId: z.uuid(),
    projectId: z.uuid(),
    status: z.enum(INTEREST_STATUSES),
    words: z.string(),
    role: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Interest' });

/** An interest that waits for an answer, as the owner of the project sees it. */
export const projectInterestSchema = z
  .object({
    id: z.uuid(),
    status: z.literal('shown'),
    words: z.string(),
    role: z.string().describe('Empty where they did not say.'),
    createdAt: z.iso.datetime(),
    person: directoryUserSchema.extend({
      roles: z.array(z.string()).optional().describe('What they would do in a team, as their profile says.'),
    }),
  })
  .meta({ id: 'ProjectInterest' });

/** `GET /api/interests/user/{userId}`: a project that the caller has asked to join. */
export const askedProjectSchema = projectSchema
  .extend({
    interest: interestSchema
      .pick({ status: true, createdAt: true })
      .optional()
      .describe('What became of it; never `withdrawn` or `closed`.'),
  })
  .meta({ id: 'AskedProject' });

/** `PATCH /api/interests/{id}`. */
export const answerInterestSchema = z.object({ status: z.literal('not_now') }).meta({ id: 'AnswerInterest' });
