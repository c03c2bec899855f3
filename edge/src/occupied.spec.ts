import type { RequestListener, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EdgeBefore, startEdgeBefore } from './testing/edge-before.ts';
import { HALF_A_BODY, holdOpen } from './testing/hold-open.ts';
import { rawCall } from './testing/raw-call.ts';
import { until } from './testing/until.ts';

/** Answers at once, but for long polls and a call that hangs. */
const api: RequestListener = (request, response) => {
  if (request.url?.includes('wait=') || request.url === '/api/hangs') return;
  response.end('{}');
};

const callOf = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;

let edge: EdgeBefore;

afterEach(() => edge.end());

async function expectAnswer(path: string): Promise<void> {
  const { answer } = await rawCall(edge.port, path);
  expect(answer.statusCode).toBe(200);
}

describe('a call is answered', () => {
  it.each([
    ['send a body byte by byte', HALF_A_BODY],
    ['wait for the registry', callOf('/api/registry?after=1&wait=20')],
    ['send their headers byte by byte', 'GET /api/projects HTTP/1.1\r\n'],
    ['say nothing', ''],
    ['call what hangs', callOf('/api/hangs')],
  ])('while 150 %s', async (what, text) => {
    edge = await startEdgeBefore(api);
    const sockets = await holdOpen(edge.port, 150, text);
    await expectAnswer('/api/health/ready');
    if (what !== 'call what hangs') await expectAnswer('/api/projects');
    expect(sockets.filter(({ closed }) => closed)).toEqual([]);
  });
});

describe('a connection is ended', () => {
  const SHORT = 'GET /a HTTP/1.1\r\nhost: x\r\n';

  it.each([
    ['asks again before it has its answer', `${SHORT}\r\n`],
    ['asks for what Node answers by itself', `${SHORT}expect: x\r\n\r\n`],
    ['names no host', 'GET /a HTTP/1.1\r\n\r\n'],
  ])('that %s, however many requests it sends, and others are answered', async (_, text) => {
    edge = await startEdgeBefore(api);
    const sockets = await holdOpen(edge.port, 20, text.repeat(2_400));
    await until(() => sockets.every(({ closed }) => closed));
    await expectAnswer('/api/projects');
  });

  it('that sends a body in more pieces than any network makes', async () => {
    const reached: string[] = [];
    edge = await startEdgeBefore(({ method }, response) => {
      reached.push(String(method));
      response.end('{}');
    });
    const start = 'POST /api/projects HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n';
    const sockets = await holdOpen(edge.port, 20, `${start}${'1\r\nx\r\n'.repeat(5_000)}`);
    await until(() => sockets.every(({ closed }) => closed));
    await expectAnswer('/api/projects');
    expect(reached).not.toContain('POST');
  });
});

describe('time has an end', () => {
  it('for a body to the API, to a page or of a GET, for headers, and for anything at all that never comes whole', async () => {
    edge = await startEdgeBefore(api, { REQUEST_TIMEOUT_MS: '1000' });
    const texts = [
      HALF_A_BODY,
      HALF_A_BODY.replace('/api/projects', '/explore'),
      HALF_A_BODY.replace('POST /api/projects', 'GET /healthz'),
      'GET / HTTP/1.1\r\nhost: x\r\n',
      '',
    ];
    const sockets = await Promise.all(texts.map((text) => holdOpen(edge.port, 1, text)));
    await until(() => sockets.flat().every(({ closed }) => closed));
  });

  it('for an API that hangs: each call gets its sentence', async () => {
    edge = await startEdgeBefore(() => undefined, { REQUEST_TIMEOUT_MS: '2000' });
    const answers = await Promise.all(Array.from({ length: 200 }, () => rawCall(edge.port, '/api/projects')));
    expect(answers.map(({ answer }) => answer.statusCode)).toEqual(answers.map(() => 503));
    expect(JSON.parse(answers[0]?.body ?? '')).toMatchObject({ code: 'server.unavailable' });
  });

  it('for a client that leaves while its call waits: that never reaches the API', async () => {
    const reached: string[] = [];
    const hanging: ServerResponse[] = [];
    edge = await startEdgeBefore(({ url = '' }, response) => {
      reached.push(url);
      if (url === '/api/hangs') hanging.push(response);
      else response.end('{}');
    });
    await holdOpen(edge.port, 128, callOf('/api/hangs'));
    await until(() => hanging.length === 128);
    const leaving = await holdOpen(edge.port, 20, callOf('/api/waits'));
    await sleep(200);
    for (const socket of leaving) socket.destroy();
    await sleep(200);
    for (const response of hanging) response.end('{}');
    await expectAnswer('/api/projects');
    expect(reached).not.toContain('/api/waits');
  });
});

it('connections have a limit for everybody together', async () => {
  edge = await startEdgeBefore(api, { MAX_CONNECTIONS: '60' });
  const sockets = await holdOpen(edge.port, 80, HALF_A_BODY);
  await until(() => sockets.filter(({ closed }) => !closed).length <= 60);
});

describe('a client that asks again before it has its answer', () => {
  /** A page of the sitemap as it is with ten thousand people. */
  const entries = Array.from({ length: 10_000 }, (_, index) => ({
    id: `3f0c3b52-95b5-4a4b-9d35-${String(index).padStart(12, '0')}`,
    updatedAt: '2026-11-20T10:00:00.000Z',
  }));
  const page = JSON.stringify(entries);

  it('loses its connection, fills no memory, and keeps nobody waiting', async () => {
    edge = await startEdgeBefore(({ url = '' }, response) => void response.end(url.includes('sitemap') ? page : '{}'));
    await rawCall(edge.port, '/sitemap/page.xml?kind=people');
    const before = process.memoryUsage().rss;
    const sockets = await holdOpen(edge.port, 4, callOf('/sitemap/page.xml?kind=people').repeat(1_000), {
      isRead: false,
    });
    await until(() => sockets.every(({ closed }) => closed));
    await expectAnswer('/api/projects');
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024);
  });

  it('does not, when it waits for each', async () => {
    edge = await startEdgeBefore(api);
    const [socket] = await holdOpen(edge.port, 1, '');
    for (let answers = 1; answers <= 3; answers += 1) {
      socket?.write(callOf('/api/projects'));
      await until(() => (socket?.bytesRead ?? 0) > 0);
      await sleep(50);
    }
    expect(socket?.closed).toBe(false);
  });
});
