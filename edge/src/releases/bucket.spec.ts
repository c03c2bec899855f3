import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { S3Server } from '@crewdeck/releases/testing/s3-server';
import { aChannel, aRegistry } from '../testing/a-registry.ts';
import { publish, textOf } from '../testing/a-release.ts';
import { TestEdge } from '../testing/test-edge.ts';
import { until } from '../testing/until.ts';

const environment = { ...process.env };
const shell = aChannel('00000000');

let s3: S3Server;
let edge: TestEdge;
let settings: Record<string, string>;

beforeAll(async () => {
  s3 = await S3Server.start();
  // The client of S3 looks for its address and keys there.
  Object.assign(process.env, s3.environment);
  edge = await TestEdge.create();
  const location = s3.location('edge');
  for (const hash of ['11111111', '22222222', '33333333']) await publish(location, 'mf-explore', hash);
  await publish(location, 'shell', '00000000');
  settings = { RELEASES_STORE: location, RELEASES_CACHE_DIR: join(edge.root, 'cache') };
  edge.api.say(aRegistry(1, { shell, 'mf-explore': aChannel('22222222') }));
  await edge.start(settings);
  await until(async () => (await edge.get('/readyz')).status === 200);
});

afterAll(async () => {
  await edge.end();
  process.env = environment;
});

const fileOf = (hash: string) => edge.get(`/modules/mf-explore/1.0.0-${hash}/explore.js`);
const isCopied = (hash: string) =>
  access(join(edge.root, `cache/mf-explore/1.0.0-${hash}`)).then(
    () => true,
    () => false,
  );

describe('an edge whose releases are in a bucket', () => {
  it('serves what is live from its own copy', async () => {
    await until(async () => (await edge.candidates('mf-explore'))[0] === '1.0.0-22222222');
    expect(await isCopied('22222222')).toBe(true);
    expect(await (await fileOf('22222222')).text()).toBe(textOf('22222222'));
  });

  it('copies an older release when a page that is open still asks for it', async () => {
    expect(await isCopied('11111111')).toBe(false);
    expect(await (await fileOf('11111111')).text()).toBe(textOf('11111111'));
    expect(await isCopied('11111111')).toBe(true);
  });

  it('starts and serves with the bucket and the API gone, and keeps what it has when a copy can not be made', async () => {
    await edge.stop();
    await s3.stop();
    await edge.api.stop();
    await edge.start(settings);
    expect(await edge.candidates('mf-explore')).toEqual(['1.0.0-22222222']);
    expect((await fileOf('22222222')).status).toBe(200);

    await edge.api.start();
    edge.api.say(aRegistry(2, { shell, 'mf-explore': aChannel('33333333') }));
    await until(async () => (await edge.health()).unreadableReleases.length === 1);
    expect(await edge.candidates('mf-explore')).toEqual(['1.0.0-22222222']);
  });
});
