import type { KeyObject } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  containerNameOf,
  integrityOf,
  openStore,
  type ReleaseRecord,
  releaseIdOf,
  signRelease,
} from '@crewdeck/releases';

/** What the shell of the tests gives. */
export const HOST = { provides: { sdk: '1.0.0', federation: '2.9.2' } };

type Places = NonNullable<ReleaseRecord['places']>;
type Route = Places['routes'][number];

export function aRoute(path: string, changes: Partial<Route> = {}): Route {
  return { path, page: 'explore', access: 'open', title: path, ...changes };
}

export function thePlaces(routes: Route[], changes: Partial<Places> = {}): Places {
  return { routes, links: [], widgets: {}, uses: {}, calls: [], ...changes };
}

const PLACES: Record<string, Places> = {
  'mf-explore': thePlaces([
    aRoute('/explore', {
      title: 'Explore',
      lead: 'People & teams',
      width: 'wide',
      firstCall: '/api/users?limit=48&q=a',
    }),
    aRoute('/explore/teams/:id', { title: 'A team', firstCall: '/api/users/:id?limit=1' }),
  ]),
  'mf-profile': thePlaces([aRoute('/profile', { page: 'profile', access: 'signed-in' })]),
};

const FILES = [
  'entry.js',
  'landing.html',
  'first.css',
  'first.css.br',
  'explore.js',
  'explore.js.map',
  'explore.css',
  'profile.js',
  'photo.png',
  'push-worker.js',
];

export type Changes = Partial<
  Pick<ReleaseRecord, 'files' | 'packages' | 'requires' | 'pages' | 'host' | 'prerendered' | 'places'>
>;

/** The content of every file of the release with that hash, one of which is there compressed as well. */
export const textOf = (hash: string) => `/* ${hash} */`;
const bytesOf = (name: string, hash: string) =>
  name.endsWith('.br') ? brotliCompressSync(textOf(hash)) : Buffer.from(textOf(hash));

/** A record as a build of `module` writes it; in `hash` all releases differ. */
export function aRecord(module: string, hash: string, changes: Changes = {}): ReleaseRecord {
  const described = (name: string) => {
    const bytes = bytesOf(name, hash);
    return { integrity: integrityOf(bytes), bytes: bytes.length };
  };
  return {
    schemaVersion: 1,
    module,
    version: '1.0.0',
    hash,
    container: containerNameOf(module, '1.0.0', hash),
    entry: 'entry.js',
    initial: ['entry.js', 'first.css'],
    pages: { explore: ['explore.js', 'explore.css', 'photo.png'], profile: ['profile.js'] },
    widgets: {},
    files: Object.fromEntries(FILES.map((name) => [name, described(name)])),
    packages: [],
    requires: { sdk: '^1.0.0', contract: '^1.0.0', federation: '^2.9.2' },
    ...(PLACES[module] && { places: PLACES[module] }),
    ...(module === 'shell' && { host: HOST }),
    ...changes,
  };
}

/** Publishes a release into the store in `location`. @param key that signs it @returns its id */
export async function publish(
  location: string,
  module: string,
  hash: string,
  changes: Changes = {},
  key?: KeyObject,
): Promise<string> {
  const record = aRecord(module, hash, changes);
  const signature = key && (await signRelease(record, key));
  const build = await mkdtemp(join(tmpdir(), 'build-'));
  for (const name of Object.keys(record.files)) {
    await mkdir(dirname(join(build, name)), { recursive: true });
    await writeFile(join(build, name), bytesOf(name, hash));
  }
  await writeFile(join(build, 'release.json'), JSON.stringify(record));
  const store = await openStore(location);
  const publication = { commit: null, at: '2026-11-21T12:00:00.000Z', by: 'ada@demo.crewdeck.example' };
  await store.publish(build, { ...publication, ...(signature && { signature }) });
  await rm(build, { recursive: true });
  return releaseIdOf(record);
}
