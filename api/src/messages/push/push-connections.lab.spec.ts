import { randomBytes, randomUUID } from 'node:crypto';
import type { ServerHttp2Stream } from 'node:http2';
import { setTimeout as sleep } from 'node:timers/promises';
import { PUSH_KEYS, TestBrowser } from '../../testing/push-service.ts';
import { Tarpit } from '../../testing/tarpit.ts';
import { TlsServices } from '../../testing/tls-services.ts';
import { PublicConnections } from '../outgoing/public-connections.ts';
import { type PushOutcome, sendPush } from './send-push.ts';

const KEYS = {
  publicKey: PUSH_KEYS.PUSH_PUBLIC_KEY,
  privateKey: PUSH_KEYS.PUSH_PRIVATE_KEY,
  subject: PUSH_KEYS.PUSH_CONTACT,
};
const MESSAGE = { title: 'Ada invites you', body: 'Join “Engine”.', path: '/my-invites' };

type Misbehaviour = (stream: ServerHttp2Stream, sever: () => void) => unknown;

describe('the connection to a push service', () => {
  let services: TlsServices;
  let connections: PublicConnections;

  beforeAll(async () => {
    services = await TlsServices.start();
  });

  beforeEach(() => {
    connections = new PublicConnections({ ca: services.authority });
  });

  afterEach(() => connections.end());

  afterAll(() => services.stop());

  const send = (port: number, scheme = 'https') => {
    const { subscription } = new TestBrowser(`${scheme}://127.0.0.1:${port}/${randomUUID()}`);
    return sendPush(subscription, { id: randomUUID(), ...MESSAGE }, KEYS, connections);
  };
  const sendMany = (count: number, port: number, scheme?: string) =>
    Promise.all(Array.from({ length: count }, () => send(port, scheme)));
  const kindsOf = (outcomes: PushOutcome[]) => [...new Set(outcomes.map(({ is }) => is))];

  it('is one, on which many messages are on their way at once by HTTP/2', async () => {
    const service = await services.byHttp2();
    service.server.on('stream', async (stream) => {
      await sleep(400);
      stream.respond({ ':status': 201 });
      stream.end('Taken.');
    });
    expect(kindsOf(await sendMany(1, service.port))).toEqual(['sent']);
    const since = Date.now();
    expect(kindsOf(await sendMany(50, service.port))).toEqual(['sent']);
    // One after another they would take 20 s.
    expect(Date.now() - since).toBeLessThan(12_000);
    expect(service.sockets).toHaveLength(1);
  });

  it('is one, and messages go one after the other, by HTTP/1.1', async () => {
    let [together, most] = [0, 0];
    const service = await services.byHttp1(async (_, response) => {
      together += 1;
      most = Math.max(most, together);
      await sleep(20);
      together -= 1;
      response.writeHead(201).end('Taken.');
    });
    expect(kindsOf(await sendMany(20, service.port))).toEqual(['sent']);
    expect([service.sockets.length, most]).toEqual([1, 1]);
  });

  it('is a new one where the one before is lost without a word', async () => {
    const service = await services.byHttp2();
    let isLost = true;
    service.server.on('stream', (stream) => {
      stream.on('error', () => undefined);
      if (!isLost) stream.respond({ ':status': 201 }, { endStream: true });
    });
    expect(await send(service.port)).toEqual({ is: 'timed_out' });
    isLost = false;
    expect(await send(service.port)).toEqual({ is: 'sent' });
    expect(service.sockets).toHaveLength(2);
  });

  const chatter = async (stream: ServerHttp2Stream) => {
    stream.respond({ ':status': 201 });
    while (!stream.destroyed) await Promise.all([sleep(50), stream.write('x')]);
  };
  it.each<[string, Misbehaviour]>([
    ['never answers', () => undefined],
    ['refuses each message', (stream) => stream.close(7)],
    ['ends the session at once', (stream) => stream.session?.goaway(0)],
    // Not while the message comes in: Node 22 aborts when a server ends a session with its data half read.
    ['ends the session with an error', (stream) => setImmediate(() => stream.session?.destroy(undefined, 11))],
    ['breaks the connection', (_, sever) => sever()],
    ['never comes to an end', chatter],
    [
      'answers more than anybody reads',
      (stream) => {
        stream.respond({ ':status': 201 });
        stream.end('x'.repeat(1e7));
      },
    ],
    [
      'answers after it has said goodbye',
      (stream) => {
        stream.session?.goaway(0);
        stream.respond({ ':status': 201 }, { endStream: true });
      },
    ],
  ])('hurts nobody else where a push service %s', async (_, misbehave) => {
    const bad = await services.byHttp2();
    bad.server.on('stream', (stream) => {
      stream.on('error', () => undefined);
      misbehave(stream, () => {
        for (const socket of bad.sockets) socket.destroy();
      });
    });
    const good = await services.byHttp2();
    good.server.on('stream', (stream) => stream.respond({ ':status': 201 }, { endStream: true }));
    const since = Date.now();
    const all = sendMany(20, bad.port);
    expect(await send(good.port)).toEqual({ is: 'sent' });
    for (const { is } of await all) expect(['sent', 'failed', 'timed_out']).toContain(is);
    // One after another, 20 timeouts take 60 s.
    expect(Date.now() - since).toBeLessThan(30_000);
    expect(await send(good.port)).toEqual({ is: 'sent' });
  });

  it('hurts nobody where a server agrees on HTTP/2 and talks nonsense', async () => {
    const { port } = await services.bySocket((socket) => void socket.write(randomBytes(2_000)));
    expect(kindsOf(await sendMany(20, port))).toEqual(['failed']);
  });

  it.each(['http', 'https'])(
    'costs one timeout where a server is silent by %s, however many messages there are',
    async (scheme) => {
      const tarpit = await Tarpit.start();
      const since = Date.now();
      expect(kindsOf(await sendMany(100, tarpit.port, scheme))).toEqual(['timed_out']);
      // One after another, 100 timeouts take five minutes.
      expect(Date.now() - since).toBeLessThan(30_000);
      await tarpit.stop();
    },
  );
});
