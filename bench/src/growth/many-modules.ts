import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { containerNameOf, openStore, type ReleaseRecord, releaseIdOf } from '@crewdeck/releases';
import { MODULES, ROOT } from '../checkout.ts';
import type { Workshop } from '../workshop.ts';

/** What an edge starts from, and the size of what it reads then. */
export interface ManyModules {
  store: string;
  registryFile: string;
  /** `release.json` of every release that the registry names. */
  records: { count: number; bytes: number };
}

/** Its build stands for those that do not exist. Of a module that no page shows, only the record is ever read. */
const MODEL = 'mf-projects';
const LAST_GOOD_HASH = '00000001';
const PUBLICATION = { commit: null, at: '2026-11-21T12:00:00.000Z', by: 'npm run bench' };

/** The real modules and `synthetic` more, each with a live release and a last good one, as they are after a few weeks. */
export async function makeModules(synthetic: number, workshop: Workshop): Promise<ManyModules> {
  const folder = await mkdtemp(join(tmpdir(), 'crewdeck-growth-'));
  workshop.onEnd(() => rm(folder, { recursive: true, force: true }));
  const store = join(folder, 'releases');
  const invented = Array.from({ length: synthetic }, (_, index) => `mf-synthetic-${index + 1}`);
  const modules: Record<string, object> = {};
  for (const module of ['shell', ...MODULES, ...invented]) {
    const build = join(ROOT, invented.includes(module) ? MODEL : module, 'dist/release');
    const live = await publishAs(store, build, { module });
    const lastGood = await publishAs(store, build, { module, hash: LAST_GOOD_HASH });
    modules[module] = { live, lastGood, canary: null, isStopped: false };
  }
  const registryFile = join(folder, 'registry.json');
  await writeFile(registryFile, JSON.stringify({ schemaVersion: 3, revision: 1, modules }));
  return { store, registryFile, records: await sizeOfRecords(store, modules) };
}

/** Publishes a copy of a build under another name. @returns its release */
async function publishAs(store: string, build: string, change: Partial<ReleaseRecord>): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'crewdeck-growth-build-'));
  try {
    await cp(build, copy, { recursive: true });
    const original: ReleaseRecord = JSON.parse(await readFile(join(build, 'release.json'), 'utf8'));
    const record = { ...original, ...change };
    // Two modules don't have one path: what stands for another module has paths of its own.
    if (record.module !== original.module && record.places)
      record.places = placesBelow(`/${record.module}`, record.places);
    const container = containerNameOf(record.module, record.version, record.hash);
    await writeFile(join(copy, 'release.json'), JSON.stringify({ ...record, container }, null, 2));
    return releaseIdOf((await (await openStore(store)).publish(copy, PUBLICATION)).record);
  } finally {
    await rm(copy, { recursive: true });
  }
}

async function sizeOfRecords(store: string, modules: Record<string, object>): Promise<ManyModules['records']> {
  const releases = await openStore(store);
  const paths: string[] = [];
  for (const module of Object.keys(modules)) {
    for (const release of await releases.list(module)) paths.push(join(store, module, release, 'release.json'));
  }
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size));
  return { count: paths.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

function placesBelow(folder: string, places: NonNullable<ReleaseRecord['places']>): ReleaseRecord['places'] {
  const below = <Place extends { path: string }>(place: Place) => ({ ...place, path: folder + place.path });
  return { ...places, routes: places.routes.map(below), links: places.links.map(below) };
}
