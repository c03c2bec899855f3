import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicKeyOf } from '@crewdeck/releases/signing/keys';
import { replay } from '@crewdeck/releases/signing/replay';
import { aBuild } from '@crewdeck/releases/testing/a-build';
import { eventually } from '../src/testing/eventually.ts';
import { aDeployToken, aModuleName, change, statusOf } from '../src/testing/release-builders.ts';
import { Keys, SignedApi } from '../src/testing/signed-releases.ts';
import { TestApi } from '../src/testing/test-api.ts';
import { ReleaseCommand } from './release-command.ts';

let api: TestApi;
let store: string;
let token: string;
const module = aModuleName();

beforeAll(async () => {
  api = await TestApi.start();
  store = await mkdtemp(join(tmpdir(), 'releases-'));
  token = await aDeployToken(api, module);
});

afterAll(() => api.stop());

const start = (...args: string[]) =>
  new ReleaseCommand({ CREWDECK_API: api.url, CREWDECK_TOKEN: token, RELEASES_STORE: store }, ...args);

/** @returns what it says with `--json` */
async function run(...args: string[]): Promise<Record<string, unknown>> {
  const command = start(...args, '--json');
  expect([await command.exitCode(), command.errors]).toEqual([0, '']);
  return JSON.parse(command.output);
}

async function publish(version: string, files: Record<string, string>): Promise<string> {
  const { directory, releaseId } = await aBuild({ module, version, files });
  await run('publish', module, '--from', directory);
  return releaseId;
}

/** One story: each test goes on where the one before has ended. */
describe('the release command, at an API,', () => {
  let first: string;
  let second: string;

  it('compares two releases by their records', async () => {
    first = await publish('1.0.0', { 'remoteEntry.js': 'entry()', 'old.js': 'old()' });
    second = await publish('1.1.0', { 'remoteEntry.js': 'entry(1)', 'new.js': 'i()\n' });
    expect(await run('diff', `${module}@1.0.0`, `${module}@1.1.0`)).toMatchObject({
      module,
      from: first,
      to: second,
      files: [
        { file: 'new.js', from: null, to: 4 },
        { file: 'old.js', from: 5, to: null },
        { file: 'remoteEntry.js', from: 7, to: 8 },
      ],
      bytes: { from: 12, to: 12 },
      problems: [],
    });
  });

  it('watches: tells what is done while it is done, and ends with Ctrl-C', async () => {
    const watch = start('watch', '--json');
    await eventually(async () => watch.lines.some(({ kind }) => kind === 'verdict'));
    await change(api, module, { action: 'activate', release: first });
    await eventually(async () => watch.lines.some(({ kind }) => kind === 'event'));
    const plan = { percent: 5, steps: [5, 25.5, 100], pauseMinutes: 10 };
    await change(api, module, { action: 'activate', release: second, ...plan });
    const planned = await eventually(async () => watch.lines.find(({ kind }) => kind === 'plan'));
    expect(planned).toMatchObject({ module, text: expect.stringContaining('Next is 25.5 %') });
    const events = watch.lines.filter(({ kind }) => kind === 'event').map(({ event }) => event);
    expect(events).toMatchObject([
      { module, action: 'activate', release: first },
      { module, action: 'canary', release: second, percent: 5 },
    ]);
    watch.interrupt();
    expect(await watch.exitCode()).toBe(0);
  });

  it('adopts a module in the middle of a canary that steps by itself, with its plan', async () => {
    const keys = new Keys();
    const { databaseUrl } = api;
    await api.stop();
    const signed = await SignedApi.start({ DATABASE_URL: databaseUrl }, keys);
    api = signed.api;
    await signed.sayKeys({ action: 'register', role: 'night', key: publicKeyOf(keys.night) });
    const key = keys.ops.export({ format: 'pem', type: 'pkcs8' }).toString();
    const access = { CREWDECK_API: api.url, CREWDECK_TOKEN: token, RELEASES_STORE: store, CREWDECK_SIGNING_KEY: key };
    const adopt = new ReleaseCommand(
      { ...access, RELEASE_TRUST: keys.environment.RELEASE_TRUST ?? '' },
      'adopt',
      module,
    );
    expect([await adopt.exitCode(), adopt.errors]).toEqual([0, '']);

    const plan = { steps: [5, 25.5, 100], pauseMinutes: 10, isPaused: false };
    const logged = replay((await signed.log()).entries, keys.trust).state.modules.get(module);
    expect(logged?.channel).toMatchObject({ live: first, canary: { release: second, percent: 5 }, plan });
    expect(await change(api, module, { action: 'pause' })).toMatchObject({ status: 200 });
    expect((await statusOf(api, module))?.canary?.plan).toMatchObject({ ...plan, isPaused: true });
  });
});
