import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { containerNameOf, integrityOf, openStore, type ReleaseRecord, releaseIdOf } from '@crewdeck/releases';

/** What the shell of the tests gives, and needs. */
export const HOST = {
  provides: { sdk: '1.0.0', federation: '2.9.2' },
  routes: [
    { path: '/explore', module: 'mf-explore', page: 'explore' },
    { path: '/profile', module: 'mf-profile', page: 'profile' },
    { path: '/explore/teams/:id', module: 'mf-explore', page: 'explore' },
  ],
  widgets: [],
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
  Pick<ReleaseRecord, 'files' | 'packages' | 'requires' | 'pages' | 'host' | 'prerendered' | 'firstCalls' | 'places'>
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
    ...(module === 'shell' && { host: HOST }),
    ...changes,
  };
}

/** Publishes a release into the store in `location`. @returns its id */
export async function publish(location: string, module: string, hash: string, changes?: Changes): Promise<string> {
  const record = aRecord(module, hash, changes);
  const build = await mkdtemp(join(tmpdir(), 'build-'));
  for (const name of Object.keys(record.files)) {
    await mkdir(dirname(join(build, name)), { recursive: true });
    await writeFile(join(build, name), bytesOf(name, hash));
  }
  await writeFile(join(build, 'release.json'), JSON.stringify(record));
  const store = await openStore(location);
  await store.publish(build, { commit: null, at: '2026-11-21T12:00:00.000Z', by: 'ada@demo.crewdeck.example' });
  await rm(build, { recursive: true });
  return releaseIdOf(record);
}
