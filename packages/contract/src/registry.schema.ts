import { z } from 'zod';
import { LONGEST_WAIT_SECONDS } from './constants.ts';
import { integritySchema, moduleNameSchema, releaseIdSchema } from './release-ids.schema.ts';

/** Share of page loads in percent, to two digits: a hundredth of a percent is one of 10,000 browsers. */
export const percentSchema = z.number().min(0.01).max(100).multipleOf(0.01);

/** What a page load gets of one module. */
export const channelSchema = z
  .object({
    live: releaseIdSchema,
    /** What stands in when the live one can't be shown; `null` while there is none. */
    lastGood: releaseIdSchema.nullable(),
    /** A release that a share of the browsers gets in place of the live one. */
    canary: z.object({ release: releaseIdSchema, percent: percentSchema }).nullable(),
    /** Nobody gets it, on purpose. Why and by whom is for ops only. */
    isStopped: z.boolean(),
    /** Digests of the records of these releases: a record with another one was changed where releases are kept. */
    digests: z.record(releaseIdSchema, integritySchema).optional(),
  })
  .meta({ id: 'Channel' });

/** Which releases are out, of every module and of the shell. The only thing about releases that changes. Public. */
export const registrySchema = z
  .object({
    schemaVersion: z.literal(3),
    /** Grows with every change. */
    revision: z.int().min(0),
    modules: z.record(moduleNameSchema, channelSchema),
    /** Ids of previews that were ended before their time. */
    endedPreviews: z.array(z.uuid()).optional(),
  })
  .meta({ id: 'Registry' });

/** `after` and `wait` make it a long poll: the answer comes when the revision is past `after`, or `wait` seconds are over. */
export const registryQuerySchema = z.object({
  after: z.coerce.number().int().min(0).optional(),
  wait: z.coerce.number().int().min(0).max(LONGEST_WAIT_SECONDS).default(0),
});
