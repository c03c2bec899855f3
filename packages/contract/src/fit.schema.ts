import { z } from 'zod';
import { LIMITS, NEWCOMER_DAYS, NEWCOMER_PLACE } from './constants.ts';

/** How an entry of a list in the order "Best fit" came to its place. */
export const fitSchema = z
  .object({
    reasons: z
      .array(z.string())
      .max(LIMITS.reasonsOfFit)
      .describe(
        'Sentences about what both sides wrote, the strongest first; none for those that come after all who fit.',
      ),
    strength: z
      .enum(['strong', 'possible'])
      .optional()
      .describe(
        'Strong: the person knows half of the skills that the project needs or more, and at least two, or takes an open role and knows one of them. All strong fits come first.',
      ),
    missing: z
      .array(z.string())
      .max(LIMITS.missingOfFit)
      .optional()
      .describe('Skills that the project needs, and that neither the person nor anybody on the team has.'),
    isNewcomer: z
      .boolean()
      .describe(
        `It is at most ${NEWCOMER_DAYS} days old, and stands in one of the places, every ${NEWCOMER_PLACE}th, that are kept for new ones.`,
      ),
    project: z
      .object({ id: z.uuid(), title: z.string() })
      .optional()
      .describe(
        'Of a person: the project of the caller that they fit; none where the caller has none that looks for people.',
      ),
  })
  .meta({ id: 'Fit' });

export const listedFit = fitSchema.nullable().describe('`null` in every other order than `fit`.');
