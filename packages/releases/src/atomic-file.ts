import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file so that a reader sees either the old content or the new one, whatever happens in between. */
export async function writeFileAtomically(file: string, content: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(aside, content);
  await rename(aside, file);
}
