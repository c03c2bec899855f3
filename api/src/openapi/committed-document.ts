import { readFileSync } from 'node:fs';

/** The document that is committed and served; a test compares it with what the controllers say. */
export const COMMITTED_DOCUMENT = new URL('../../openapi.json', import.meta.url);
/** The document of the last released version of the contract, which the committed one must not break. */
export const RELEASED_DOCUMENT = new URL('../../openapi.released.json', import.meta.url);

export function committedDocument(): string {
  return readFileSync(COMMITTED_DOCUMENT, 'utf8');
}
