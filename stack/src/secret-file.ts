import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';

/** A random secret of this data directory: made once, and readable by its owner only. */
export async function secretIn(file: string, secret = randomSecret()): Promise<string> {
  if (existsSync(file)) return readFile(file, 'utf8');
  await writeSecretFile(file, secret);
  return secret;
}

/** 43 characters. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Appears whole or not at all, readable by its owner only. */
export async function writeSecretFile(file: string, content: string): Promise<void> {
  await writeFile(`${file}.new`, content, { mode: 0o600 });
  await rename(`${file}.new`, file);
}
