import { connect } from 'node:net';
import type { ErrorBody } from '@crewdeck/contract';
import { unsignedTokenOf } from '../../testing/people.ts';
import { aNewcomer, TestApi } from '../../testing/test-api.ts';

const UUID = /^[0-9a-f-]{36}$/;

describe('an answer', () => {
  let api: TestApi;
  const token = unsignedTokenOf(aNewcomer());

  beforeAll(async () => {
    api = await TestApi.start();
  });

  afterAll(() => api.stop());

  const send = async (path: string, init: RequestInit) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...init.headers };
    const response = await fetch(api.url + path, { ...init, headers });
    return { status: response.status, body: (await response.json()) as ErrorBody };
  };
  const post = (body: string, headers: Record<string, string> = {}) =>
    send('/api/projects', { method: 'POST', body, headers });

  it.each([
    ['cut-off JSON', '{"title":', 400, 'request.malformed'],
    ['JSON with rubbish behind it', '{"title":"a"} x', 400, 'request.malformed'],
    ['a prototype in the JSON', '{"__proto__":{"title":"a"}}', 400, 'request.malformed'],
    ['nothing', '', 400, 'request.malformed'],
    ['a list for an object', '[]', 400, 'request.invalid'],
    ['deep nesting', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 400, 'request.invalid'],
    ['more than 256 kB', JSON.stringify({ title: 'a'.repeat(300_000) }), 413, 'request.too_large'],
    ['a huge number', '{"title":"a","maxTeamSize":1e400}', 400, 'request.invalid'],
  ])('to %s is a refusal with a sentence', async (_, body, status, code) => {
    expect(await post(body)).toEqual({
      status,
      body: { error: expect.stringMatching(/^\S.+/), code, requestId: expect.stringMatching(UUID) },
    });
  });

  it('to a NUL byte in an id is a refusal, not a failure', async () => {
    const person = aNewcomer();
    await api.call(person, 'POST /api/users', { body: {} });
    const { body: project } = await api.call<{ id: string }>(person, 'POST /api/projects', { body: { title: 'a' } });
    const body = { projectId: project.id, receiverId: 'a\u0000b', role: 'x' };
    expect(await api.call(person, 'POST /api/invites', { body })).toMatchObject({ status: 400 });
  });

  it("carries the caller's request id, or its own when that is nonsense", async () => {
    const given = await api.call(null, 'GET /api/nothing', { headers: { 'x-request-id': 'abc-123' } });
    const nonsense = await api.call(null, 'GET /api/nothing', { headers: { 'x-request-id': 'a b' } });
    expect([given.headers.get('x-request-id'), given.body.requestId]).toEqual(['abc-123', 'abc-123']);
    expect(nonsense.body.requestId).toMatch(UUID);
  });

  it('that has not changed is 304 without a body', async () => {
    const first = await api.call(null, 'GET /api/projects');
    const etag = first.headers.get('etag') ?? '';
    const second = await api.call(null, 'GET /api/projects', { headers: { 'if-none-match': etag } });
    const other = await api.call(null, 'GET /api/projects', { headers: { 'if-none-match': 'W/"other"' } });
    expect([second.status, second.body, second.headers.get('etag')]).toEqual([304, null, etag]);
    expect(['content-length', 'content-type'].map((name) => second.headers.get(name))).toEqual([null, null]);
    expect(other.status).toBe(200);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
  });

  it('to something that is not HTTP is 400, and nothing of the inside', async () => {
    const { hostname, port } = new URL(api.url);
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write('NONSENSE\r\n\r\n'));
      socket.once('data', (data) => resolve(String(data))).once('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('"code":"request.malformed"');
  });
});
