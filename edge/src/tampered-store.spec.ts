import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOf, integrityOf, type ReleaseRecord } from '@crewdeck/releases';
import { S3Server } from '@crewdeck/releases/testing/s3-server';
import { aChannel, aRegistry } from './testing/a-registry.ts';
import { aRecord, type Changes, publish, textOf } from './testing/a-release.ts';
import { TestEdge } from './testing/test-edge.ts';
import { until } from './testing/until.ts';

const LIVE = '1.0.0-22222222';
const LAST_GOOD = '1.0.0-11111111';
const digests = {
  [LAST_GOOD]: digestOf(aRecord('mf-explore', '11111111')),
  [LIVE]: digestOf(aRecord('mf-explore', '22222222')),
};
const registry = aRegistry(1, {
  shell: aChannel('00000000', { digests: { '1.0.0-00000000': digestOf(aRecord('shell', '00000000')) } }),
  'mf-explore': aChannel('22222222', { lastGood: LAST_GOOD, digests }),
});

/** As somebody does who may write to the store: another script, and a record that says that it was always so. */
async function tamper(folder: string): Promise<void> {
  const evil = Buffer.from('evil()');
  const record: ReleaseRecord = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'));
  record.files['entry.js'] = { integrity: integrityOf(evil), bytes: evil.length };
  await writeFile(join(folder, 'entry.js'), evil);
  await writeFile(join(folder, 'release.json'), JSON.stringify(record));
}

/** @param changes of the record of what is live */
async function publishAll(location: string, changes: Changes = {}): Promise<void> {
  await publish(location, 'shell', '00000000');
  await publish(location, 'mf-explore', '11111111');
  await publish(location, 'mf-explore', '22222222', changes);
}

let edge: TestEdge;
let s3: S3Server;
const environment = { ...process.env };

beforeAll(async () => {
  s3 = await S3Server.start();
  Object.assign(process.env, s3.environment);
});

afterAll(async () => {
  process.env = environment;
  await s3.stop();
});

beforeEach(async () => {
  edge = await TestEdge.create();
  edge.api.say(registry);
});

afterEach(() => edge.end());

const liveRelease = async () => (await edge.candidates('mf-explore'))[0];
const entry = async () => (await edge.get(`/modules/mf-explore/${LIVE}/entry.js`)).text();

/** Copying takes its time; until the shell is there, there is nothing to serve. */
async function start(settings: Record<string, string> = {}): Promise<void> {
  await edge.start(settings);
  await until(async () => (await edge.get('/readyz')).status === 200);
}

describe('a script that was changed in the store together with its record', () => {
  it('is not served: the edge says that it can not, and pages get the last good release', async () => {
    await publishAll(edge.store);
    await tamper(join(edge.store, 'mf-explore', LIVE));
    await start();
    expect(await edge.candidates('mf-explore')).toEqual([LAST_GOOD]);
    expect((await edge.health()).unreadableReleases).toEqual([`mf-explore@${LIVE}`]);
  });

  it('does not change what the edge copied before, and is not copied by an edge that is new', async () => {
    const location = s3.location('copied');
    const settings = { RELEASES_STORE: location, RELEASES_CACHE_DIR: join(edge.root, 'cache') };
    await publishAll(location);
    await start(settings);
    await until(async () => (await liveRelease()) === LIVE);
    await edge.stop();
    const changed = { ...settings, RELEASES_STORE: s3.location('changed') };
    await publishAll(changed.RELEASES_STORE, { packages: ['evil'] });
    await start(changed);
    expect([await liveRelease(), await entry()]).toEqual([LIVE, textOf('22222222')]);
    await edge.stop();
    await start({ ...changed, RELEASES_CACHE_DIR: join(edge.root, 'empty') });
    await until(async () => (await liveRelease()) === LAST_GOOD);
    expect((await edge.health()).unreadableReleases).toEqual([`mf-explore@${LIVE}`]);
  });
});

describe('a file that was changed in the folder that is served', () => {
  const file = `/modules/mf-explore/${LIVE}/explore.js`;
  const path = () => join(edge.store, 'mf-explore', LIVE, 'explore.js');

  beforeEach(async () => {
    await publishAll(edge.store);
    await start();
  });

  it('is not served, and is again once it is the published one', async () => {
    await writeFile(path(), 'evil()');
    expect((await edge.get(file)).status).toBe(404);
    await writeFile(path(), textOf('22222222'));
    expect(await (await edge.get(file)).text()).toBe(textOf('22222222'));
  });

  it('is not served though it was served before, and pretends to be as old', async () => {
    expect((await edge.get(file)).status).toBe(200);
    const { atime, mtime } = await stat(path());
    await writeFile(path(), textOf('66666666'));
    await utimes(path(), atime, mtime);
    expect((await edge.get(file)).status).toBe(404);
  });

  it.each(['br', 'gzip'])(
    'is not served in place of the original as a compressed copy that nobody published: %s',
    async (encoding) => {
      await writeFile(`${path()}${encoding === 'br' ? '.br' : '.gz'}`, 'evil()');
      expect((await edge.get(file, { 'accept-encoding': encoding })).status).toBe(404);
    },
  );

  it('is not served when nobody published it', async () => {
    await writeFile(join(edge.store, 'mf-explore', LIVE, 'evil.js'), 'evil()');
    expect((await edge.get(`/modules/mf-explore/${LIVE}/evil.js`)).status).toBe(404);
  });
});
