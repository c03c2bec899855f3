import { errorBodySchema } from '@crewdeck/contract/schemas';
import { aPerson, aProject } from '../../testing/builders.ts';
import { type Person, unsignedTokenOf } from '../../testing/people.ts';
import { type RawAnswer, rawRequest, sendRaw } from '../../testing/raw-call.ts';
import { everyRow } from '../../testing/scenario.ts';
import { TestApi } from '../../testing/test-api.ts';

const UNKNOWN = '7f1b7c53-52a4-4c0e-9f6f-8c6a1f9a0b11';
const JSON_TYPE = 'content-type: application/json';
const INTERNALS = /node_modules|\bat \S+:\d|SELECT|INSERT|pg_|sql|column|\.ts\b|\.js\b/i;

/** What every refusal looks like. */
function expectRefusal({ status, body }: RawAnswer): void {
  const { error, code } = errorBodySchema.strict().parse(JSON.parse(body));
  expect({ status, isRefusal: status >= 400 && status < 500, code }).toMatchObject({ isRefusal: true });
  expect(error).toMatch(/^\S.+/);
  expect(error).not.toMatch(INTERNALS);
}

describe('hostile input', () => {
  let api: TestApi;
  let person: Person;
  let projectId: string;
  let token: string;

  beforeAll(async () => {
    api = await TestApi.start();
    person = await aPerson(api);
    projectId = (await aProject(api, { owner: person })).id;
    token = `authorization: Bearer ${unsignedTokenOf(person)}`;
  });

  afterAll(() => api.stop());

  const post = (body: string | Buffer, headers: readonly string[] = [JSON_TYPE]) =>
    sendRaw(api.url, rawRequest({ method: 'POST', path: '/api/projects', headers: [token, ...headers], body }));
  const get = (path: string, headers: readonly string[] = []) =>
    sendRaw(api.url, rawRequest({ path, headers: [token, ...headers] }));

  it.each([
    ['cut off', '{"title":'],
    ['followed by rubbish', '{"title":"a"} x'],
    ['empty', ''],
    ['a bare word', 'title'],
    ['null', 'null'],
    ['a number', '7'],
    ['a text', '"title"'],
    ['a list', '[{"title":"a"}]'],
    ['a NUL byte', '\u0000'],
    ['with a NUL byte in a text', '{"title":"a\u0000b"}'],
    ['with a line feed in a text', '{"title":"a\nb"}'],
    ['in broken UTF-8', Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d])],
    ['in UTF-16', Buffer.from('{"title":"a"}', 'utf16le')],
    ['with a prototype', '{"title":"a","__proto__":{"admin":true}}'],
    ['with a prototype deeper down', '{"title":"a","owner":{"__proto__":{"admin":true}}}'],
    ['with a prototype in escapes', '{"title":"a","\\u005f_proto__":{"admin":true}}'],
    ['with the prototype of a constructor', '{"title":"a","constructor":{"prototype":{"admin":true}}}'],
    ['a hundred thousand lists deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['forty thousand objects deep', `${'{"title":'.repeat(25_000)}1${'}'.repeat(25_000)}`],
    ['with depth for a text', `{"title":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
    ['with depth in a list', `{"title":"a","tags":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
    ['with a list for a text', '{"title":["a"]}'],
    ['with an object for a list', '{"title":"a","tags":{"0":"a","length":1}}'],
    ['with a list of objects for a list of texts', '{"title":"a","tags":[{"toString":"a"}]}'],
    ['with a list longer than it may be', JSON.stringify({ title: 'a', tags: Array(30_000).fill('a') })],
    ['with more tags than there may be', JSON.stringify({ title: 'a', tags: [...Array(21).keys()].map(String) })],
    ['with more tags in one text', JSON.stringify({ title: 'a', tags: [...Array(21).keys()].join() })],
    ['with a title that is only invisible', JSON.stringify({ title: '\u202e\u0000\ud800 \ufeff' })],
    ['with a title too long', JSON.stringify({ title: '𝒜'.repeat(121) })],
    ['with a number beyond all numbers', '{"title":"a","maxTeamSize":1e999}'],
    ['with a number beyond safety', '{"title":"a","maxTeamSize":9007199254740993}'],
    ['with a number of a million digits', `{"title":"a","maxTeamSize":${'9'.repeat(200_000)}}`],
    ['with a fraction', '{"title":"a","maxTeamSize":1.5}'],
    ['with minus zero', '{"title":"a","maxTeamSize":-0}'],
    ['with a number as text', '{"title":"a","maxTeamSize":"5"}'],
    ['with a day that is none', '{"title":"a","deadline":"2999-02-30"}'],
    ['with a day beyond the calendar', '{"title":"a","deadline":"99999-01-01"}'],
    ['with a word outside its list', '{"title":"a","status":"constructor"}'],
    ['with 300 kB', JSON.stringify({ title: 'a', description: 'a'.repeat(300_000) })],
    ['with 5 MB', JSON.stringify({ title: 'a', description: 'a'.repeat(5_000_000) })],
  ])('as a body %s is refused, and no row changes', async (_, body) => {
    const before = await everyRow(api);
    expectRefusal(await post(body));
    expect(await everyRow(api)).toEqual(before);
  });

  it.each([
    ['none', []],
    ['plain text', ['content-type: text/plain']],
    ['a form', ['content-type: application/x-www-form-urlencoded']],
    ['a multipart form', ['content-type: multipart/form-data; boundary=x']],
    ['another JSON', ['content-type: application/vnd.api+json']],
    ['XML', ['content-type: application/xml']],
    ['rubbish', ['content-type: ;;;']],
    ['a very long one', [`content-type: application/${'j'.repeat(5_000)}`]],
    ['JSON, compressed', [JSON_TYPE, 'content-encoding: gzip'], 400, Buffer.from('1f8b0800', 'hex')],
  ])(
    'with %s as content type is refused',
    async (_, headers, status = 415, body: string | Buffer = '{"title":"a"}') => {
      const answer = await post(body, headers);
      expectRefusal(answer);
      expect(answer.status).toBe(status);
    },
  );

  it('of 5 MB in pieces without a length is refused', async () => {
    const head = `POST /api/projects HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${token}\r\n${JSON_TYPE}\r\n`;
    const piece = `10000\r\n${'a'.repeat(0x10000)}\r\n`;
    const answer = await sendRaw(api.url, `${head}transfer-encoding: chunked\r\n\r\n${piece.repeat(80)}0\r\n\r\n`);
    expectRefusal(answer);
    expect(answer.status).toBe(413);
  });

  it.each([
    '/api/projects?limit=5&limit=6',
    '/api/projects?limit=0',
    '/api/projects?limit=-1',
    '/api/projects?limit=1e99',
    '/api/projects?limit=99999999999999999999999999',
    '/api/projects?limit=abc',
    '/api/projects?limit=',
    '/api/projects?tech=a&tech=b',
    '/api/projects?difficulty=constructor',
    '/api/projects?cursor=',
    '/api/projects?cursor=%00',
    '/api/projects?cursor=AAAA',
    `/api/projects?cursor=${Buffer.from(`9999-99-99T99:99:99.999999Z ${UNKNOWN}`).toString('base64url')}`,
    `/api/projects?cursor=${Buffer.from(`2026-02-30 ${UNKNOWN}`).toString('base64url')}`,
    `/api/projects?cursor=${Buffer.from(`2026-01-01 ${UNKNOWN} 1000`).toString('base64url')}`,
    `/api/projects?cursor=${'A'.repeat(301)}`,
    `/api/projects?tags=${'a'.repeat(1_000)}`,
    `/api/users?search=${'a'.repeat(14_000)}`,
    `/api/users?search=${'a'.repeat(100_000)}`,
    '/api/users?search[]=a&search[]=b&search=a&search=b',
    '/api/hackathons?cursor=a&cursor=b',
    '/api/nothing',
    '/api/users/',
    '/api/projects/0',
    '/api/projects/%00',
    '/api/projects/%zz',
    '/api/projects/%',
    '/api/projects/%c3%28',
    '/api/projects/%ed%a0%80',
    `/api/projects/${UNKNOWN}`,
    `/api/projects/${UNKNOWN}%00`,
    `/api/projects/${'a'.repeat(200)}`,
    `/api/projects/${'a'.repeat(14_000)}`,
    '/api/projects/__proto__',
    '/api/projects/../../etc/passwd',
    '/api/projects/..%2f..%2fetc%2fpasswd',
    '/api//projects',
    '/api/PROJECTS',
    '/api/users/firebase/',
    '/api/users/firebase/%00',
    `/api/users/firebase/${'a'.repeat(129)}`,
    `/api/users/${'%F0%9F%98%80'.repeat(64)}/projects`,
    '/api/invites/user/%e2%80%ae',
    `/api/invites/project/${UNKNOWN}`,
    '/',
    '//',
    '/api',
    '*',
    'http://localhost:80/api/nothing',
    '/api/\u0080',
  ])('at %s is refused', async (path) => {
    expectRefusal(await get(path));
  });

  it.each(['PUT', 'OPTIONS', 'TRACE', 'PROPFIND', 'CONNECT', 'FOO'])('by the method %s is refused', async (method) => {
    expectRefusal(await sendRaw(api.url, rawRequest({ method, headers: [token] })));
  });

  it.each([
    ['of 20 kB', [`x-large: ${'a'.repeat(20_000)}`]],
    ['of 200 kB together', Array.from({ length: 100 }, (_, index) => `x-${index}: ${'a'.repeat(2_000)}`)],
    ['with a NUL byte', ['x-nul: a\u0000b']],
    ['without a name', [': nameless']],
    ['with a space in its name', ['x y: z']],
    ['naming two lengths', ['content-length: 1', 'content-length: 2']],
    ['naming a length that is none', ['content-length: -1']],
    ['naming a length and pieces', ['content-length: 3', 'transfer-encoding: chunked']],
    ['expecting the unknown', ['expect: miracles']],
    ['with a token of another kind', ['authorization: Basic YTpi']],
    ['with an empty token', ['authorization: Bearer ']],
    ['with a token of 10 kB', [`authorization: Bearer ${'a'.repeat(10_000)}`]],
    ['with rubbish for a token', ['authorization: Bearer a.b.c']],
    ['with two tokens in one', ['authorization: Bearer a, Bearer b']],
    ['with bytes that are no letters in the token', ['authorization: Bearer \u00ff\u00fe']],
  ])('in a header %s is refused', async (_, headers) => {
    expectRefusal(await sendRaw(api.url, rawRequest({ path: '/api/projects/mine', headers })));
  });

  it.each([
    ['without a host', 'GET /api/projects HTTP/1.1\r\nconnection: close\r\n\r\n'],
    ['in HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['in TLS', Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03, 0x0a])],
    ['in no protocol', 'NONSENSE\r\n\r\n'],
    ['with pieces of no length', `POST /api/projects HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n`],
  ])('%s is refused', async (_, bytes) => {
    expectRefusal(await sendRaw(api.url, bytes));
  });

  it.each([
    ['a head', `POST /api/projects HTTP/1.1\r\nhost: localhost\r\n`],
    [
      'a body',
      `POST /api/projects HTTP/1.1\r\nhost: localhost\r\n${JSON_TYPE}\r\ncontent-length: 100\r\n\r\n{"title":`,
    ],
  ])('in %s that never ends is refused when its time is over', async (_, bytes) => {
    const impatient = await TestApi.start({ REQUEST_TIMEOUT_MS: '500' });
    const answer = await sendRaw(impatient.url, bytes);
    await impatient.stop();
    expectRefusal(answer);
    expect(answer.status).toBe(408);
  });

  it('that only looks hostile is a text like any other, without what is invisible', async () => {
    const title = "a\u0000\u202eb\ud800 <script>alert(1)</script> '; DROP TABLE users; -- %s \\u0000";
    const { status, body } = await api.call<{ title: string }>(person, 'POST /api/projects', { body: { title } });
    expect(status).toBe(201);
    expect(body.title).toBe("ab <script>alert(1)</script> '; DROP TABLE users; -- %s \\u0000");
  });

  it.each(['%00', '%e2%80%ae', '%ff', '%ed%a0%80', '%25', '_', '\\%27;--', '__proto__'])(
    'searched for as %s finds nothing and harms nothing',
    async (text) => {
      for (const path of [`/api/users?search=zz${text}`, `/api/projects?tech=zz${text}&__proto__=1`]) {
        expect(await get(path)).toMatchObject({ status: 200, body: '[]' });
      }
    },
  );

  it('is not an uid of 128 characters', async () => {
    const account = { uid: 'ü'.repeat(128), email: 'long@students.test' };
    await api.call(account, 'POST /api/users', { body: {} });
    const { status } = await api.call(account, `GET /api/users/firebase/${encodeURIComponent(account.uid)}`);
    expect(status).toBe(200);
  });

  it('in the ids of a body is refused', async () => {
    for (const receiverId of ['', '\u0000', '\u202e\ud800', 'a'.repeat(129), [UNKNOWN], { id: UNKNOWN }, null, 7]) {
      const body = { projectId, receiverId, role: 'x' };
      const answer = await api.call(person, 'POST /api/invites', { body });
      expect([400, 404]).toContain(answer.status);
    }
  });
});
