import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './checkout.ts';
import type { Result } from './result.ts';

const FOLDER = join(ROOT, 'bench/results');

/** Leaves what this run measured in `bench/results/latest.json`. */
export async function writeResults(results: readonly Result[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, 'latest.json'), `${JSON.stringify(results, null, 2)}\n`);
}
