import { z } from 'zod';
import { LIMITS } from './constants.ts';
import { pictureUrl } from './pictures.schema.ts';
import { httpsAddress, optionalText } from './text.schema.ts';

const optionalAddress = z
  .union([z.literal('').transform(() => null), httpsAddress])
  .nullable()
  .default(null);

/** `PUT /api/projects/{id}/result`: what came of a completed project. What is left out is empty. */
export const saveResultSchema = z
  .object({
    repositoryUrl: optionalAddress,
    demoUrl: optionalAddress,
    videoUrl: optionalAddress,
    place: optionalText({ max: LIMITS.place, isLine: true }).default(null).describe('A place or prize.'),
    words: optionalText({ max: LIMITS.resultWords }).default(null),
  })
  .meta({ id: 'SaveResult' });

/** `PUT /api/projects/{id}/credit`: what the caller did in a completed project. */
export const saveCreditSchema = z
  .object({
    words: optionalText({ max: LIMITS.creditWords, isLine: true }).default(null),
    isNamed: z.boolean().default(true).describe('`false` leaves their name out.'),
  })
  .meta({ id: 'SaveCredit' });

/** Somebody who made a completed project. `id` is the profile id. */
export const creditSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    pictureUrl: pictureUrl.optional(),
    role: z.string(),
    words: z.string().nullable().describe('What they did.'),
  })
  .meta({ id: 'Credit' });

/** What came of a completed project, and who made it. */
export const projectResultSchema = z
  .object({
    repositoryUrl: z.string().nullable(),
    demoUrl: z.string().nullable(),
    videoUrl: z.string().nullable(),
    place: z.string().nullable(),
    words: z.string().nullable(),
    credits: z.array(creditSchema).describe('The owner first; without people who leave their name out.'),
  })
  .meta({ id: 'ProjectResult' });

/** The caller's own credit. */
export const ownCreditSchema = z.object({ words: z.string().nullable(), isNamed: z.boolean() });

/** Somebody who was on the team of a completed project, for its owner. */
export const formerMemberSchema = z
  .object({ id: z.uuid(), name: z.string(), role: z.string(), isCredited: z.boolean() })
  .meta({ id: 'FormerMember' });
