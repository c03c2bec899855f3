import { createHash } from 'node:crypto';
import type { EntryOf } from './entries.ts';
import { type PrivateKey, publicKeyOf, signText } from './keys.ts';

export type FileSignatures = EntryOf<'release'>['statement']['files'];

/** What browsers run, or draw with: only of these they ask who has signed them. */
const SIGNED_FILE = /\.(js|css)$/;

/** Of each script and style sheet, as browsers want it: for ever the same, so without a time. */
export function signFiles(files: ReadonlyMap<string, Uint8Array>, key: PrivateKey): FileSignatures {
  const publicKey = publicKeyOf(key);
  const names = [...files].filter(([name]) => SIGNED_FILE.test(name)).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    names.map(([name, bytes]) => {
      const sha256 = createHash('sha256').update(bytes).digest('base64');
      return [name, { sha256, signature: signText(signatureBase(sha256, publicKey), key) }];
    }),
  );
}

/**
 * The headers with which a browser checks a file against `integrity="ed25519-<key>"` (RFC 9421, Signature-based Integrity).
 *
 * @param key public key of whoever has signed the release
 */
export function signatureHeaders({ sha256, signature }: FileSignatures[string], key: string): Record<string, string> {
  return {
    'unencoded-digest': digestValue(sha256),
    'signature-input': `s=${parametersOf(key)}`,
    signature: `s=:${signature}:`,
  };
}

function signatureBase(sha256: string, key: string): string {
  return `"unencoded-digest";sf: ${digestValue(sha256)}\n"@signature-params": ${parametersOf(key)}`;
}

function digestValue(sha256: string): string {
  return `sha-256=:${sha256}:`;
}

function parametersOf(key: string): string {
  return `("unencoded-digest";sf);keyid="${key}";tag="ed25519-integrity"`;
}
