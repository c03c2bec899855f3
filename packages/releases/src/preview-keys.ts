import { z } from 'zod';

const SHORTEST_KEY = 32;
/** Words that people put where a random key belongs. */
const WELL_KNOWN_WORD = /crewdeck|preview|secret|example|change|local|password|demo|0123456789|abcdefgh/i;
const FEWEST_CHARACTERS = 10;

/** `PREVIEW_KEYS` of API and edge: secrets of at least 32 characters, commas between. The first signs, any is taken. */
export const previewKeysSchema = z
  .string()
  .transform((text) => text.split(',').map((key) => key.trim()))
  .pipe(z.array(z.string().min(SHORTEST_KEY)));

/** What a signed token is for, as it says itself: a link of the API, or a page that the edge has answered with. */
export const PREVIEW_AUDIENCE = 'crewdeck-preview';
export const SOURCE_MAPS_AUDIENCE = 'crewdeck-source-maps';
export const PAGE_LOAD_AUDIENCE = 'crewdeck-page-load';

/** So long reports of a page count after it was loaded. */
export const PAGE_LOAD_MINUTES = 30;

/** Whether a key has a well-known word in it or too few different characters to be random. Production refuses it. */
export function isGuessableKey(key: string): boolean {
  return WELL_KNOWN_WORD.test(key) || new Set(key).size < FEWEST_CHARACTERS;
}
