import { randomUUID } from 'node:crypto';
import { rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isFileError } from './durable-files.ts';
import { namesIn } from './names-in.ts';

/** How the name of a folder begins that is still being written. */
export const UNFINISHED = '.incoming-';
const REMOVED = '.removed-';

/** Removes a release's folder. One rename makes it invisible; only then it is taken apart. */
export async function putAway(directory: string): Promise<void> {
  const aside = join(dirname(directory), `${REMOVED}${randomUUID()}`);
  try {
    await rename(directory, aside);
  } catch (error) {
    if (isFileError(error, 'ENOENT')) return;
    throw error;
  }
  await rm(aside, { recursive: true, force: true });
}

/** Removes what processes that died left in a module's folder, once it is as old as that. */
export async function sweepPutAway(directory: string, ageMs: number): Promise<void> {
  const leftovers = (await namesIn(directory)).filter(
    (name) => name.startsWith(UNFINISHED) || name.startsWith(REMOVED),
  );
  for (const name of leftovers) {
    // Another publisher may have swept it by now.
    const found = await stat(join(directory, name)).catch(() => null);
    if (found && Date.now() - found.mtimeMs >= ageMs) await rm(join(directory, name), { recursive: true, force: true });
  }
}
