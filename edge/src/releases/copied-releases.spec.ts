import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore, type ReleaseStore } from '@crewdeck/releases';
import { publish, textOf } from '../testing/a-release.ts';
import { copyRelease } from './copy-release.ts';
import { ReleaseSource } from './release-source.ts';

const MODULE = 'mf-explore';
const RELEASE = '1.0.0-11111111';
const WANTED = { module: MODULE, releaseId: RELEASE, digest: undefined };

let root: string;
let folder: string;
let reads: string[];

/** The store is a folder here. What it is made of is not what this is about, and a bucket is tried with the stores. */
async function copiedReleases(): Promise<ReleaseSource> {
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
  return new ReleaseSource({ store: watched, copies: await openStore(folder), folder });
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'copied-'));
  folder = join(root, 'cache');
  reads = [];
  await publish(join(root, 'store'), MODULE, '11111111');
});

const copiedFile = (file: string) => readFile(join(folder, MODULE, RELEASE, file), 'utf8');

describe('a release of a store elsewhere', () => {
  it('is copied once, however many ask for it, now or after a restart', async () => {
    const releases = await copiedReleases();
    await Promise.all([releases.read(WANTED), releases.provide(WANTED)]);
    await (await copiedReleases()).read(WANTED);
    expect(reads).toEqual([RELEASE]);
  });

  it('with a file that is not the published one never appears, and is read again once it is whole', async () => {
    const releases = await copiedReleases();
    const file = join(root, 'store', MODULE, RELEASE, 'entry.js');
    await writeFile(file, 'evil()');
    await expect(releases.read(WANTED)).rejects.toThrow('entry.js has other bytes');
    const visible = (await readdir(join(folder, MODULE)).catch(() => [])).filter((name) => !name.startsWith('.'));
    expect(visible).toEqual([]);
    await writeFile(file, textOf('11111111'));
    expect((await releases.read(WANTED)).hash).toBe('11111111');
  });

  it('is copied again when the record of the copy is damaged', async () => {
    await (await copiedReleases()).read(WANTED);
    await writeFile(join(folder, MODULE, RELEASE, 'release.json'), '{');
    await (await copiedReleases()).read(WANTED);
    expect(await copiedFile('release.json')).toContain('"11111111"');
  });

  it('whose copying fails, as on a full disk, leaves nothing behind, so that trying again does not fill it', async () => {
    const hash = randomBytes(4).toString('hex');
    const store = await openStore(join(root, 'store'));
    const record = await store.read(MODULE, await publish(join(root, 'store'), MODULE, hash));
    const from = Object.assign(Object.create(store), {
      readFile: async (module: string, releaseId: string, file: string) => {
        // The others are still on their way when the first one fails.
        if (file === 'entry.js') throw new Error('ENOSPC');
        await sleep(50);
        return store.readFile(module, releaseId, file);
      },
    });
    await expect(copyRelease(record, from, await openStore(folder))).rejects.toThrow('ENOSPC');
    await sleep(300);
    const asides = (await readdir(tmpdir())).filter((name) => name.startsWith('crewdeck-release-'));
    const files = asides.map((name) => readFile(join(tmpdir(), name, 'explore.js'), 'utf8').catch(() => ''));
    expect(await Promise.all(files)).not.toContain(textOf(hash));
  });

  it('that does not exist is asked for once, not each time that somebody wants a file of it', async () => {
    const releases = await copiedReleases();
    for (let index = 0; index < 5; index += 1) await releases.provide({ ...WANTED, releaseId: '1.0.0-99999999' });
    expect(reads).toEqual(['1.0.0-99999999']);
  });
});
