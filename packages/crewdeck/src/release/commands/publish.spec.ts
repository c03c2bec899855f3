import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSigned, newPrivateKey, openStore, publicKeyOf, readPrivateKey, trustedKeysSchema } from '@crewdeck/releases';
import { aBuild } from '@crewdeck/releases/testing/a-build';
import { aRelease } from '../testing/builders.ts';
import { run } from '../testing/run.ts';
import { StubApi } from '../testing/stub-api.ts';

const PUBLISH = 'POST /api/releases';
const CHANGES = 'POST /api/releases/mf-profile/changes';
const KEY = newPrivateKey();

let api: StubApi;
let location: string;

beforeEach(async () => {
  api = await StubApi.start();
  location = await mkdtemp(join(tmpdir(), 'crewdeck-store-'));
});

afterEach(() => api.stop());

const publishWith = (key: string, ...args: string[]) => {
  const system = { CREWDECK_API: api.url, CREWDECK_TOKEN: 'token', RELEASES_STORE: location };
  return run({ ...system, CREWDECK_SIGNING_KEY: key }, 'publish', ...args);
};
const publish = (...args: string[]) => publishWith(KEY, ...args);
const stored = async () => (await openStore(location)).list('mf-profile');

describe('publish', () => {
  it('signs a build, puts it into the store, tells the API of it, and says how to make it live', async () => {
    const { directory, releaseId } = await aBuild();
    const { exitCode, output, errors } = await publish('mf-profile', '--from', directory);
    expect({ exitCode, errors }).toEqual({ exitCode: 0, errors: '' });
    const record = await (await openStore(location)).read('mf-profile', releaseId);
    expect(api.bodiesOf(PUBLISH)).toEqual([record]);
    expect(record.publication?.by).not.toBe('');
    const trusted = trustedKeysSchema.parse(`mf-profile:${publicKeyOf(readPrivateKey(KEY))}`);
    expect(await isSigned(record, trusted)).toBe(true);
    expect(output).toContain(`Published mf-profile ${releaseId}: 3 files, 1 kB.`);
    expect(output).toContain(`Next: npm run release -- activate mf-profile@${releaseId}`);
    expect(api.bodiesOf(CHANGES)).toEqual([]);
  });

  it('stores nothing with what is no key', async () => {
    const { directory } = await aBuild();
    const errors = 'CREWDECK_SIGNING_KEY is no private Ed25519 key in PEM.';
    expect(await publishWith('x', 'mf-profile', '--from', directory)).toMatchObject({ exitCode: 2, errors });
    expect(await stored()).toEqual([]);
  });

  it('tells the API again of a release that is in the store: the first time it may not have heard', async () => {
    const { directory } = await aBuild();
    await publish('mf-profile', '--from', directory);
    expect((await publish('mf-profile', '--from', directory)).exitCode).toBe(0);
    const [first, second, ...others] = api.bodiesOf(PUBLISH);
    expect({ second, others }).toEqual({ second: first, others: [] });
  });

  it('refuses a second release of one version, and tells the API nothing', async () => {
    const [first, second] = await Promise.all(['ab12cd34', 'ef56ab78'].map((hash) => aBuild({ hash })));
    await publish('mf-profile', '--from', first?.directory ?? '');
    const { exitCode, errors } = await publish('mf-profile', '--from', second?.directory ?? '');
    expect(exitCode).toBe(3);
    expect(errors).toBe('Version 1.0.0 of mf-profile is taken by mf-profile@1.0.0-ab12cd34. Take another version.');
    expect(api.bodiesOf(PUBLISH)).toHaveLength(1);
  });

  it('tells what keeps it from going live', async () => {
    const { directory } = await aBuild();
    api.problems = ['The path /profile belongs to mf-projects.'];
    const { exitCode, output } = await publish('mf-profile', '--from', directory);
    expect(exitCode).toBe(0);
    expect(output).toContain("It can't go live now:\n  The path /profile belongs to mf-projects.");
  });

  it('makes it live as well, or a canary', async () => {
    const { directory, releaseId } = await aBuild();
    api.change = (status) => ({ ...status, revision: 4, live: aRelease(releaseId) });
    const { output } = await publish('mf-profile', '--from', directory, '--activate');
    expect(output).toContain(`Live: mf-profile ${releaseId}`);
    const canary = ['--activate', '--percent', '5', '--reason', 'A trial.', '--json'];
    const { output: json } = await publish('mf-profile', '--from', directory, ...canary);
    expect(api.bodiesOf(CHANGES)).toEqual([
      { action: 'activate', release: releaseId, percent: 100, expectedRevision: 3 },
      { action: 'activate', release: releaseId, percent: 5, reason: 'A trial.', expectedRevision: 3 },
    ]);
    const activation = { isChanged: true, edges: { edges: ['edge-1:3000'], problems: [] } };
    expect(JSON.parse(json)).toMatchObject({ release: releaseId, isNew: true, problems: [], activation });
  });

  it('says that it was published when it then may not go live', async () => {
    const { directory, releaseId } = await aBuild();
    api.refusals[CHANGES] = { status: 409, code: 'release.incompatible', error: 'It does not fit.' };
    const { exitCode, errors } = await publish('mf-profile', '--from', directory, '--activate');
    expect(exitCode).toBe(3);
    expect(errors).toMatch(new RegExp(`^Published mf-profile ${releaseId}: .*\nIt does not fit.$`));
  });

  it.each([
    ['a build of another module', ['mf-explore'], 'is of mf-profile, not of mf-explore'],
    ['a build of another version', ['mf-profile', '--version', '2.0.0'], 'has version 1.0.0, not 2.0.0'],
    ['what is no version', ['mf-profile', '--version', 'v2'], '"v2" is no version'],
    ['a share without making it live', ['mf-profile', '--percent', '5'], '--percent goes with --activate'],
  ])('takes %s for a mistake', async (_case, args, sentence) => {
    const { directory } = await aBuild();
    const { exitCode, errors } = await publish(...args, '--from', directory);
    expect(exitCode).toBe(2);
    expect(errors).toContain(sentence);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['whose styles reach the page', { 'page.css': 'body { margin: 0 }' }, 'page.css: "body" reaches elements'],
    ['of a megabyte', { 'page.css': ' '.repeat(1_000_000) }, 'It has files of 1001 kB, where 500 kB are allowed.'],
  ])('refuses a build %s, before anything is in the store', async (_case, files, sentence) => {
    const { directory, releaseId } = await aBuild({ files: { 'remoteEntry.js': 'entry()', ...files } });
    const { exitCode, errors } = await publish('mf-profile', '--from', directory);
    expect(exitCode).toBe(3);
    expect(errors).toContain(`mf-profile ${releaseId} can't be published:\n  ${sentence}`);
    expect({ stored: await stored(), told: api.bodiesOf(PUBLISH) }).toEqual({ stored: [], told: [] });
  });

  it('leaves the shell its styles, which are those of every page', async () => {
    const { directory } = await aBuild({ module: 'shell', files: { 'remoteEntry.js': '', 'main.css': 'body{}' } });
    expect((await publish('shell', '--from', directory)).exitCode).toBe(0);
  });

  it('looks whether the API lets it before it builds for long, and then for the folder of the module', async () => {
    expect(await publish('mf-nowhere')).toMatchObject({ exitCode: 2, errors: expect.stringContaining('no folder') });
    api.refusals['GET /api/releases'] = { status: 401, code: 'auth.invalid_token', error: 'Please sign in again.' };
    expect(await publish('mf-nowhere')).toMatchObject({ exitCode: 3, output: '' });
  });
});
