import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { containerNameOf, integrityOf, type ReleaseRecord, releaseIdOf, releaseRecordSchema } from '@crewdeck/releases';
import { liveReleaseOf, readRecordOf, register, releaseDirectory } from './registry.ts';

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
  const { directory, record } = await forgeBuild(module, forgery);
  await cp(directory, releaseDirectory(module, releaseIdOf(record)), { recursive: true });
  await register(record);
  return releaseIdOf(record);
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
  const change = (written: ReleaseRecord) => record({ ...written, ...next });
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

/** A release whose pages and widgets are all replaced by this expression: a function that gives a component. */
function withComponents(module: string, expression: string): Promise<string> {
  return forgeRelease(module, {
    text: (script, file) =>
      file.startsWith('__federation_expose_module')
        ? script.replace(/\.then\(\w+=>\w+\.\w+\)/g, `.then(${expression})`)
        : script,
  });
}

/** A release that also does this, in JavaScript, as soon as the code of a page or widget is there. */
export function doingOnLoad(module: string, statements: string): Promise<string> {
  return forgeRelease(module, {
    text: (script, file) =>
      file.startsWith('__federation_expose_module')
        ? script.replace(/\.then\(\w+=>\w+(\.\w+)\)/g, `.then(it=>{${statements};return it$1})`)
        : script,
  });
}

/** A release whose pages and widgets also do this, in JavaScript, each time they are drawn. `react` and `sdk` are at hand. */
export function doingWhenDrawn(module: string, statements: string): Promise<string> {
  const component = `props=>{const react=${REACT},sdk=${SDK};${statements};return react.createElement(Page,props)}`;
  return forgeRelease(module, {
    text: (script, file) =>
      file.startsWith('__federation_expose_module')
        ? script.replace(/\.then\(\w+=>\w+(\.\w+)\)/g, `.then(it=>{const Page=it$1;return ${component}})`)
        : script,
  });
}

const FAILURE = 'throw new Error("forged failure")';
const shared = (name: string) =>
  `Object.values(__FEDERATION__.__INSTANCES__[0].shareScopeMap.default[${JSON.stringify(name)}])[0].lib()`;
const REACT = shared('react');
const SDK = shared('@crewdeck/module-sdk');

/** The code of its pages and widgets never comes. */
export function neverLoading(module: string): Promise<string> {
  return withComponents(module, '()=>new Promise(()=>0)');
}

export function throwingOnLoad(module: string): Promise<string> {
  return withComponents(module, `()=>{${FAILURE}}`);
}

export function throwingOnRender(module: string): Promise<string> {
  return withComponents(module, `()=>()=>{${FAILURE}}`);
}

export function throwingInEffect(module: string): Promise<string> {
  return withComponents(module, `()=>()=>{${REACT}.useEffect(()=>{${FAILURE}});return null}`);
}

/** Every script breaks off in the middle; the record has the hashes of what is left. */
export function truncated(module: string): Promise<string> {
  return forgeRelease(module, {
    text: (text, file) => (file.endsWith('.js') ? text.slice(0, Math.floor(text.length / 2)) : text),
  });
}

/** Its style sheets are gone from the store. */
export async function withoutStyles(module: string): Promise<string> {
  const release = await forgeRelease(module);
  const directory = releaseDirectory(module, release);
  for (const file of await readdir(directory)) if (file.endsWith('.css')) await rm(join(directory, file));
  return release;
}
