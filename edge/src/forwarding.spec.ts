import type { IncomingMessage } from 'node:http';
import { type EdgeBefore, startEdgeBefore } from './testing/edge-before.ts';
import { rawCall } from './testing/raw-call.ts';

let edge: EdgeBefore;
let reached: IncomingMessage[] = [];

beforeAll(async () => {
  edge = await startEdgeBefore((request, response) => {
    // The edge itself asks for the registry all the time.
    if (!request.url?.startsWith('/api/registry')) reached.push(request);
    response.end('{}');
  });
});

beforeEach(() => {
  reached = [];
});

afterAll(() => edge.end());

async function statusOf(path: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  return (await rawCall(edge.port, path, headers)).answer.statusCode;
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
    'http://crewdeck/api/../metrics',
    'http://127.0.0.1:9/api/projects',
  ])('lets nobody reach the figures of the API through %s', async (path) => {
    const status = await statusOf(path);
    const paths = reached.map(({ url }) => new URL(url ?? '', 'http://api').pathname);
    expect(paths.filter((reachedPath) => !reachedPath.startsWith('/api/'))).toEqual([]);
    expect([400, 404, 503]).toContain(status);
  });
});
