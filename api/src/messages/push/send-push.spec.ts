import { randomUUID } from 'node:crypto';
import { NameServer } from '../../testing/name-server.ts';
import { PUSH_KEYS, PushService } from '../../testing/push-service.ts';
import { lookupWith } from '../outgoing/public-address.ts';
import { PublicConnections } from '../outgoing/public-connections.ts';
import { sendPush } from './send-push.ts';

const KEYS = {
  publicKey: PUSH_KEYS.PUSH_PUBLIC_KEY,
  privateKey: PUSH_KEYS.PUSH_PRIVATE_KEY,
  subject: PUSH_KEYS.PUSH_CONTACT,
};
const MESSAGE = { id: randomUUID(), title: 'Ada invites you', body: 'Join “Engine”, 王.', path: '/my-invites' };

describe('a message to a browser', () => {
  let service: PushService;
  const connections = new PublicConnections();

  beforeAll(async () => {
    service = await PushService.start();
  });

  afterAll(async () => {
    await connections.end();
    await service.stop();
  });

  const send = (answer: { status: number; headers?: Record<string, string> }) => {
    const browser = service.aBrowser();
    service.answerOf(browser, answer);
    return sendPush(browser.subscription, MESSAGE, KEYS, connections);
  };

  it('can be read by that browser alone, and says how long it is worth something and what it replaces', async () => {
    const browser = service.aBrowser();
    expect(await sendPush(browser.subscription, MESSAGE, KEYS, connections)).toEqual({ is: 'sent' });
    const { headers, body } = service.received.at(-1) ?? {};
    expect(browser.read(body ?? Buffer.of())).toEqual(MESSAGE);
    expect(() => service.aBrowser().read(body ?? Buffer.of())).toThrow();
    expect(headers).toMatchObject({
      ttl: '86400',
      urgency: 'normal',
      topic: MESSAGE.id.replaceAll('-', ''),
      'content-encoding': 'aes128gcm',
      authorization: expect.stringMatching(new RegExp(`^vapid t=[\\w.-]+, k=${KEYS.publicKey}$`)),
    });
    const [, claims = ''] = headers?.authorization?.split('.') ?? [];
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: service.origin,
      sub: KEYS.subject,
    });
  });

  it.each([404, 410])('finds nobody where the service answers %d', async (status) => {
    expect(await send({ status })).toEqual({ is: 'gone' });
  });

  it.each([
    ['in seconds', () => '120', 120_000],
    ['as a moment', () => new Date(Date.now() + 120_000).toUTCString(), 120_000],
    ['an hour at most', () => '999999', 3_600_000],
    ['or not at all', () => 'soon', 0],
  ])('is to be sent again when the service says, %s', async (_, retryAfter, expected) => {
    const outcome = await send({ status: 429, headers: { 'retry-after': retryAfter() } });
    expect(outcome).toMatchObject({ is: 'failed', reason: 'It answers 429.' });
    const waits = 'afterMs' in outcome ? outcome.afterMs : -1;
    expect(Math.abs(waits - expected)).toBeLessThanOrEqual(expected === 120_000 ? 5_000 : 0);
  });

  it.each([500, 503, 302])('is to be sent again where the service answers %d', async (status) => {
    expect(await send({ status })).toMatchObject({ is: 'failed', afterMs: 0 });
  });

  it('is to be sent again where no service answers', async () => {
    const gone = await PushService.start();
    const { subscription } = gone.aBrowser();
    await gone.stop();
    expect(await sendPush(subscription, MESSAGE, KEYS, connections)).toMatchObject({ is: 'failed', afterMs: 0 });
  });

  it('never reaches a name that leads inside', async () => {
    const names = await NameServer.start(['127.0.0.1']);
    const ofNames = new PublicConnections({ lookup: lookupWith(names.resolver) });
    const endpoint = service.aBrowser().subscription.endpoint.replace('127.0.0.1', 'push.test');
    const before = service.received.length;
    const { keys } = service.aBrowser().subscription;
    expect(await sendPush({ endpoint, keys }, MESSAGE, KEYS, ofNames)).toMatchObject({
      reason: expect.stringContaining('push.test is not on the Internet.'),
    });
    expect([names.asked, service.received.length]).toEqual([1, before]);
    await ofNames.end();
    await names.stop();
  });
});
