import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { newPrivateKey, publicKeyOf, readPrivateKey } from '@crewdeck/releases/signing-keys';
import { secretIn } from './secret-file.ts';

/** Signs releases of any module, also of one that came after the start. */
export const OPS = '*';

/**
 * `RELEASE_KEYS` of API and edge: a key for each module and one of ops. Those that are missing are made, readable by their
 * owner only. Where releases are for people, each is somebody else's.
 */
export async function releaseKeysIn(directory: string, modules: readonly string[]): Promise<string> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const keys = [...modules, OPS].map(async (owner) => {
    const pem = await secretIn(keyFile(directory, owner), newPrivateKey());
    return `${owner}:${publicKeyOf(readPrivateKey(pem))}`;
  });
  return (await Promise.all(keys)).join();
}

/** Of a private key in PEM. @param owner a module, or {@link OPS} */
export function keyFile(directory: string, owner: string): string {
  return join(directory, `${owner === OPS ? 'ops' : owner}.pem`);
}
