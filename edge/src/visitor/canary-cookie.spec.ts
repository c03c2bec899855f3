import { aChannel, aRegistry } from '../testing/a-registry.ts';
import { publish } from '../testing/a-release.ts';
import { TestEdge } from '../testing/test-edge.ts';
import { until } from '../testing/until.ts';

const shell = aChannel('00000000');
const canary = (percent: number) => ({ canary: { release: '1.0.0-22222222', percent } });

let edge: TestEdge;

beforeAll(async () => {
  edge = await TestEdge.create();
  await publish(edge.store, 'shell', '00000000');
  await publish(edge.store, 'mf-explore', '11111111');
  await publish(edge.store, 'mf-explore', '22222222');
});

afterAll(() => edge.end());
afterEach(() => edge.stop());

async function startWith(changes: Parameters<typeof aChannel>[1]): Promise<void> {
  edge.api.say(aRegistry(++revision, { shell, 'mf-explore': aChannel('11111111', changes) }));
  await edge.start();
  await until(async () => (await edge.registry()).revision === revision);
}

let revision = 0;

describe('the cookie that tells browsers apart', () => {
  it('does not exist while there is no canary, or none that anybody gets', async () => {
    await startWith({});
    expect((await edge.get('/')).headers.get('set-cookie')).toBeNull();
    await edge.stop();
    await startWith({ ...canary(50), isStopped: true });
    expect((await edge.get('/')).headers.get('set-cookie')).toBeNull();
  });

  it('is set with the first page while there is one, and counts for that page already', async () => {
    await startWith(canary(100));
    const response = await edge.get('/explore');
    expect(response.headers.get('set-cookie')).toMatch(
      /^crewdeck-canary=[\w-]{22}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/,
    );
    expect(await response.text()).toContain('/modules/mf-explore/1.0.0-22222222/explore.js');
  });

  it('stays as it is, and gives the same release to the page and to what it asks later', async () => {
    await startWith(canary(50));
    for (let visit = 0; visit < 20; visit += 1) {
      const response = await edge.get('/explore');
      const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
      const again = await edge.get('/explore', { cookie });
      expect(again.headers.get('set-cookie')).toBeNull();
      const [release] = await edge.candidates('mf-explore', cookie);
      expect(await response.text()).toContain(`/modules/mf-explore/${release}/explore.js`);
      expect(await again.text()).toContain(`/modules/mf-explore/${release}/explore.js`);
    }
  });

  it('is replaced when it is none of ours', async () => {
    await startWith(canary(50));
    const response = await edge.get('/', { cookie: 'crewdeck-canary=me' });
    expect(response.headers.get('set-cookie')).toContain('crewdeck-canary=');
  });
});
