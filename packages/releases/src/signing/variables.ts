import { z } from 'zod';
import { readPrivateKey } from './keys.ts';
import { parseTrust } from './trust.ts';

/** `RELEASE_TRUST` of API and edge. */
export const trustSchema = parsed(parseTrust);

/** Line ends of a PEM may be written as `\\n`, which is all that some places for secrets take. */
export const privateKeySchema = parsed((text) => readPrivateKey(text.replaceAll('\\n', '\n')));

/** @param read throws, or answers `null`, when it is not what is meant */
function parsed<T>(read: (text: string) => T | null) {
  return z.string().transform((text, context) => {
    try {
      const value = read(text);
      if (value !== null) return value;
    } catch {
      // The reason may repeat a part of the secret.
    }
    context.addIssue({ code: 'custom' });
    return z.NEVER;
  });
}
