import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';

/** How far the demo data of a data directory got. `none`: it was never meant to have any, or has not begun. */
export type SeedState = 'none' | 'begun' | 'done';

/** Demo data is put into a data directory that is new, and finished where it was interrupted; never added to real data. */
export function needsSeeding(state: SeedState, isNewDirectory: boolean): boolean {
  return state === 'begun' || (state === 'none' && isNewDirectory);
}

export async function readSeedState(file: string): Promise<SeedState> {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')).state : 'none';
}

export async function writeSeedState(file: string, state: SeedState): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify({ state }));
  await rename(`${file}.new`, file);
}
