import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { LARGEST_PICTURE, PICTURE_TOO_LARGE } from '@crewdeck/contract';
import { type EdgeBefore, startEdgeBefore } from './testing/edge-before.ts';
import { rawCall } from './testing/raw-call.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

let edge: EdgeBefore;
let calls = 0;

beforeAll(async () => {
  edge = await startEdgeBefore(async (request, response) => {
    if (request.url?.startsWith('/api/registry')) return response.end('{}');
    calls += 1;
    if (request.url === '/api/away') return response.writeHead(503, { 'retry-after': '2' }).end('{}');
    if (request.url === '/api/breaks')
      return response.writeHead(200, { 'content-length': 9 }).end('{', () => response.destroy());
    const body = await buffer(request);
    return response
      .writeHead(200, { connection: 'close' })
      .end(JSON.stringify({ headers: request.headers, body: body.toString('base64') }));
  });
});

beforeEach(() => {
  calls = 0;
});

afterAll(() => edge.end());

async function send(body: string | Buffer, headers: Record<string, string> = JSON_TYPE, method = 'POST') {
  const call = await rawCall(
    edge.port,
    '/api/projects',
    { 'content-length': String(body.length), ...headers },
    { method, body },
  );
  return { status: call.answer.statusCode, headers: call.answer.headers, body: JSON.parse(call.body) };
}

describe('a call', () => {
  it('reaches the API once, also when that is not available, and its answer says when to come again', async () => {
    const { answer } = await rawCall(edge.port, '/api/away');
    expect([answer.statusCode, answer.headers['retry-after'], calls]).toEqual([503, '2', 1]);
  });

  it.each([
    ['compressed', gzipSync('{"title":"a"}'), { 'content-encoding': 'gzip', ...JSON_TYPE }],
    ['that is no JSON', Buffer.from([0, 255, 1]), { 'content-type': 'image/png' }],
    ['of no type', Buffer.from('a'), {}],
    ['announced by an expectation', Buffer.from('{}'), { expect: '100-continue', ...JSON_TYPE }],
    [
      'with headers of the connection',
      Buffer.from('{}'),
      { 'keep-alive': 'timeout=5', upgrade: 'h2c', te: 'trailers' },
    ],
  ])('keeps its body as it is: one %s', async (_what, body, headers) => {
    const answer = await send(body, headers as Record<string, string>);
    expect([answer.status, Buffer.from(answer.body.body, 'base64')]).toEqual([200, body]);
    expect(answer.body.headers).not.toHaveProperty('expect');
  });

  it('of the kind that has no body reaches the API without one', async () => {
    expect(await send('{}', JSON_TYPE, 'GET')).toMatchObject({ status: 200, body: { body: '' } });
  });

  it('carries its request id to the API, and no wish of the API about its connection comes back', async () => {
    const { headers, body } = await send('{}', { ...JSON_TYPE, 'x-request-id': 'abc-123' });
    expect([headers.connection, body.headers['x-request-id']]).toEqual(['keep-alive', 'abc-123']);
  });

  it('with more than 256 kB never reaches the API, and always gets the same answer', async () => {
    const answers = [];
    for (let call = 0; call < 20; call += 1) answers.push(await send('a'.repeat(300_000)));
    const chunked = await rawCall(edge.port, '/api/projects', JSON_TYPE, { method: 'POST', body: 'a'.repeat(300_000) });
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['413 request.too_large']),
    );
    expect(chunked.answer.statusCode).toBe(413);
    expect(calls).toBe(0);
  });

  it('may have 2 MB where it is a picture; with more, it gets a sentence about pictures', async () => {
    const put = (size: number, method = 'PUT', path = '/api/users/me/picture') => {
      const headers = { 'content-type': 'image/jpeg', 'content-length': String(size) };
      return rawCall(edge.port, path, headers, { method, body: Buffer.alloc(size, 1) });
    };
    const [cover, fits, tooLarge, other] = [
      await put(LARGEST_PICTURE, 'PUT', '/api/hackathons/x/cover'),
      await put(LARGEST_PICTURE),
      await put(LARGEST_PICTURE + 1),
      await put(300_000, 'POST'),
    ];
    expect([cover, fits, tooLarge, other].map(({ answer }) => answer.statusCode)).toEqual([200, 200, 413, 413]);
    expect(JSON.parse(tooLarge.body).error).toBe(PICTURE_TOO_LARGE);
    expect(calls).toBe(2);
  });

  it('whose answer breaks off gets a sentence in place of half an answer', async () => {
    const { answer, body } = await rawCall(edge.port, '/api/breaks');
    expect([answer.statusCode, JSON.parse(body).code]).toEqual([503, 'server.unavailable']);
  });

  it.each([
    ['GET', '/api/../x', 400],
    ['GET', '/api/%zz', 400],
    ['PURGE', '/api/projects', 404],
    ['TRACE', '/api/projects', 404],
  ])('that the edge refuses gets the shape of every refusal: %s %s', async (method, path, status) => {
    const { answer, body } = await rawCall(edge.port, path, {}, { method });
    expect(answer.statusCode).toBe(status);
    expect(Object.keys(JSON.parse(body)).sort()).toEqual(['code', 'error', 'requestId']);
  });
});

it('an API with a certificate that nobody vouches for gets no call', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'edge-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-days', '1', '-subj', '/CN=127.0.0.1'];
  await promisify(execFile)('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    key,
    '-out',
    cert,
    ...subject,
  ]);
  let reached = 0;
  const api = createServer({ key: await readFile(key), cert: await readFile(cert) }, (_request, response) => {
    reached += 1;
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const { port } = api.address() as AddressInfo;
  const other = await startEdgeBefore((_request, response) => response.end(), { API_URL: `https://127.0.0.1:${port}` });
  const { answer } = await rawCall(other.port, '/api/projects', { authorization: 'Bearer a-token' });
  expect([answer.statusCode, reached]).toEqual([503, 0]);
  await other.end();
  api.close();
});
