import type { RequestListener } from 'node:http';
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

let edge: EdgeBefore;

afterEach(() => edge.end());

async function expectAnswer(path: string): Promise<void> {
  const { answer } = await rawCall(edge.port, path);
  expect(answer.statusCode).toBe(200);
}

describe('a call is answered', () => {
  it.each([
    ['send a body byte by byte', HALF_A_BODY],
    ['wait for the registry', 'GET /api/registry?after=1&wait=20 HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['send their headers byte by byte', 'GET /api/projects HTTP/1.1\r\n'],
    ['say nothing', ''],
    ['call what hangs', 'GET /api/hangs HTTP/1.1\r\nhost: x\r\n\r\n'],
  ])('while 150 %s', async (what, text) => {
    edge = await startEdgeBefore(api);
    const sockets = await holdOpen(edge.port, 150, text);
    await expectAnswer('/api/health/ready');
    if (what !== 'call what hangs') await expectAnswer('/api/projects');
    expect(sockets.filter(({ closed }) => closed)).toEqual([]);
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

  it('for an API that hangs: each call gets its sentence, and none of those that waited reaches it later', async () => {
    const reached: string[] = [];
    const note: RequestListener = ({ url = '' }) => void (url === '/api/projects' && reached.push(url));
    // Within it a busy machine has taken in all of them.
    edge = await startEdgeBefore(note, { REQUEST_TIMEOUT_MS: '3000' });
    const answers = await Promise.all(Array.from({ length: 200 }, () => rawCall(edge.port, '/api/projects')));
    expect(answers.map(({ answer }) => answer.statusCode)).toEqual(answers.map(() => 503));
    expect(JSON.parse(answers[0]?.body ?? '')).toMatchObject({ code: 'server.unavailable' });
    const reachedBefore = reached.length;
    expect(reachedBefore).toBeLessThan(200);
    await sleep(1_500);
    expect(reached).toHaveLength(reachedBefore);
  });
});

describe('connections have limits', () => {
  const settings = { MAX_CONNECTIONS_PER_ADDRESS: '20', MAX_CONNECTIONS: '60', TRUSTED_PROXIES: '127.0.0.9' };
  const openOf = (sockets: readonly { closed: boolean }[]) => sockets.filter(({ closed }) => !closed).length;

  beforeEach(async () => {
    edge = await startEdgeBefore(api, settings);
  });

  it('of one address, so that others come in', async () => {
    const sockets = await holdOpen(edge.port, 50, HALF_A_BODY);
    await until(() => openOf(sockets) === 20);
    await expectAnswer('/api/projects');
  });

  it('that a proxy, who speaks for many, does not have', async () => {
    const sockets = await holdOpen(edge.port, 50, HALF_A_BODY, '127.0.0.9');
    await expectAnswer('/api/projects');
    expect(openOf(sockets)).toBe(50);
  });

  it('in all', async () => {
    const sockets = await holdOpen(edge.port, 80, HALF_A_BODY, '127.0.0.9');
    await until(() => openOf(sockets) <= 60);
  });

  it('that are free again once somebody goes', async () => {
    const sockets = await holdOpen(edge.port, 20, HALF_A_BODY);
    for (const socket of sockets) socket.destroy();
    await until(async () => openOf(await holdOpen(edge.port, 1, '')) === 1);
    const call = { localAddress: '127.0.0.66' };
    await until(async () => (await rawCall(edge.port, '/api/projects', {}, call).catch(() => null)) !== null);
  });
});
