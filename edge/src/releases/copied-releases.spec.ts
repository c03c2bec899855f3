import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type ReleaseStore } from '@crewdeck/releases';
import { publish, textOf } from '../testing/a-release.ts';
import { CopiedReleases } from './copied-releases.ts';

const MODULE = 'mf-explore';
const RELEASE = '1.0.0-11111111';

let root: string;
let folder: string;
let reads: string[];

/** The store is a folder here. What it is made of is not what this is about, and a bucket is tried with the stores. */
async function copiedReleases(): Promise<CopiedReleases> {
  const store = await openStore(join(root, 'store'));
  const watched: ReleaseStore = {
    publish: store.publish.bind(store),
    list: store.list.bind(store),
    remove: store.remove.bind(store),
    readFile: store.readFile.bind(store),
    read: (module, releaseId) => {
      reads.push(releaseId);
      return store.read(module, releaseId);
    },
  };
  return new CopiedReleases({ store: watched, copies: await openStore(folder), folder });
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'copied-'));
  folder = join(root, 'cache');
  reads = [];
  await publish(join(root, 'store'), MODULE, '11111111');
});

const copiedFile = (file: string) => readFile(join(folder, MODULE, RELEASE, file), 'utf8');

describe('a release of a store elsewhere', () => {
  it('is in the folder as a whole before it counts as there', async () => {
    const record = await (await copiedReleases()).read(MODULE, RELEASE);
    expect((await readdir(join(folder, MODULE, RELEASE))).sort()).toEqual(
      [...Object.keys(record.files), 'release.json'].sort(),
    );
    expect(await copiedFile('entry.js')).toBe(textOf('11111111'));
  });

  it('is copied once, however many ask for it, now or after a restart', async () => {
    const releases = await copiedReleases();
    await Promise.all([releases.read(MODULE, RELEASE), releases.provide(MODULE, RELEASE)]);
    await (await copiedReleases()).read(MODULE, RELEASE);
    expect(reads).toEqual([RELEASE]);
  });

  it('with a file that is not the published one never appears, and is read again once it is whole', async () => {
    const releases = await copiedReleases();
    const file = join(root, 'store', MODULE, RELEASE, 'entry.js');
    await writeFile(file, 'evil()');
    await expect(releases.read(MODULE, RELEASE)).rejects.toThrow('entry.js has other bytes');
    const visible = (await readdir(join(folder, MODULE)).catch(() => [])).filter((name) => !name.startsWith('.'));
    expect(visible).toEqual([]);
    await writeFile(file, textOf('11111111'));
    expect((await releases.read(MODULE, RELEASE)).hash).toBe('11111111');
  });

  it('is copied anew when the record of the copy is damaged', async () => {
    await (await copiedReleases()).read(MODULE, RELEASE);
    await writeFile(join(folder, MODULE, RELEASE, 'release.json'), '{');
    await (await copiedReleases()).read(MODULE, RELEASE);
    expect(await copiedFile('release.json')).toContain('"11111111"');
  });

  it('that does not exist is asked for once, not each time that somebody wants a file of it', async () => {
    const releases = await copiedReleases();
    for (let index = 0; index < 5; index += 1) await releases.provide(MODULE, '1.0.0-99999999');
    expect(reads).toEqual(['1.0.0-99999999']);
  });
});
