import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** How the name of a folder begins that is still being written. */
export const UNFINISHED = '.incoming-';
const REMOVED = '.removed-';

/** Writes files and waits until they are on the disk: what is renamed into place later must outlive a power cut. */
export async function writeAndSync(directory: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const folders = new Set([directory, ...[...files.keys()].map((name) => dirname(join(directory, name)))]);
  for (const folder of folders) await mkdir(folder, { recursive: true });
  await Promise.all([...files].map(([name, bytes]) => writeSynced(join(directory, name), bytes)));
  for (const folder of folders) await syncDirectory(folder);
}

/**
 * Creates a file with its content in one step that only one of several wins.
 *
 * @returns `false` when there is one
 */
export async function createExclusively(file: string, bytes: Uint8Array): Promise<boolean> {
  const aside = join(dirname(file), `.${randomUUID()}`);
  await mkdir(dirname(file), { recursive: true });
  await writeSynced(aside, bytes);
  try {
    await link(aside, file);
    await syncDirectory(dirname(file));
    return true;
  } catch (error) {
    if (isFileError(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(aside);
  }
}

/** Removes a folder. One rename makes it invisible; only then it is taken apart. */
export async function removeFolder(directory: string): Promise<void> {
  const aside = join(dirname(directory), `${REMOVED}${randomUUID()}`);
  await unlessMissing(rename(directory, aside));
  await rm(aside, { recursive: true, force: true });
}

/** Removes what processes that died left in a folder, once it is as old as that. */
export async function sweepLeftovers(directory: string, ageMs: number): Promise<void> {
  const leftovers = (await namesIn(directory)).filter(
    (name) => name.startsWith(UNFINISHED) || name.startsWith(REMOVED),
  );
  for (const name of leftovers) {
    // Another publisher may have swept it by now.
    const found = await stat(join(directory, name)).catch(() => null);
    if (found && Date.now() - found.mtimeMs >= ageMs) await rm(join(directory, name), { recursive: true, force: true });
  }
}

/** Names of what is in a folder; none when there is no folder. */
export async function namesIn(directory: string): Promise<string[]> {
  return (await unlessMissing(readdir(directory))) ?? [];
}

/** `null` when there is no such file. */
export function readIfThere(file: string): Promise<Uint8Array | null> {
  return unlessMissing(readFile(file));
}

/** A rename is only durable once the directory that holds the name is on the disk. */
export async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Whether a call of the file system failed with one of these codes. */
export function isFileError(error: unknown, ...codes: string[]): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code));
}

async function unlessMissing<Found>(call: Promise<Found>): Promise<Found | null> {
  try {
    return await call;
  } catch (error) {
    if (isFileError(error, 'ENOENT')) return null;
    throw error;
  }
}

async function writeSynced(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
