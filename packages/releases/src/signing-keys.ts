import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { z } from 'zod';

/** Whose signatures count, by module; those of `*` count for every module. */
export type TrustedKeys = ReadonlyMap<string, readonly KeyObject[]>;

const TRUSTED = /^(\*|[a-z][a-z0-9-]{0,40}):([A-Za-z0-9_-]{43})$/;

/** A new private key as PEM. */
export function newPrivateKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
}

/** @throws Error when it is no private Ed25519 key in PEM; the message does not repeat it */
export function readPrivateKey(pem: string): KeyObject {
  const key = createPrivateKey(pem.replaceAll('\\n', '\n'));
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('It is a key of another kind than Ed25519.');
  return key;
}

/** The public half as it is written everywhere: base64url of its 32 bytes. */
export function publicKeyOf(privateKey: KeyObject): string {
  return String(createPublicKey(privateKey).export({ format: 'jwk' }).x);
}

/**
 * `RELEASE_KEYS` of API and edge: `mf-profile:<public key>,*:<public key>`, as {@link publicKeyOf} writes them. A module may have
 * several. To take a key out of the variable revokes it.
 */
export const trustedKeysSchema = z
  .string()
  .transform((text) => text.split(',').map((part) => TRUSTED.exec(part.trim())))
  .refine((parts) => !parts.includes(null))
  .transform((parts): TrustedKeys => {
    const keys = new Map<string, KeyObject[]>();
    for (const [, module = '', x = ''] of parts.filter((part) => part !== null)) {
      const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
      keys.set(module, [...(keys.get(module) ?? []), key]);
    }
    return keys;
  });
