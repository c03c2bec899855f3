import { HOST_DOCUMENT_ID } from '@crewdeck/releases';
import { jwtVerify } from 'jose';
import { aChannel, aRegistry } from '../testing/a-registry.ts';
import { publish } from '../testing/a-release.ts';
import { KEY } from '../testing/a-token.ts';
import { TestEdge } from '../testing/test-edge.ts';

const DOCUMENT = new RegExp(`id="${HOST_DOCUMENT_ID}">(.*?)</script>`);

describe('the ticket of a page load', () => {
  let edge: TestEdge;

  beforeAll(async () => {
    edge = await TestEdge.create();
    await publish(edge.store, 'shell', '00000000');
    edge.api.say(aRegistry(1, { shell: aChannel('00000000') }));
  });

  afterEach(() => edge.stop());
  afterAll(() => edge.end());

  const ticket = async () => JSON.parse(DOCUMENT.exec(await edge.page('/'))?.[1] ?? '{}').ticket;

  it('is signed with the first key, for half an hour, says nothing of who asks, and is another one for each load', async () => {
    await edge.start({ PREVIEW_KEYS: `${KEY},a-secret-that-only-the-tests-know-0` });
    const tickets = [await ticket(), await ticket()];
    const ids = [];
    for (const one of tickets) {
      const { payload } = await jwtVerify(one, Buffer.from(KEY), { audience: 'crewdeck-page-load' });
      expect(Object.keys(payload).sort()).toEqual(['aud', 'exp', 'jti']);
      expect((payload.exp ?? 0) - Date.now() / 1_000).toBeCloseTo(30 * 60, -1);
      ids.push(payload.jti);
    }
    expect(new Set(ids).size).toBe(2);
  });

  it('opens no preview and shows no source maps', async () => {
    await edge.start({ PREVIEW_KEYS: KEY });
    const signed = await ticket();
    expect((await edge.get(`/preview/${signed}`)).status).toBe(400);
    expect((await edge.get(`/source-maps/${signed}`)).status).toBe(404);
  });

  it('is none without a key', async () => {
    await edge.start();
    expect(await ticket()).toBeNull();
  });
});
