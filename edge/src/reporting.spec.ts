import { jwtVerify } from 'jose';
import { aChannel, aRegistry } from './testing/a-registry.ts';
import { publish } from './testing/a-release.ts';
import { KEY } from './testing/a-token.ts';
import { TestEdge } from './testing/test-edge.ts';
import { until } from './testing/until.ts';

const shell = aChannel('00000000');

let edge: TestEdge;

beforeEach(async () => {
  edge = await TestEdge.create();
  await publish(edge.store, 'shell', '00000000');
  await publish(edge.store, 'mf-explore', '11111111');
  edge.api.say(aRegistry(1, { shell }));
});

afterEach(() => edge.end());

async function lastReport() {
  const { payload } = await jwtVerify(edge.api.report ?? '', Buffer.from(KEY), { audience: 'crewdeck-edge' });
  return payload;
}

describe('an edge that shares a secret with the API', () => {
  it('says which registry it serves, as soon as it does', async () => {
    await edge.start({ EDGE_REPORT_SECRETS: KEY, PORT: '3123' });
    await until(() => edge.api.isWaitedFor);
    const changedAt = performance.now();
    edge.api.say(aRegistry(2, { shell, 'mf-explore': aChannel('11111111') }));
    await until(async () => (await lastReport()).revision === 2);
    // A call that hears of nothing lasts 20 seconds.
    expect(performance.now() - changedAt).toBeLessThan(10_000);
    expect(await lastReport()).toMatchObject({ edge: expect.stringMatching(/:3123$/), revision: 2, missing: [] });
  });

  it('says what it can not serve', async () => {
    await edge.start({ EDGE_REPORT_SECRETS: KEY });
    await until(() => edge.api.isWaitedFor);
    edge.api.say(aRegistry(2, { shell, 'mf-explore': aChannel('99999999') }));
    await until(async () => (await lastReport()).revision === 2);
    expect((await lastReport()).missing).toEqual(['mf-explore@1.0.0-99999999']);
  });

  it('says as its last word that it leaves', async () => {
    await edge.start({ EDGE_REPORT_SECRETS: KEY, PORT: '3123' });
    await until(() => edge.api.isWaitedFor);
    expect(await lastReport()).not.toHaveProperty('isLeaving');
    await edge.stop();
    expect(await lastReport()).toMatchObject({ edge: expect.stringMatching(/:3123$/), isLeaving: true });
  });

  it('says nothing without a secret', async () => {
    await edge.start();
    await until(() => edge.api.isWaitedFor);
    expect(edge.api.report).toBeNull();
  });
});
