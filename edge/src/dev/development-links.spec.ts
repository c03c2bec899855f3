import { aRoute } from '../testing/a-release.ts';
import { aToken, KEY, type Wishes } from '../testing/a-token.ts';
import { TestEdge } from '../testing/test-edge.ts';

const ORIGIN = 'http://127.0.0.1:4000';
const DEVELOPMENT = {
  origin: ORIGIN,
  container: 'mf_explore__1_0_0_dddddddd',
  entry: 'remoteEntry.js',
  pages: ['explore'],
  widgets: {},
  requires: { sdk: '^1.0.0', contract: '^1.0.0', federation: '^2.9.2' },
};
const CLAIMS = {
  module: 'mf-explore',
  release: '1.0.0-dddddddd',
  jti: '5f0c8d1e-58a4-4d5b-9d0e-2f4a6c1b7e90',
  development: DEVELOPMENT,
};

const withRoute = (path: string) => ({ ...DEVELOPMENT, places: { routes: [aRoute(path)], links: [] } });

const cookie = async (wishes: Wishes = {}) =>
  `crewdeck-preview=${await aToken({ claims: CLAIMS, audience: 'crewdeck-preview', ...wishes })}`;

let edge: TestEdge;

beforeAll(async () => {
  edge = await TestEdge.with({ shell: '00000000', 'mf-explore': '11111111', 'mf-profile': '22222222' });
  await edge.start({ PREVIEW_SECRETS: KEY });
});

afterAll(() => edge.end());

const policyOf = async (given: string) =>
  (await edge.get('/explore', { cookie: given })).headers.get('content-security-policy');

describe('a build that only a development server has', () => {
  it('is what the browser with the link gets of that module, and of no other', async () => {
    const { modules, preview } = await edge.registry(await cookie());
    expect(modules['mf-explore']?.candidates).toEqual([
      expect.objectContaining({ release: '1.0.0-dddddddd', entry: `${ORIGIN}/remoteEntry.js`, integrity: '' }),
    ]);
    expect(modules['mf-profile']?.candidates).toMatchObject([{ entry: '/modules/mf-profile/1.0.0-22222222/entry.js' }]);
    expect(preview).toMatchObject({ module: 'mf-explore', origin: ORIGIN });
  });

  it('shows its own addresses to that browser', async () => {
    const given = await cookie({ claims: { ...CLAIMS, development: withRoute('/mentors') } });
    expect((await edge.registry(given)).modules['mf-explore']?.places?.routes).toMatchObject([{ path: '/mentors' }]);
  });

  it('is allowed by the page of that browser, which begins with the script of the server', async () => {
    const given = await cookie();
    expect(await policyOf(given)).toContain(`script-src 'self' ${ORIGIN} https://apis.google.com;`);
    expect(await edge.page('/explore', given)).toContain(`<script defer src="${ORIGIN}/page.js"></script>`);
    const { headers } = await edge.get('/explore', { cookie: `${given}; crewdeck-signed-in=yes` });
    expect([headers.get('integrity-policy'), headers.get('integrity-policy-report-only')]).toEqual([null, null]);
  });

  it.each<[string, Wishes]>([
    ['has expired', { seconds: -1 }],
    ['was forged', { key: 'another-secret-of-32-characters-or-so' }],
    [
      'names another machine',
      { claims: { ...CLAIMS, development: { ...DEVELOPMENT, origin: 'http://a.example:80' } } },
    ],
    ['writes into the policy', { claims: { ...CLAIMS, development: { ...DEVELOPMENT, origin: `${ORIGIN} *` } } }],
    ['names an entry elsewhere', { claims: { ...CLAIMS, development: { ...DEVELOPMENT, entry: '@a.example/x.js' } } }],
    ['names an address of the shell', { claims: { ...CLAIMS, development: withRoute('/ops/x') } }],
    ['is for the shell', { claims: { ...CLAIMS, module: 'shell' } }],
    ['could not be ended', { claims: { ...CLAIMS, jti: undefined } }],
  ])('is for nobody with a link that %s', async (_case, wishes) => {
    const given = await cookie(wishes);
    expect(await policyOf(given)).toContain("script-src 'self';");
    expect(await edge.candidates('mf-explore', given)).toEqual(['1.0.0-11111111']);
    expect((await edge.get(`/preview/${given.split('=')[1]}`)).headers.get('set-cookie')).toBeNull();
  });

  it('is for nobody without the link', async () => {
    expect(await policyOf('')).not.toContain(ORIGIN);
    expect(await edge.page('/explore')).not.toContain(ORIGIN);
    expect(await edge.candidates('mf-explore')).toEqual(['1.0.0-11111111']);
  });
});
