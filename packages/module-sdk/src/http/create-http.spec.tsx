import axios, { type InternalAxiosRequestConfig } from 'axios';
import { publishSession } from '../session/session-store.ts';
import { setSuspensionListener } from '../session/suspension.ts';
import { setTokenSource } from '../session/token-source.ts';
import { aSessionUser } from '../testing/a-session-user.ts';
import { answerCalls } from './answer-calls.ts';
import { ApiError, InvalidReplyError, NetworkError } from './api-error.ts';
import { createHttp } from './create-http.ts';
import { setCallFailureListener } from './watch-calls.ts';

const REFUSED = { status: 401, body: { error: 'Sign in first.', code: 'auth.required', requestId: 'r' } };
const http = createHttp('mf-test@1.0.0');

/** A provider whose tokens are stale until it is asked for a fresh one. */
function givenProvider(fresh: () => string | null) {
  const asked = { fresh: 0 };
  let token: string | null = 'stale';
  setTokenSource(async (isForced) => {
    if (isForced) {
      asked.fresh += 1;
      token = fresh();
    }
    return token;
  });
  return { asked, isStale: () => token === 'stale' };
}

describe('a call whose token is refused', () => {
  it('is sent once more with a fresh one', async () => {
    const { isStale, asked } = givenProvider(() => 'fresh');
    const calls = answerCalls(() => (isStale() ? REFUSED : { body: { topics: [] } }));
    const call = http.send('POST /api/unsubscribe', { query: { token: 't' } });
    await expect(call).resolves.toEqual({ topics: [] });
    expect(calls).toHaveLength(2);
    expect(asked.fresh).toBe(1);
  });

  it('shares the fresh token with the others that were refused meanwhile', async () => {
    const { isStale, asked } = givenProvider(() => 'fresh');
    answerCalls(() => (isStale() ? REFUSED : { body: [] }));
    const lists = ['GET /api/projects/mine', 'GET /api/users', 'GET /api/hackathons'] as const;
    await Promise.all(lists.map((name) => http.getPage(name)));
    expect(asked.fresh).toBe(1);
  });

  it('is given up when a fresh token is refused as well', async () => {
    givenProvider(() => 'fresh');
    const calls = answerCalls(() => REFUSED);
    await expect(http.getPage('GET /api/projects/mine')).rejects.toMatchObject({
      status: 401,
      message: 'Sign in first.',
    });
    expect(calls).toHaveLength(2);
  });

  it('is not sent again once the provider has ended the session', async () => {
    givenProvider(() => null);
    const calls = answerCalls(() => REFUSED);
    await expect(http.getPage('GET /api/projects/mine')).rejects.toBeInstanceOf(ApiError);
    expect(calls).toHaveLength(1);
  });
});

test('a person who is suspended is told so by whichever call is refused', async () => {
  givenProvider(() => 'fresh');
  const heard: string[] = [];
  setSuspensionListener((sentence) => heard.push(sentence));
  let code = 'auth.suspended';
  answerCalls(() => ({ status: 403, body: { error: 'You are suspended.', code, requestId: 'r' } }));
  await expect(http.getPage('GET /api/projects')).rejects.toMatchObject({ status: 403 });
  code = 'auth.forbidden';
  await expect(http.send('POST /api/blocks', { body: { userId: 'u' } })).rejects.toMatchObject({ status: 403 });
  expect(heard).toEqual(['You are suspended.']);
});

test('a provider that cannot be reached is a network without an answer, and no refusal', async () => {
  setTokenSource(() => Promise.reject(new Error('auth/network-request-failed')));
  const calls = answerCalls(() => ({ body: [] }));
  await expect(http.getPage('GET /api/users')).rejects.toBeInstanceOf(NetworkError);
  expect(calls).toHaveLength(0);
});

test.each([
  ['has signed out, and not told so', () => undefined],
  ['signs out meanwhile', () => publishSession(null)],
])('a call of a person whom the provider %s is not sent as a visitor’s', async (_case, meanwhile) => {
  publishSession(aSessionUser());
  setTokenSource(async () => {
    meanwhile();
    return null;
  });
  const calls = answerCalls(() => REFUSED);
  await expect(http.getPage('GET /api/projects/mine')).rejects.toBeInstanceOf(NetworkError);
  expect(calls).toHaveLength(0);
  publishSession(null);
});

test('a change of a person whose session has ended says so, as trying again can not help', async () => {
  publishSession(aSessionUser());
  setTokenSource(async () => null);
  const calls = answerCalls(() => REFUSED);
  const change = http.send('POST /api/blocks', { body: { userId: 'u' } });
  await expect(change).rejects.toThrow('Your session has ended. Sign in again.');
  await expect(change).rejects.toBeInstanceOf(ApiError);
  expect(calls).toHaveLength(0);
  publishSession(null);
});

