import { z } from 'zod';
import { FEWEST_SHOWN_FITS, SHOWN_FIT_LIFE_DAYS } from './constants.ts';

const share = z.number().min(0).max(1);

/** How many of how many, with the 95% interval of the share. */
export const rateSchema = z.object({ count: z.int(), of: z.int(), low: share, high: share }).meta({ id: 'Rate' });

const step = rateSchema.nullable();

/** What came of entries that "Best fit" has shown. */
export const matchingResultSchema = z
  .object({
    label: z.string().describe('Which entries, such as `Places 1–3`.'),
    figures: z
      .object({
        shown: z.int(),
        asked: step.describe('Who showed interest or was invited within 14 days, of those shown.'),
        joined: step.describe('Who joined, of those.'),
        active: step.describe(
          'Who was active four weeks later, of those who joined by then; `null` while that is nobody.',
        ),
      })
      .nullable()
      .describe(`\`null\` where fewer than ${FEWEST_SHOWN_FITS} were shown, or these could be told from the others.`),
  })
  .meta({ id: 'MatchingResult' });

/** Of the last days, without those who had less than 14 days to act. */
export const matchingResultsSchema = z
  .array(matchingResultSchema)
  .describe(
    `Of ${SHOWN_FIT_LIFE_DAYS} days, without the last 14. Entries in places kept for newcomers are counted apart.`,
  );
