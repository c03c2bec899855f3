import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@crewdeck/releases';
import { liveReleaseOf, releaseDirectory } from './registry.ts';

type Change = (script: string, file: string) => string;

let forged = 0;

/**
 * Publishes a changed copy of a module's live release, whole and with right hashes, as a squad would publish its next one.
 *
 * @returns the id of the new release; it is not live yet
 */
export async function forgeRelease(module: string, change: Change): Promise<string> {
  const original = await liveReleaseOf(module);
  forged += 1;
  const hash = `f0${String(forged).padStart(6, '0')}`;
  const target = releaseDirectory(module, `1.0.0-${hash}`);
  await cp(releaseDirectory(module, original), target, { recursive: true });
  // The hash is in the container's name and in every class name, so that two releases can live in one page.
  const rename = (text: string) => text.replaceAll(original.slice('1.0.0-'.length), hash);
  const swaps = await changeChunks(target, (text, file) => change(rename(text), file));
  await finishEntry(target, rename, swaps);
  return `1.0.0-${hash}`;
}

/** Changes every script and style sheet but the entry, and tells which integrity values were replaced by which. */
async function changeChunks(directory: string, change: Change): Promise<Map<string, string>> {
  const swaps = new Map<string, string>();
  for (const file of await readdir(directory)) {
    if (file.endsWith('.br')) await rm(join(directory, file));
    if (!/\.(js|css)$/.test(file) || file === 'remoteEntry.js') continue;
    const before = await readFile(join(directory, file), 'utf8');
    const after = change(before, file);
    swaps.set(integrityOf(Buffer.from(before)), integrityOf(Buffer.from(after)));
    await writeFile(join(directory, file), after);
  }
  return swaps;
}

/** The entry carries the integrity of its chunks, and the record carries all. */
async function finishEntry(directory: string, rename: (text: string) => string, swaps: Map<string, string>) {
  const finish = async (file: string) => swapAll(rename(await readFile(join(directory, file), 'utf8')), swaps);
  const entry = await finish('remoteEntry.js');
  await writeFile(join(directory, 'remoteEntry.js'), entry);

  const record = JSON.parse(await finish('release.json'), (key, value) => (key.endsWith('.br') ? undefined : value));
  record.files['remoteEntry.js'] = { integrity: integrityOf(Buffer.from(entry)), bytes: entry.length };
  await writeFile(join(directory, 'release.json'), JSON.stringify(record, null, 2));
}

function swapAll(text: string, swaps: Map<string, string>): string {
  return [...swaps].reduce((current, [before, after]) => current.replaceAll(before, after), text);
}

/** A release whose pages and widgets all throw when they are rendered. */
export function throwingOnRender(module: string): Promise<string> {
  return forgeRelease(module, (script, file) =>
    file.startsWith('__federation_expose_module')
      ? script.replace(/\.then\(\w+=>\w+\.\w+\)/g, '.then(()=>()=>{throw new Error("forged failure")})')
      : script,
  );
}
