import { createECDH } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { writeSecretFile } from './secret-file.ts';

const PRIVATE_BYTES = 32;

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The VAPID key pair of this data directory, in base64url: made once, so that browsers stay subscribed. */
export async function pushKeysIn(file: string): Promise<PushKeys> {
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8'));
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  // One in 256 begins with a zero, which is left out.
  const padded = Buffer.concat([Buffer.alloc(PRIVATE_BYTES), pair.getPrivateKey()]).subarray(-PRIVATE_BYTES);
  const keys = { publicKey, privateKey: padded.toString('base64url') };
  await writeSecretFile(file, JSON.stringify(keys));
  return keys;
}
