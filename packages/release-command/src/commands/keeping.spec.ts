import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestOf, integrityOf, openStore, type ReleaseStore } from '@crewdeck/releases';
import { aBuild } from '@crewdeck/releases/testing/a-build';
import { aKeptRelease, aStatus } from '../testing/builders.ts';
import { run } from '../testing/run.ts';
import { StubApi } from '../testing/stub-api.ts';

const MODULE = 'mf-profile';
const VERSIONS = ['1.3.0', '1.2.0', '1.1.0', '1.0.0'];

let api: StubApi;
let location: string;
let store: ReleaseStore;
let releases: string[];

beforeEach(async () => {
  api = await StubApi.start();
  api.modules = [aStatus()];
  location = await mkdtemp(join(tmpdir(), 'crewdeck-store-'));
  store = await openStore(location);
  releases = await Promise.all(VERSIONS.map((version) => publishedHoursAgo(version, 1)));
});

afterEach(() => api.stop());

const call = (...args: string[]) =>
  run({ CREWDECK_API: api.url, CREWDECK_TOKEN: 'token', RELEASES_STORE: location }, ...args);

async function publishedHoursAgo(version: string, hours: number): Promise<string> {
  const { directory, releaseId } = await aBuild({ version });
  const at = new Date(Date.now() - hours * 3_600_000).toISOString();
  await store.publish(directory, { commit: null, at, by: 'pipeline' });
  return releaseId;
}

describe('verify', () => {
  beforeEach(() => {
    const [canary = '', live = '', lastGood = ''] = releases;
    const channel = { live, lastGood, canary: { release: canary, percent: 5 }, isStopped: false };
    api.registry = { schemaVersion: 2, revision: 1, modules: { [MODULE]: channel } };
  });

  it('finds the store as it was published', async () => {
    const { exitCode, output } = await call('verify');
    expect({ exitCode, output }).toEqual({
      exitCode: 0,
      output: 'Whole: 9 files of 3 releases are what was published.',
    });
  });

  it('names a file with other bytes and a missing one, with what they are of', async () => {
    const [canary = '', live = ''] = releases;
    await writeFile(join(location, MODULE, live, 'remoteEntry.js'), 'tampered()');
    await rm(join(location, MODULE, canary, 'fonts/text.woff2'));
    const { exitCode, output } = await call('verify');
    expect(exitCode).toBe(1);
    expect(output).toContain(`mf-profile ${live} (live) is damaged:\n  remoteEntry.js has other bytes`);
    expect(output).toContain(`mf-profile ${canary} (canary) is damaged:\n  fonts/text.woff2 can't be read.`);
  });

  it('names a release whose script was changed together with its record', async () => {
    const live = releases[1] ?? '';
    const folder = join(location, MODULE, live);
    const record = await store.read(MODULE, live);
    const channel = { live, lastGood: null, canary: null, isStopped: false, digests: { [live]: digestOf(record) } };
    api.registry = { schemaVersion: 2, revision: 1, modules: { [MODULE]: channel } };
    const bytes = Buffer.from('evil()');
    const files = { ...record.files, 'remoteEntry.js': { integrity: integrityOf(bytes), bytes: bytes.length } };
    await writeFile(join(folder, 'remoteEntry.js'), bytes);
    await writeFile(join(folder, 'release.json'), JSON.stringify({ ...record, files }));
    const { exitCode, output } = await call('verify');
    expect(exitCode).toBe(1);
    expect(output).toContain(`The record of ${MODULE}@${live} in the store is not the one that was registered.`);
  });

  it('tells a store that can not be reached from one that is damaged', async () => {
    await rm(location, { recursive: true });
    const { exitCode, output, errors } = await call('verify');
    expect({ exitCode, output }).toEqual({ exitCode: 1, output: '' });
    expect(errors).toBe(
      `The store can't be read, so nothing is known of what is in it: There is no folder ${location}.`,
    );
  });

  it('counts a release that is gone as damaged, for programs as well', async () => {
    const lastGood = releases[2] ?? '';
    await store.remove(MODULE, lastGood);
    const { exitCode, output } = await call('verify', '--json');
    expect(exitCode).toBe(1);
    expect(JSON.parse(output)).toMatchObject({
      isWhole: false,
      releases: expect.arrayContaining([
        {
          module: MODULE,
          release: lastGood,
          outAs: ['last good'],
          files: 0,
          problems: [`There is no release mf-profile@${lastGood} in the store.`],
        },
      ]),
    });
  });
});

describe('prune', () => {
  const deletions = () => api.calls.map(({ call: it }) => it).filter((it) => it.startsWith('DELETE'));

  beforeEach(() => {
    api.kept = { [MODULE]: releases.map((release) => aKeptRelease(release)) };
  });

  it('forgets all but the latest, in the API and in the store', async () => {
    const { exitCode, output } = await call('prune', MODULE, '--keep', '2');
    expect(exitCode).toBe(0);
    expect((await store.list(MODULE)).sort()).toEqual([releases[1], releases[0]]);
    expect(deletions()).toEqual([releases[2], releases[3]].map((it) => `DELETE /api/releases/mf-profile/${it}`));
    expect(output).toBe(
      `mf-profile: removed ${releases[2]}, ${releases[3]}; 2 kept.\n` +
        `  ${releases[0]}  one of the latest 2\n  ${releases[1]}  one of the latest 2`,
    );
  });

  it('keeps what is needed, however old, and says as what', async () => {
    const [latest, second, third, oldest] = releases.map((release) => aKeptRelease(release));
    if (latest && second && third && oldest) {
      api.kept = { [MODULE]: [latest, second, { ...third, neededAs: ['last good', 'preview'] }, oldest] };
    }
    const { output } = await call('prune', '--keep', '1');
    expect((await store.list(MODULE)).sort()).toEqual([releases[2], releases[0]]);
    expect(output).toContain(`2 kept.\n  ${releases[0]}  the latest\n  ${releases[2]}  last good, preview`);
  });

  it('leaves what came to be needed in that moment', async () => {
    const call3 = `DELETE /api/releases/mf-profile/${releases[3]}`;
    api.refusals[call3] = { status: 409, code: 'release.needed', error: 'It is needed.' };
    const { exitCode, output } = await call('prune', MODULE, '--keep', '3');
    expect(exitCode).toBe(0);
    expect(output).toContain(`${releases[3]}  It is needed.`);
    expect(await store.list(MODULE)).toHaveLength(4);
  });

  it('removes from the store what an interrupted pruning left, but not what is just being published', async () => {
    const abandoned = await publishedHoursAgo('0.9.0', 48);
    const fresh = await publishedHoursAgo('1.4.0', 0);
    const { output } = await call('prune', MODULE, '--keep', '4', '--json');
    expect(JSON.parse(output)).toMatchObject([{ module: MODULE, removed: [abandoned] }]);
    expect(await store.list(MODULE)).toContain(fresh);
  });
});
