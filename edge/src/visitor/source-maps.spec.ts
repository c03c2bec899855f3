import { textOf } from '../testing/a-release.ts';
import { aToken, KEY, type Wishes } from '../testing/a-token.ts';
import { TestEdge } from '../testing/test-edge.ts';

const FOLDER = '/modules/mf-explore/1.0.0-11111111';
const MAP = `${FOLDER}/explore.js.map`;

/** As the API signs it for ops, or with something wrong. */
const token = (wishes: Wishes = {}) => aToken({ audience: 'crewdeck-source-maps', ...wishes });

let edge: TestEdge;

beforeAll(async () => {
  edge = await TestEdge.with({ shell: '00000000', 'mf-explore': '11111111' });
  await edge.start({ SOURCE_MAP_SECRETS: KEY });
});

afterAll(() => edge.end());

const answerTo = async (path: string, cookie = '') => {
  const response = await edge.get(path, { cookie });
  return [response.status, await response.text(), response.headers.get('cache-control')];
};
const NOT_THERE = [404, 'Not found.', 'no-store'];
const THERE = [200, textOf('11111111'), 'private, no-store'];

describe('a source map', () => {
  it.each([MAP, `${FOLDER}/explore.js%2Emap`, `${FOLDER}/~1/explore.js.map`, `${MAP}?a`])(
    'is not there for a visitor: %s',
    async (path) => {
      expect(await answerTo(path)).toEqual(NOT_THERE);
    },
  );

  it('is there for the browser that has opened a link of ops, and is kept by nobody', async () => {
    const response = await edge.get(`/source-maps/${await token()}`);
    const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
    expect([response.status, response.headers.get('cache-control')]).toEqual([204, 'no-store']);
    expect(response.headers.get('set-cookie')).toMatch(/; Path=\/; Max-Age=(59\d|600); HttpOnly; SameSite=Lax$/);
    expect(await answerTo(MAP, cookie)).toEqual(THERE);
  });

  it('is there without the API too', async () => {
    await edge.api.stop();
    expect(await answerTo(MAP, `crewdeck-source-maps=${await token()}`)).toEqual(THERE);
    expect(await answerTo(MAP)).toEqual(NOT_THERE);
    await edge.api.start();
  });

  it.each([
    ['expired', { seconds: -1 }],
    ['forged', { key: 'another-secret-of-32-characters-or-so' }],
    [
      'that of a preview',
      { audience: 'crewdeck-preview', claims: { module: 'mf-explore', release: '1.0.0-11111111' } },
    ],
    ['of another algorithm', { algorithm: 'HS512' }],
  ])('is not there with a cookie that is %s', async (_case, wishes) => {
    expect(await answerTo(MAP, `crewdeck-source-maps=${await token(wishes)}`)).toEqual(NOT_THERE);
  });

  it.each(['rubbish', 'a.b.c', 'x'.repeat(5_000)])('is not there with rubbish for a cookie: %s', async (rubbish) => {
    expect(await answerTo(MAP, `crewdeck-source-maps=${rubbish}`)).toEqual(NOT_THERE);
  });

  it('is named in no page, not even for ops', async () => {
    expect(await edge.page('/explore', `crewdeck-source-maps=${await token()}`)).not.toContain('.map');
  });
});

describe('a link to source maps', () => {
  it.each([
    ['expired', { seconds: -1 }],
    ['forged', { key: 'another-secret-of-32-characters-or-so' }],
  ])('that is %s sets no cookie', async (_case, wishes) => {
    const response = await edge.get(`/source-maps/${await token(wishes)}`);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([404, null]);
  });
});
