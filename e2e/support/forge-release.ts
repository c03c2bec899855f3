import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { containerNameOf, integrityOf, type ReleaseRecord, releaseIdOf, releaseRecordSchema } from '@crewdeck/releases';
import { liveReleaseOf, publish, readRecordOf, releaseDirectory } from './registry.ts';

type Change = (text: string, file: string) => string;

interface Forgery {
  /** Changes the text of a script or a style sheet. The record and the entry get the hashes of what comes out. */
  text?: Change;
  record?: (record: ReleaseRecord) => ReleaseRecord;
  /** The same as the original's if left out. */
  version?: string;
}

let forged = 0;

/**
 * Publishes a changed copy of a module's live release, whole and with right hashes, as a squad would publish its next one.
 *
 * @returns the id of the new release; it is not live yet
 */
export async function forgeRelease(module: string, forgery: Forgery = {}): Promise<string> {
  return publish(module, (await forgeBuild(module, forgery)).directory);
}

/** A changed copy of a module's live release in a folder of its own, as a build leaves it: not published. */
export async function forgeBuild(module: string, { text = same, record = same, version }: Forgery = {}) {
  const original = await readRecordOf(module, await liveReleaseOf(module));
  forged += 1;
  const next = { version: version ?? original.version, hash: `f0${String(forged).padStart(6, '0')}` };
  const directory = await mkdtemp(join(tmpdir(), 'crewdeck-forged-'));
  await cp(releaseDirectory(module, releaseIdOf(original)), directory, { recursive: true });
  // Both are in the container's name and the hash is in every class name, so that two releases can live in one page.
  const rename = (before: string) =>
    before
      .replaceAll(original.container, containerNameOf(module, next.version, next.hash))
      .replaceAll(original.hash, next.hash);
  const swaps = await changeFiles(directory, (before, file) => text(rename(before), file));
  const change = ({ publication: _, ...written }: ReleaseRecord) => record({ ...written, ...next });
  return { directory, record: await finishRecord(directory, rename, { swaps, change }) };
}

function same<T>(value: T): T {
  return value;
}

/** Changes every script and style sheet but the entry, and tells which integrity values were replaced by which. */
async function changeFiles(directory: string, change: Change): Promise<Map<string, string>> {
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

interface Finish {
  swaps: Map<string, string>;
  change: (record: ReleaseRecord) => ReleaseRecord;
}

/** The entry carries the integrity of its chunks, and the record carries all. */
async function finishRecord(
  directory: string,
  rename: (text: string) => string,
  { swaps, change }: Finish,
): Promise<ReleaseRecord> {
  const finish = async (file: string) => swapAll(rename(await readFile(join(directory, file), 'utf8')), swaps);
  const entry = await finish('remoteEntry.js');
  await writeFile(join(directory, 'remoteEntry.js'), entry);

  const written = JSON.parse(await finish('release.json'), (key, value) => (key.endsWith('.br') ? undefined : value));
  written.files['remoteEntry.js'] = { integrity: integrityOf(Buffer.from(entry)), bytes: entry.length };
  const record = change(releaseRecordSchema.parse(written));
  await writeFile(join(directory, 'release.json'), JSON.stringify(record, null, 2));
  return record;
}

function swapAll(text: string, swaps: Map<string, string>): string {
  return [...swaps].reduce((current, [before, after]) => current.replaceAll(before, after), text);
}

const EXPOSED = '__federation_expose_module';
const shared = (name: string) =>
  `Object.values(__FEDERATION__.__INSTANCES__[0].shareScopeMap.default[${JSON.stringify(name)}])[0].lib()`;

/** Throws an error that names itself. */
export const FAILURE = 'throw new Error("forged failure")';

/** A release that hands out something else in place of each page and widget, which the expression calls `Part`. */
export function handingOut(module: string, expression: string): Promise<string> {
  return forgeRelease(module, {
    text: (script, file) =>
      file.startsWith(EXPOSED)
        ? script.replace(/\.then\(\w+=>\w+(\.\w+)\)/g, `.then(it=>{const Part=it$1;${expression}})`)
        : script,
  });
}

/** A release whose pages and widgets also do this, in JavaScript, each time they are drawn. `react` and `sdk` are at hand. */
export function doingWhenDrawn(module: string, statements: string): Promise<string> {
  const component = `const react=${shared('react')},sdk=${shared('@crewdeck/module-sdk')};${statements};return react.createElement(Part,props)`;
  return handingOut(module, `return props=>{${component}}`);
}

/** The same once a page has been drawn. */
export function doingInEffect(module: string, statements: string): Promise<string> {
  return doingWhenDrawn(module, `react.useEffect(()=>{${statements}},[])`);
}

/** The code of its pages and widgets never comes. */
export function neverLoading(module: string): Promise<string> {
  return handingOut(module, 'return new Promise(()=>0)');
}

export function throwingOnLoad(module: string): Promise<string> {
  return handingOut(module, FAILURE);
}

export function throwingOnRender(module: string): Promise<string> {
  return handingOut(module, `return ()=>{${FAILURE}}`);
}

/** Every script breaks off in the middle; the record has the hashes of what is left. */
export function truncated(module: string): Promise<string> {
  return forgeRelease(module, {
    text: (text, file) => (file.endsWith('.js') ? text.slice(0, Math.floor(text.length / 2)) : text),
  });
}

/** Files of it are gone from the store. */
export async function without(module: string, isGone: (file: string) => boolean): Promise<string> {
  const release = await forgeRelease(module);
  const directory = releaseDirectory(module, release);
  for (const file of await readdir(directory)) if (isGone(file)) await rm(join(directory, file));
  return release;
}
