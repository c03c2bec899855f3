import { z } from 'zod';
import { LIMITS } from './constants.ts';
import type { ListBounds, TextBounds } from './fields.ts';
import { cleanText, oneLine } from './text.ts';

/** Text a person wrote: cleaned, made one line where it is one, then at most `max` characters and at least `min`. */
export function text({ min = 0, max, isLine = false }: TextBounds) {
  return z
    .string()
    .max(max * 4)
    .transform(isLine ? oneLine : cleanText)
    .pipe(z.string().min(min).max(max))
    .meta({ ...(min > 0 && { minLength: min }), maxLength: max });
}

/** Text that may be left out; an empty one becomes `null`. */
export function optionalText(bounds: TextBounds) {
  return text(bounds)
    .transform((value) => value || null)
    .nullable();
}

/** A whole address that starts with `https://`. */
export const httpsAddress = text({ min: 1, max: LIMITS.url, isLine: true }).pipe(
  z.url({ protocol: /^https$/, normalize: true }).max(LIMITS.url),
);

/** A list of short texts, or one text `"a, b"` that is split at its commas. Empty and repeated entries are dropped. */
export function textList({ max, entries: most }: ListBounds) {
  const entries = z
    .array(text({ max, isLine: true }))
    .max(most * 2)
    .meta({ maxItems: most });
  const split = z
    .string()
    .max(max * most * 2)
    .transform((value) => value.split(','))
    .pipe(entries);
  return z
    .union([entries, split])
    .transform((values) => [...new Set(values.filter((value) => value !== ''))])
    .pipe(z.array(z.string()).max(most));
}

/** One of `values`, whatever its case; the answer is the canonical spelling. */
export function canonicalEnum<const T extends readonly [string, ...string[]]>(values: T) {
  return z
    .string()
    .max(100)
    .transform((input) => values.find((value) => value.toLowerCase() === input.trim().toLowerCase()) ?? input)
    .pipe(z.enum(values))
    .meta({ enum: values });
}

/** A day in the calendar, `YYYY-MM-DD`. An ISO date and time is cut to its day; an empty text becomes `null`. */
export const day = z
  .string()
  .max(40)
  .transform((value) => value.trim().slice(0, 10))
  .pipe(z.union([z.iso.date(), z.literal('').transform(() => null)]))
  .meta({ format: 'date', description: 'An ISO date and time is cut to its day, an empty text means none.' });
