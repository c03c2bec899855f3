import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestOf, newPrivateKey, openStore, publicKeyOf, readPrivateKey, signRelease } from '@crewdeck/releases';
import { aBuild, PUBLICATION } from '@crewdeck/releases/testing/a-build';
import { run } from '../testing/run.ts';
import { StubApi } from '../testing/stub-api.ts';

const MODULE = 'mf-profile';
const KEY = readPrivateKey(newPrivateKey());
const STRANGER = readPrivateKey(newPrivateKey());

let api: StubApi;
let location: string;
let live: string;
let canary: string;

beforeEach(async () => {
  api = await StubApi.start();
  location = await mkdtemp(join(tmpdir(), 'crewdeck-store-'));
  [live, canary] = await Promise.all([published('1.1.0'), published('1.2.0')]);
  const channel = { live, lastGood: live, canary: { release: canary, percent: 5 }, isStopped: false };
  api.registry = { schemaVersion: 3, revision: 1, modules: { [MODULE]: channel } };
});

afterEach(() => api.stop());

async function published(version: string): Promise<string> {
  const { directory, record, releaseId } = await aBuild({ version });
  const publication = { ...PUBLICATION, signature: await signRelease(record, KEY) };
  await (await openStore(location)).publish(directory, publication);
  return releaseId;
}

const verify = (keys = `${MODULE}:${publicKeyOf(KEY)}`, ...args: string[]) => {
  const system = { CREWDECK_API: api.url, CREWDECK_TOKEN: 'token', RELEASES_STORE: location, RELEASE_KEYS: keys };
  return run(system, 'verify', ...args);
};

describe('verify', () => {
  it('finds the store as it was published', async () => {
    const output = 'Whole: 6 files of 2 releases are what was published.';
    expect(await verify()).toEqual({ exitCode: 0, output, errors: '' });
  });

  it('names files with other bytes, missing ones, and releases that are gone, with what they are', async () => {
    await writeFile(join(location, MODULE, live, 'remoteEntry.js'), 'tampered()');
    await rm(join(location, MODULE, live, 'fonts/text.woff2'));
    await rm(join(location, MODULE, canary), { recursive: true });
    const { exitCode, output } = await verify(undefined, '--json');
    expect(exitCode).toBe(1);
    const problems = ["fonts/text.woff2 can't be read.", 'remoteEntry.js has other bytes than were published.'];
    const gone = [`There is no release ${MODULE}@${canary} in the store.`];
    expect(JSON.parse(output)).toEqual({
      isWhole: false,
      releases: [
        { module: MODULE, release: live, outAs: ['live', 'last good'], files: 3, problems },
        { module: MODULE, release: canary, outAs: ['canary'], files: 0, problems: gone },
      ],
    });
    const text = `mf-profile ${live} (live, last good) is damaged:\n  ${problems.join('\n  ')}\n`;
    expect((await verify()).output).toContain(text);
  });

  it('names a release whose record is not the one that was registered', async () => {
    const store = await openStore(location);
    const record = await store.read(MODULE, live);
    const channel = { live, lastGood: null, canary: null, isStopped: false, digests: { [live]: digestOf(record) } };
    api.registry.modules = { [MODULE]: channel };
    await writeFile(join(location, MODULE, live, 'release.json'), JSON.stringify({ ...record, packages: ['evil'] }));
    const { exitCode, output } = await verify();
    expect(exitCode).toBe(1);
    expect(output).toContain(`The record of ${MODULE}@${live} in the store is not the one that was registered.`);
  });

  it('names a release whose signature does not count, as after its key was taken out', async () => {
    const { exitCode, output } = await verify(`${MODULE}:${publicKeyOf(STRANGER)}`);
    expect(exitCode).toBe(1);
    expect(output).toContain(`mf-profile@${live} is not signed by a key of mf-profile.`);
  });

  it('says so when it knows no keys, and refuses what are none', async () => {
    expect((await verify('')).output).toContain('Signatures were not compared: set RELEASE_KEYS.');
    expect(await verify('x')).toMatchObject({ exitCode: 2, errors: expect.stringContaining('is not understood') });
  });

  it('tells a store that can not be reached from one that is damaged', async () => {
    await rm(location, { recursive: true });
    const errors = `The store can't be read, so its content is unknown: There is no folder ${location}.`;
    expect(await verify()).toEqual({ exitCode: 1, output: '', errors });
  });
});
