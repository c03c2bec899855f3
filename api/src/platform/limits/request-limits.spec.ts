import { aPerson } from '../../testing/builders.ts';
import { KeyServer } from '../../testing/key-server.ts';
import { type CallOptions, TestApi } from '../../testing/test-api.ts';

const LIMITS = { REQUESTS_PER_MINUTE_PER_PERSON: '3', REQUESTS_PER_MINUTE_PER_ADDRESS: '5' };

describe('the limits of requests', () => {
  let keys: KeyServer;
  let api: TestApi;
  let addresses = 0;

  beforeAll(async () => {
    keys = await KeyServer.start();
    const environment = { ...LIMITS, FIREBASE_AUTH_EMULATOR_HOST: '', TOKEN_KEYS_URL: keys.url };
    api = await TestApi.start(environment, { tokenOf: (account) => keys.tokenOf(account) });
  });

  afterAll(async () => {
    await api.stop();
    await keys.stop();
  });

  /** An address that nobody has called from, as the edge reports it. */
  const anAddress = () => {
    addresses += 1;
    return `203.0.113.${addresses}`;
  };

  async function statusesOf(count: number, path: string, options: CallOptions): Promise<number[]> {
    const statuses: number[] = [];
    for (let call = 0; call < count; call += 1) statuses.push((await api.call(null, `GET ${path}`, options)).status);
    return statuses;
  }

  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

  it('give each person their own number of requests, from wherever they call', async () => {
    const [ada, bob] = [await aPerson(api, { name: 'Ada' }), await aPerson(api, { name: 'Bob' })];

    await api.call(ada, 'GET /api/projects/mine', from(anAddress()));
    await api.call(ada, 'GET /api/projects/mine', from(anAddress()));
    const refused = await api.call(ada, 'GET /api/projects/mine', from(anAddress()));

    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'request.rate_limited', error: 'Too many requests. Wait a moment, then try again.' },
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await api.call(bob, 'GET /api/projects/mine')).status).toBe(200);
  });

  it('give visitors theirs by address', async () => {
    const address = anAddress();
    expect(await statusesOf(6, '/api/projects', from(address))).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await statusesOf(1, '/api/projects', from(anAddress()))).toEqual([200]);
  });

  it('count a bad token as a visitor, so that guessing has an end', async () => {
    const address = anAddress();
    const forged = { ...from(address), token: await keys.forgedTokenOf({ uid: 'uid', email: 'ada@students.test' }) };
    expect(await statusesOf(6, '/api/projects/mine', forged)).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await statusesOf(1, '/api/projects', from(address))).toEqual([429]);
  });

  it('count addresses that lead nowhere, with and without a token', async () => {
    const address = anAddress();
    expect(await statusesOf(5, '/api/nothing', { ...from(address), token: 'any' })).toEqual([404, 404, 404, 404, 404]);
    expect(await statusesOf(1, '/api/nothing', from(address))).toEqual([429]);
  });

  it('do not count those who watch the process', async () => {
    const address = anAddress();
    const statuses = [
      ...(await statusesOf(4, '/api/health/live', from(address))),
      ...(await statusesOf(4, '/api/health/ready', from(address))),
    ];
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('believe the last address that a trusted proxy adds, not those a caller writes before it', async () => {
    const address = anAddress();
    const statuses = [];
    for (let call = 0; call < 6; call += 1)
      statuses.push(...(await statusesOf(1, '/api/projects', from(`198.51.100.${call}, ${address}`))));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('without a trusted proxy', () => {
  it('nobody is believed about an address', async () => {
    const api = await TestApi.start({ ...LIMITS, TRUSTED_PROXIES: '192.0.2.1' });
    const statuses = [];
    for (let call = 0; call < 6; call += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${call}` };
      statuses.push((await api.call(null, 'GET /api/projects', { headers })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await api.stop();
  });
});
