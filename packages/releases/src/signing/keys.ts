import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';

const KEY_BYTES = 32;
/** What stands before the 32 bytes of an Ed25519 key in its DER form (RFC 8410). */
const DER_BEFORE = {
  private: Buffer.from('302e020100300506032b657004220420', 'hex'),
  public: Buffer.from('302a300506032b6570032100', 'hex'),
};

export type PrivateKey = KeyObject;

/** A new private key as PEM. */
export function newPrivateKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
}

/**
 * @param text PEM, or base64 of the 32 bytes
 * @throws Error when it is no private Ed25519 key; the message does not repeat it
 */
export function readPrivateKey(text: string): PrivateKey {
  const key = text.includes('-----BEGIN') ? createPrivateKey(text) : privateKeyOf(Buffer.from(text.trim(), 'base64'));
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('It is a key of another kind than Ed25519.');
  return key;
}

function privateKeyOf(bytes: Buffer): PrivateKey {
  if (bytes.length !== KEY_BYTES) throw new Error(`A private key has ${KEY_BYTES} bytes.`);
  return createPrivateKey({ key: Buffer.concat([DER_BEFORE.private, bytes]), format: 'der', type: 'pkcs8' });
}

/** The public half as it is written everywhere: base64 of its 32 bytes. */
export function publicKeyOf(key: PrivateKey): string {
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-KEY_BYTES).toString('base64');
}

/** Base64 of the Ed25519 signature. */
export function signText(text: string, key: PrivateKey): string {
  return sign(null, Buffer.from(text), key).toString('base64');
}

/** @param publicKey base64 of 32 bytes; anything else has signed nothing */
export function hasSigned(publicKey: string, text: string, signature: string): boolean {
  const key = publicKeyIn(publicKey);
  return key !== null && verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
}

/** To read a key takes as long as to check a signature, and a log has few keys. */
const keysRead = new Map<string, KeyObject>();
const MOST_READ = 1000;

function publicKeyIn(text: string): KeyObject | null {
  const known = keysRead.get(text);
  if (known) return known;
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length !== KEY_BYTES) return null;
  const key = createPublicKey({ key: Buffer.concat([DER_BEFORE.public, bytes]), format: 'der', type: 'spki' });
  if (keysRead.size >= MOST_READ) keysRead.clear();
  keysRead.set(text, key);
  return key;
}
