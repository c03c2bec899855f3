import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aChannel, aRegistry } from './testing/a-registry.ts';
import { publish } from './testing/a-release.ts';
import { TestEdge } from './testing/test-edge.ts';
import { until } from './testing/until.ts';

const shell = aChannel('00000000');
const first = aRegistry(1, { shell, 'mf-explore': aChannel('11111111') });
const second = aRegistry(2, { shell, 'mf-explore': aChannel('22222222', { lastGood: '1.0.0-11111111' }) });

let edge: TestEdge;

beforeEach(async () => {
  edge = await TestEdge.create();
  await publish(edge.store, 'shell', '00000000');
  await publish(edge.store, 'mf-explore', '11111111');
  await publish(edge.store, 'mf-explore', '22222222');
  edge.api.say(first);
});

afterEach(() => edge.end());

const health = () => edge.health();
const liveRelease = async () => (await edge.candidates('mf-explore'))[0];

describe('a change of the registry', () => {
  it('is in a page load as soon as it is told, with nothing restarted', async () => {
    await edge.start();
    await until(() => edge.api.isWaitedFor);
    const changedAt = performance.now();
    edge.api.say(second);
    await until(async () => (await edge.page()).includes('1.0.0-22222222/entry.js'));
    // A call that hears of nothing lasts 20 seconds.
    expect(performance.now() - changedAt).toBeLessThan(10_000);
  });

  it('is asked for with one call that waits, not with many', async () => {
    await edge.start();
    await until(() => edge.api.isWaitedFor);
    const before = edge.api.polls;
    await edge.page();
    await edge.page();
    expect(edge.api.polls - before).toBeLessThanOrEqual(1);
  });

  it.each(['<html>', '{"schemaVersion":3}', '{"schemaVersion":3,"revision":9,"modules":{"../x":{}}}', ''])(
    'is not what the API says when that is %p',
    async (text) => {
      await edge.start();
      await until(() => edge.api.isWaitedFor);
      edge.api.sayNonsense(text);
      await until(async () => (await health()).registry.state === 'unreadable');
      expect(await liveRelease()).toBe('1.0.0-11111111');
      edge.api.say(second);
      await until(async () => (await liveRelease()) === '1.0.0-22222222');
    },
  );

  it('to an older one is taken when the API keeps saying so, as after a restored database', async () => {
    edge.api.say(second);
    await edge.start();
    await edge.stop();
    edge.api.say(first);
    await edge.start();
    expect((await health()).registry).toEqual({ revision: 2, state: 'doubtful' });
    await until(async () => (await liveRelease()) === '1.0.0-11111111');
  });
});

describe('while the API is down', () => {
  it('an edge serves what it knows, and follows again by itself', async () => {
    await edge.start();
    await edge.api.stop();
    await until(async () => (await health()).registry.state === 'unreachable');
    expect(await edge.page('/explore')).toContain('1.0.0-11111111/entry.js');
    await edge.api.start();
    edge.api.say(second);
    await until(async () => (await liveRelease()) === '1.0.0-22222222');
  });

  it('an edge starts from its copy on disk', async () => {
    await edge.start();
    await edge.stop();
    await edge.api.stop();
    await edge.start();
    expect(await liveRelease()).toBe('1.0.0-11111111');
    expect((await edge.get('/readyz')).status).toBe(200);
  });

  it('an edge whose copy on disk is damaged is ready as soon as the API answers', async () => {
    await writeFile(edge.registryFile, '{"schemaVersion":3,"revi');
    await edge.api.stop();
    await edge.start();
    expect((await edge.get('/readyz')).status).toBe(503);
    await edge.api.start();
    await until(async () => (await edge.get('/readyz')).status === 200);
    expect(await liveRelease()).toBe('1.0.0-11111111');
  });

  it('an edge that never knew a registry lives, is not ready, and says so', async () => {
    await edge.api.stop();
    await edge.start();
    expect((await edge.get('/healthz')).status).toBe(200);
    expect((await edge.get('/readyz')).status).toBe(503);
    expect((await edge.get('/registry')).status).toBe(503);
    const response = await edge.get('/');
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('Crewdeck is being set up');
    await edge.api.start();
    await until(async () => (await edge.get('/readyz')).status === 200);
  });
});

describe('a live release that can not be read', () => {
  const broken = aRegistry(2, { shell, 'mf-explore': aChannel('33333333') });

  it('leaves the module what it had, and every other change in force', async () => {
    await edge.start();
    await until(() => edge.api.isWaitedFor);
    edge.api.say(broken);
    await until(async () => (await health()).unreadableReleases.length === 1);
    expect((await health()).unreadableReleases).toEqual(['mf-explore@1.0.0-33333333']);
    expect(await edge.registry()).toMatchObject({ revision: 2 });
    expect(await liveRelease()).toBe('1.0.0-11111111');
  });

  it('is live by itself once it can be read', async () => {
    await edge.start();
    await until(() => edge.api.isWaitedFor);
    edge.api.say(broken);
    await until(async () => (await health()).unreadableReleases.length === 1);
    await publish(edge.store, 'mf-explore', '33333333');
    await until(async () => (await liveRelease()) === '1.0.0-33333333');
    expect((await health()).unreadableReleases).toEqual([]);
  });

  it('gives way to the last good one where nothing else is known', async () => {
    await rm(join(edge.store, 'mf-explore/1.0.0-22222222'), { recursive: true });
    edge.api.say(second);
    await edge.start();
    expect(await liveRelease()).toBe('1.0.0-11111111');
  });

  it('of the shell leaves the page the last good one', async () => {
    await writeFile(join(edge.store, 'shell/1.0.0-00000000/release.json'), '{}');
    await publish(edge.store, 'shell', '44444444');
    edge.api.say(aRegistry(2, { shell: aChannel('00000000', { lastGood: '1.0.0-44444444' }) }));
    await edge.start();
    expect(await edge.page()).toContain('/modules/shell/1.0.0-44444444/entry.js');
  });
});
