import { z } from 'zod';
import { LIMITS } from './constants.ts';

// C0 and C1 controls without tab, line feed and carriage return, zero-width no-break space, bidi embeddings, overrides and isolates, lone surrogates.
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose
const UNSAFE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFEFF\u202A-\u202E\u2066-\u2069\p{Surrogate}]/gu;

/** Removes control and bidi-override characters and lone surrogates, then trims (decisions: project limits). */
export function cleanText(value: string): string {
  return value.replace(UNSAFE, '').trim();
}

/** Text a person wrote: cleaned, then at most `max` characters and at least `min`. */
export function text(max: number, min = 0) {
  return z
    .string()
    .max(max * 4)
    .transform(cleanText)
    .pipe(z.string().min(min).max(max))
    .meta({ ...(min > 0 && { minLength: min }), maxLength: max });
}

/** Text that may be left out; an empty one becomes `null`. */
export function optionalText(max: number) {
  return text(max)
    .transform((value) => value || null)
    .nullable();
}

/** A list of short texts, or one text `"a, b"` that is split at its commas. Empty and repeated entries are dropped. */
export function textList(entryMax: number = LIMITS.listEntry, entriesMax: number = LIMITS.listEntries) {
  const entries = z
    .array(text(entryMax))
    .max(entriesMax * 2)
    .meta({ maxItems: entriesMax });
  const split = z
    .string()
    .max(entryMax * entriesMax * 2)
    .transform((value) => value.split(','))
    .pipe(entries);
  return z
    .union([entries, split])
    .transform((values) => [...new Set(values.filter((value) => value !== ''))])
    .pipe(z.array(z.string()).max(entriesMax));
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
