import { randomUUID } from 'node:crypto';
import { link, mkdir, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes files and waits until they are on the disk: what is renamed into place later must outlive a power cut. */
export async function writeDurably(directory: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
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
export async function createExclusively(file: string, content: string): Promise<boolean> {
  const aside = join(dirname(file), `.${randomUUID()}`);
  await mkdir(dirname(file), { recursive: true });
  await writeSynced(aside, Buffer.from(content));
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

/** A rename is only durable once the directory that holds the name is on the disk. */
export async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Whether a call of the file system failed with one of these codes. */
export function isFileError(error: unknown, ...codes: string[]): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code));
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
