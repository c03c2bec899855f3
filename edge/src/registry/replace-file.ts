import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file so that after a crash or a power cut it holds the old text or the new one, never a part. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const aside = `${file}.${process.pid}.new`;
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(aside, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(aside, file);
}
