import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newPrivateKey, publicKeyOf, readPrivateKey } from '@crewdeck/releases/signing/keys';
import { writeSecretFile } from './secret-file.ts';

const NAMES = ['ops', 'log', 'night'] as const;

/** The keys of one data directory, readable by its owner only. Where releases are for people, each is somebody else's. */
export interface SigningKeys {
  /** As `RELEASE_TRUST` says it. */
  readonly trust: string;
  readonly log: string;
  readonly night: string;
  readonly ops: string;
}

/** PEM of each key; those that are missing are made. */
export async function signingKeysIn(directory: string): Promise<SigningKeys> {
  const [ops, log, night] = await Promise.all(NAMES.map((name) => keyIn(directory, name)));
  if (!ops || !log || !night) throw new Error(`${directory} has no keys.`);
  const publicKey = (pem: string) => publicKeyOf(readPrivateKey(pem));
  return { trust: `ops:${publicKey(ops)},log:${publicKey(log)}`, log, night, ops };
}

/** @param name of a module, or what the key is for */
export async function keyIn(directory: string, name: string): Promise<string> {
  const file = keyFile(directory, name);
  if (existsSync(file)) return readFile(file, 'utf8');
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const pem = newPrivateKey();
  await writeSecretFile(file, pem);
  return pem;
}

export function keyFile(directory: string, name: string): string {
  return join(directory, `${name}.pem`);
}