describe('a list', () => {
  it('is read to its end, page after page', async () => {
    setTokenSource(async () => null);
    const calls = answerCalls(({ query }) =>
      query.cursor === '2' ? { body: [3] } : { body: [1, 2], headers: { link: '</api/users?cursor=2>; rel="next"' } },
    );
    await expect(http.getAll('GET /api/users', { query: { tech: 'go' } })).resolves.toEqual([1, 2, 3]);
    expect(calls.map(({ query }) => query)).toEqual([{ tech: 'go' }, { tech: 'go', cursor: '2' }]);
  });

  it('is asked for by its path, and by no value that is empty', async () => {
    setTokenSource(async () => null);
    const calls = answerCalls(() => ({ body: [] }));
    await http.getPage('GET /api/users', { query: { search: '', tech: undefined, cursor: null, limit: 2 } });
    await http.getPage('GET /api/invites/sent/:userId', { userId: 'a/b' });
    expect(calls.map(({ path, query }) => [path, query])).toEqual([
      ['/api/users', { limit: 2 }],
      ['/api/invites/sent/a%2Fb', {}],
    ]);
  });

  it.each([
    [{ 'x-total-count': '7' }, { total: 7, isTotalCapped: false, unreadActivities: null, version: null }],
    [{ etag: 'W/"a.b.1"' }, { version: 'a.b.1' }],
    [{ 'x-unread-activities': '3' }, { total: null, unreadActivities: 3 }],
    [
      { 'x-total-count': '1000', 'x-total-more': 'true' },
      { total: 1_000, isTotalCapped: true },
    ],
    [{}, { total: null, isTotalCapped: false }],
  ])('has the total that %j says', async (headers, expected) => {
    setTokenSource(async () => null);
    answerCalls(() => ({ body: [], headers }));
    await expect(http.getPage('GET /api/users')).resolves.toMatchObject(expected);
  });

  it.each([[{ error: 'none' }], ['<!doctype html>'], [null]])('is refused when the answer is %j', async (body) => {
    setTokenSource(async () => null);
    answerCalls(() => ({ body }));
    await expect(http.getAll('GET /api/users')).rejects.toBeInstanceOf(InvalidReplyError);
    await expect(http.getPage('GET /api/users')).rejects.toBeInstanceOf(InvalidReplyError);
  });
});

test('the compiler refuses what the contract does not have, which nothing else would', async () => {
  setTokenSource(async () => null);
  const calls = answerCalls(() => ({ body: [] }));
  await Promise.all([
    // @ts-expect-error There is no such call.
    http.send('GET /api/nothing'),
    // @ts-expect-error A list has pages.
    http.send('GET /api/users'),
    // @ts-expect-error The path has a parameter.
    http.send('GET /api/projects/:id', {}),
    // @ts-expect-error The query has no such field.
    http.getPage('GET /api/users', { query: { level: 'Junior' } }),
    // @ts-expect-error The body takes no such value.
    http.send('PATCH /api/invites/:id', { id: 'i', body: { status: 'gone' } }),
  ]);
  expect(calls).toHaveLength(5);
});

describe('the first call of a page', () => {
  beforeEach(() => setTokenSource(async () => null));

  const hear = async (answer: Parameters<typeof answerCalls>[0], path = `/page-${Math.random()}`) => {
    const heard: string[] = [];
    setCallFailureListener((...failure) => heard.push(failure.join(' ')));
    answerCalls(answer);
    window.history.pushState(null, '', path);
    for (const _call of [1, 2]) await http.getPage('GET /api/users').catch(() => undefined);
    return heard;
  };

  it.each([
    ['an error of the server', { status: 502, body: 'Bad gateway' }, '/api/users was answered with 502.'],
    [
      'nothing at its address',
      { status: 404, body: { code: 'request.not_found' } },
      '/api/users was answered with 404.',
    ],
    ['a page in place of data', { body: '<!doctype html>' }, 'The answer to /api/users is no JSON.'],
  ])('is told of once when it finds %s', async (_case, answer, why) => {
    expect(await hear(() => answer)).toEqual([`mf-test@1.0.0 call ${why}`]);
  });

  it('is not told of when it is refused for a reason that the contract knows, or the network fails', async () => {
    expect(await hear(() => ({ status: 404, body: { code: 'user.not_found' } }))).toEqual([]);
    expect(
      await hear(() => {
        throw new Error('No network.');
      }),
    ).toEqual([]);
  });
});

test('a file is sent as what it is, not as a form', async () => {
  let sent: InternalAxiosRequestConfig | undefined;
  axios.defaults.adapter = async (config) => {
    sent = config;
    return { data: { pictureUrl: '/one.webp' }, status: 200, statusText: '', headers: {}, config };
  };
  const body = new Blob(['jpeg'], { type: 'image/jpeg' });
  await http.send('PUT /api/users/:userId/picture', { userId: 'me', body });
  expect(sent?.headers.get('content-type')).toBe('image/jpeg');
  expect(sent?.data).toBe(body);
});
