import { constants, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file so that after a crash or a power cut it holds the old text or the new one, never a part. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const aside = `${file}.${process.pid}.new`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeSynced(aside, 'w', text);
    await rename(aside, file);
  } catch (error) {
    // On a full disk it would take what little room there is.
    await rm(aside, { force: true });
    throw error;
  }
}

/** After a crash the file may end in a part of the text. @throws Error when there is no such file */
export async function appendToFile(file: string, text: string): Promise<void> {
  await writeSynced(file, constants.O_WRONLY | constants.O_APPEND, text);
}

async function writeSynced(file: string, flags: string | number, text: string): Promise<void> {
  const handle = await open(file, flags);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
