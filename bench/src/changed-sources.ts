import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { MODULES, ROOT } from './checkout.ts';
import type { Workshop } from './workshop.ts';

const run = promisify(execFile);
const PARTS = ['shell', ...MODULES];
const NOT_COPIED = new Set(['node_modules', 'dist']);
/** What the squad of a module changes in its next release: one sentence of one page. */
const CHANGED_FILE = 'mf-explore/src/pages/explore-projects-page.tsx';
const SENTENCE = 'Teams that are looking for somebody like you.';
const NEXT_SENTENCE = 'These teams look for somebody like you.';

/**
 * A copy of shell and modules as they are. Builds are compared between copies, which all lie equally deep: paths to the
 * libraries are in the names of the bundler's modules, and with them in every hash.
 */
export function unchangedSources(workshop: Workshop): Promise<string> {
  return workshop.once('unchanged sources', () => copySources(workshop));
}

/** A copy of shell and modules in which one sentence of one module is another one. @returns its folder */
export function changedSources(workshop: Workshop): Promise<string> {
  return workshop.once('changed sources', async () => {
    const folder = await copySources(workshop);
    const file = join(folder, CHANGED_FILE);
    const text = await readFile(file, 'utf8');
    if (!text.includes(SENTENCE)) throw new Error(`${CHANGED_FILE} no longer holds the sentence that is to change.`);
    await writeFile(file, text.replace(SENTENCE, NEXT_SENTENCE));
    return folder;
  });
}

async function copySources(workshop: Workshop): Promise<string> {
  // Below the checkout, where the workspace's packages and libraries are found.
  const folder = await mkdtemp(join(ROOT, 'bench/dist/sources-'));
  workshop.onEnd(() => rm(folder, { recursive: true, force: true }));
  for (const part of PARTS) {
    const filter = (path: string) => !NOT_COPIED.has(basename(path));
    await cp(join(ROOT, part), join(folder, part), { recursive: true, filter });
    await symlink(join(ROOT, part, 'node_modules'), join(folder, part, 'node_modules'));
  }
  return folder;
}

/** Builds a module as its squad does. @returns the folder of the build */
export async function buildModule(directory: string): Promise<string> {
  const rspack = join(directory, 'node_modules/@rspack/cli/bin/rspack.js');
  await run(process.execPath, [rspack, 'build'], { cwd: directory });
  return join(directory, 'dist/release');
}
