import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file so that after a crash or a power cut it holds the old text or the new one, never a part. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const aside = `${file}.${process.pid}.new`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeSynced(aside, text);
    await rename(aside, file);
  } catch (error) {
    // On a full disk it would take what little room there is.
    await rm(aside, { force: true });
    throw error;
  }
}

async function writeSynced(file: string, text: string): Promise<void> {
  const handle = await open(file, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
