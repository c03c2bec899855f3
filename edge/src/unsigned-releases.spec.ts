import type { KeyObject } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOf, newPrivateKey, publicKeyOf, type ReleaseRecord, readPrivateKey } from '@crewdeck/releases';
import { aChannel, aRegistry } from './testing/a-registry.ts';
import { aRecord, type Changes, publish } from './testing/a-release.ts';
import { aToken, KEY } from './testing/a-token.ts';
import { TestEdge } from './testing/test-edge.ts';
import { until } from './testing/until.ts';

const aKey = () => readPrivateKey(newPrivateKey());
const [ops, squad, stranger] = [aKey(), aKey(), aKey()];
const keysOf = (keys: Record<string, KeyObject>) =>
  Object.entries(keys)
    .map(([module, key]) => `${module}:${publicKeyOf(key)}`)
    .join(',');
const TRUSTED = keysOf({ '*': ops, 'mf-explore': squad });

const GOOD = '1.0.0-11111111';
const NEW = '1.0.0-22222222';
const SCRIPT = `/modules/mf-explore/${NEW}/entry.js`;

let edge: TestEdge;

beforeEach(async () => {
  edge = await TestEdge.create();
  await publish(edge.store, 'shell', '00000000', {}, ops);
  await publish(edge.store, 'mf-explore', '11111111', {}, squad);
});

afterEach(() => edge.end());

/** The second release of mf-explore is live, whatever its signature is worth; the first is the last good one. */
async function start(key?: KeyObject, changes: Changes = {}, RELEASE_KEYS = TRUSTED): Promise<void> {
  await publish(edge.store, 'mf-explore', '22222222', changes, key);
  edge.api.say(aRegistry(1, { shell: aChannel('00000000'), 'mf-explore': aChannel('22222222', { lastGood: GOOD }) }));
  await edge.start({ RELEASE_KEYS, PREVIEW_SECRETS: KEY });
  await until(async () => (await edge.health()).registry.revision === 1);
}

async function expectRefused(): Promise<void> {
  expect(await edge.candidates('mf-explore')).toEqual([GOOD]);
  expect((await edge.health()).unreadableReleases).toEqual([`mf-explore@${NEW}`]);
  expect((await edge.get(SCRIPT)).status).toBe(404);
}

describe('a release is served', () => {
  it.each([
    ["its module's key", squad],
    ['the key of ops, which counts for any module', ops],
  ])('that is signed by %s', async (_whose, key) => {
    await start(key);
    expect(await edge.candidates('mf-explore')).toEqual([NEW, GOOD]);
    expect((await edge.get(SCRIPT)).status).toBe(200);
  });

  it('unsigned only where no keys are set, as in development', async () => {
    await start(undefined, {}, '');
    expect(await edge.candidates('mf-explore')).toEqual([NEW, GOOD]);
  });
});

describe('a release is neither in a page nor are its files to be had', () => {
  it('when nobody signed it, as with a stolen store and database', async () => {
    await start();
    await expectRefused();
  });

  it('when a stranger signed it, or the squad of another module', async () => {
    await start(stranger, {}, keysOf({ '*': ops, 'mf-explore': squad, 'mf-profile': stranger }));
    await expectRefused();
  });

  it('when its record was changed under the signature, in the store and the registry', async () => {
    const file = join(edge.store, 'mf-explore', NEW, 'release.json');
    await publish(edge.store, 'mf-explore', '22222222', {}, squad);
    const record: ReleaseRecord = { ...JSON.parse(await readFile(file, 'utf8')), packages: ['evil'] };
    await writeFile(file, JSON.stringify(record));
    const digests = { [NEW]: digestOf(record) };
    const channel = aChannel('22222222', { lastGood: GOOD, digests });
    edge.api.say(aRegistry(1, { shell: aChannel('00000000'), 'mf-explore': channel }));
    await edge.start({ RELEASE_KEYS: TRUSTED });
    await until(async () => (await edge.health()).registry.revision === 1);
    await expectRefused();
  });

  it('when it has the signature of another release', async () => {
    await start();
    const fileOf = (release: string) => join(edge.store, 'mf-explore', release, 'release.json');
    const [good, forged] = await Promise.all(
      [GOOD, NEW].map(async (release) => JSON.parse(await readFile(fileOf(release), 'utf8'))),
    );
    forged.publication.signature = good.publication.signature;
    await writeFile(fileOf(NEW), JSON.stringify(forged));
    await edge.stop();
    await edge.start({ RELEASE_KEYS: TRUSTED });
    await until(async () => (await edge.health()).registry.revision === 1);
    await expectRefused();
  });

  it('once its key is no longer in the variable', async () => {
    await start(squad);
    expect(await edge.candidates('mf-explore')).toEqual([NEW, GOOD]);
    await edge.stop();
    await edge.start({ RELEASE_KEYS: keysOf({ '*': ops }) });
    await until(async () => (await edge.health()).registry.revision === 1);
    expect(await edge.candidates('mf-explore')).toEqual([]);
    expect((await edge.get(SCRIPT)).status).toBe(404);
  });

  it('for one person either, through a link to a preview', async () => {
    await publish(edge.store, 'mf-explore', '33333333', {}, stranger);
    await start(squad);
    const release = { module: 'mf-explore', release: '1.0.0-33333333', jti: '5f0c8d1e-58a4-4d5b-9d0e-2f4a6c1b7e90' };
    const claims = { ...release, digest: digestOf(aRecord('mf-explore', '33333333')) };
    const link = await aToken({ claims, audience: 'crewdeck-preview' });
    expect((await edge.get(`/preview/${link}`)).status).toBe(404);
  });

  it('when it is the shell: the edge is not ready', async () => {
    await publish(edge.store, 'shell', '44444444', {}, squad);
    edge.api.say(aRegistry(1, { shell: aChannel('44444444') }));
    await edge.start({ RELEASE_KEYS: TRUSTED });
    await until(async () => (await edge.health()).unreadableReleases.length === 1);
    expect((await edge.get('/readyz')).status).toBe(503);
  });
});
