import { z } from 'zod';

const SHORTEST_SECRET = 32;
/** Words that people put where a random secret belongs. */
const WELL_KNOWN_WORD = /crewdeck|preview|secret|example|change|local|password|demo|0123456789|abcdefgh/i;
const FEWEST_CHARACTERS = 10;

/** A variable with secrets of one purpose: at least 32 characters each, commas between. The first signs, any is taken. */
export const secretsSchema = z
  .string()
  .transform((text) => text.split(',').map((secret) => secret.trim()))
  .pipe(z.array(z.string().min(SHORTEST_SECRET)));

/** What a signed token is for, as it says itself. */
export const PREVIEW_AUDIENCE = 'crewdeck-preview';
export const SOURCE_MAPS_AUDIENCE = 'crewdeck-source-maps';

/** Whether a secret has a well-known word in it or too few different characters to be random. Production refuses it. */
export function isGuessableSecret(secret: string): boolean {
  return WELL_KNOWN_WORD.test(secret) || new Set(secret).size < FEWEST_CHARACTERS;
}
