import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { parseConfig } from './config.ts';
import { createEdge } from './edge.ts';
import { rawCall } from './testing/raw-call.ts';

/** Stands in for the API: what reaches it is all that matters here. */
let api: Server;
let edge: FastifyInstance;
let reached: IncomingMessage[] = [];

const portOf = (server: Server) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  api = createServer((request, response) => {
    // The edge itself asks for the registry all the time.
    if (!request.url?.startsWith('/api/registry')) reached.push(request);
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const root = await mkdtemp(join(tmpdir(), 'edge-'));
  const settings = { RELEASES_STORE: join(root, 'releases'), REGISTRY_FILE: join(root, 'registry.json') };
  edge = await createEdge(
    parseConfig({ ...settings, API_URL: `http://127.0.0.1:${portOf(api)}`, LOG_LEVEL: 'silent' }),
  );
  await edge.listen({ port: 0, host: '127.0.0.1' });
});

beforeEach(() => {
  reached = [];
});

afterAll(async () => {
  await edge.close();
  api.closeAllConnections();
  api.close();
});

async function statusOf(path: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  return (await rawCall(portOf(edge.server), path, headers)).answer.statusCode;
}

describe('the edge', () => {
  it('tells the API whom a call came from, behind what earlier proxies said', async () => {
    await statusOf('/api/projects');
    await statusOf('/api/projects', { 'x-forwarded-for': '198.51.100.7' });
    expect(reached.map(({ headers }) => headers['x-forwarded-for'])).toEqual(['127.0.0.1', '198.51.100.7, 127.0.0.1']);
  });

  it.each([
    '/metrics',
    '//metrics',
    '/api/../metrics',
    '/api/%2e%2e/metrics',
    '/api/..%2fmetrics',
    '/api/x/..%2f..%2fmetrics',
    '/api\\..\\metrics',
    '/api/..;/metrics',
    'http://crewdeck/metrics',
  ])('lets nobody reach the figures of the API through %s', async (path) => {
    const status = await statusOf(path);
    const paths = reached.map(({ url }) => new URL(url ?? '', 'http://api').pathname);
    expect(paths.filter((reachedPath) => !reachedPath.startsWith('/api/'))).toEqual([]);
    expect([400, 404, 503]).toContain(status);
  });
});
