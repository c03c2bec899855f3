import { type AccountExport, LIMITS, type NotificationSettings, type PushSubscriptionData } from '@crewdeck/contract';
import { aPerson } from '../../testing/builders.ts';
import type { Person } from '../../testing/people.ts';
import { aPushSubscription, PUSH_KEYS } from '../../testing/push-service.ts';
import { aNewcomer, TestApi } from '../../testing/test-api.ts';

describe('the browsers of a person', () => {
  let api: TestApi;
  let person: Person;

  beforeAll(async () => {
    api = await TestApi.start(PUSH_KEYS);
  });

  beforeEach(async () => {
    person = await aPerson(api);
  });

  afterAll(() => api.stop());

  const renew = (body: unknown, who: ReturnType<typeof aNewcomer> = person) =>
    api.call(who, 'POST /api/account/push-subscriptions', { body });
  const end = (endpoint: string, who: Person = person) =>
    api.call(who, `DELETE /api/account/push-subscriptions?endpoint=${encodeURIComponent(endpoint)}`);
  const endpointsOf = async (who: Person) => {
    const { body } = await api.call<AccountExport>(who, 'GET /api/account/export');
    return body.pushSubscriptions.map(({ endpoint }) => endpoint);
  };
  const add = async () => {
    const subscription = aPushSubscription();
    expect((await renew(subscription)).status).toBe(204);
    return subscription.endpoint;
  };

  it('are told from when they say so until they say no more, and are in the export of their person alone', async () => {
    const other = await aPerson(api);
    const [first, second] = [await add(), await add()];
    await renew(aPushSubscription(first));
    expect(await endpointsOf(person)).toEqual([first, second]);
    await end(first, other);
    expect(await endpointsOf(person)).toEqual([first, second]);
    expect((await end(first)).status).toBe(204);
    expect((await end(first)).status).toBe(204);
    expect(await endpointsOf(person)).toEqual([second]);
    expect(await endpointsOf(other)).toEqual([]);
  });

  it('are those of who signed in with them last', async () => {
    const endpoint = await add();
    const other = await aPerson(api);
    await renew(aPushSubscription(endpoint), other);
    expect(await endpointsOf(person)).toEqual([]);
    expect(await endpointsOf(other)).toEqual([endpoint]);
  });

  it(`are ${LIMITS.pushSubscriptions} at most: the one that has been silent longest goes, however many come at once`, async () => {
    const first = await add();
    const second = await add();
    await renew(aPushSubscription(first));
    await Promise.all(Array.from({ length: LIMITS.pushSubscriptions - 1 }, add));
    const endpoints = await endpointsOf(person);
    expect(endpoints).toHaveLength(LIMITS.pushSubscriptions);
    expect(endpoints).toContain(first);
    expect(endpoints).not.toContain(second);
  });

  it('go with the account', async () => {
    const endpoint = await add();
    await api.call(person, 'DELETE /api/account');
    expect(await api.database.query('SELECT FROM push_subscriptions WHERE endpoint = $1', [endpoint])).toEqual([]);
    expect((await renew(aPushSubscription())).body.code).toBe('user.profile_required');
  });

  it.each([
    'http://push.test/1',
    'https://127.0.0.1/1',
    'https://10.1.2.3/1',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/1',
    'https://0x7f.1/1',
    'https://2130706433/1',
    'https://[::1]/1',
    'https://[::ffff:10.0.0.1]/1',
    'https://[fd00::1]/1',
    'https://[fe80::1]/1',
    'https://[64:ff9b::7f00:1]/1',
    'https://push.test:8080/1',
    'https://user:secret@push.test/1',
    'https://push.test:99999/1',
    'ftp://push.test/1',
    'https://püsh.test/1',
    `https://push.test/${'a'.repeat(LIMITS.pushEndpoint)}`,
  ])('are refused with the address %s', async (endpoint) => {
    const { keys } = aPushSubscription();
    expect(await renew({ endpoint, keys })).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    expect(await endpointsOf(person)).toEqual([]);
  });

  it.each<[string, Partial<PushSubscriptionData['keys']>]>([
    ['a key that is no point of the curve', { p256dh: `B${'A'.repeat(86)}` }],
    ['a key that is too short', { p256dh: 'BA' }],
    ['a secret that is too long', { auth: 'A'.repeat(23) }],
    ['no secret', { auth: undefined }],
  ])('are refused with %s', async (_, keys) => {
    const subscription = aPushSubscription();
    const answer = await renew({ ...subscription, keys: { ...subscription.keys, ...keys } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });

  it('are taken on this machine only where that is allowed, and never in production', async () => {
    const endpoint = 'http://127.0.0.1:8080/1';
    expect((await renew(aPushSubscription(endpoint))).status).toBe(400);
    const local = await TestApi.start({ ...PUSH_KEYS, PUSH_TO_LOOPBACK: 'true', DATABASE_URL: api.databaseUrl });
    const answer = await local.call(person, 'POST /api/account/push-subscriptions', {
      body: aPushSubscription(endpoint),
    });
    const inside = aPushSubscription('http://10.0.0.1/1');
    const refused = await local.call(person, 'POST /api/account/push-subscriptions', { body: inside });
    await local.stop();
    expect([answer.status, refused.status]).toEqual([204, 400]);
  });

  it('subscribe with the public key of the site, where it has one', async () => {
    const { body } = await api.call<NotificationSettings>(person, 'GET /api/account/notifications');
    expect(body.push.publicKey).toBe(PUSH_KEYS.PUSH_PUBLIC_KEY);
  });

  it('can be ended, not added, where push is off', async () => {
    const endpoint = await add();
    const off = await TestApi.start({ DATABASE_URL: api.databaseUrl });
    const body = aPushSubscription();
    const refused = await off.call(person, 'POST /api/account/push-subscriptions', { body });
    await off.call(person, `DELETE /api/account/push-subscriptions?endpoint=${encodeURIComponent(endpoint)}`);
    await off.stop();
    expect(refused).toMatchObject({ status: 409, body: { code: 'push.off' } });
    expect(await endpointsOf(person)).toEqual([]);
  });
});
