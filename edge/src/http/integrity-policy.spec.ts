import { TestEdge } from '../testing/test-edge.ts';

const POLICY = 'blocked-destinations=(script)';
const SIGNED_IN = 'crewdeck-signed-in=yes';

let edge: TestEdge;

beforeEach(async () => {
  edge = await TestEdge.with({ shell: '00000000' });
});

afterEach(() => edge.end());

async function policies(path: string, cookie = ''): Promise<(string | null)[]> {
  const { headers } = await edge.get(path, { cookie });
  return [headers.get('integrity-policy'), headers.get('integrity-policy-report-only')];
}

async function contentPolicy(path: string, cookie: string): Promise<string | null> {
  return (await edge.get(path, { cookie })).headers.get('content-security-policy');
}

describe('a script without integrity', () => {
  it.each([
    '/modules/shell/1.0.0-00000000/entry.js',
    '/modules/shell/1.0.0-00000000/gone.js',
    '/registry',
    '/push/worker.js',
    '/preview/rubbish',
    '/api/docs/',
    '/healthz',
  ])('may not run in what is answered, nor in what comes from it: %s', async (path) => {
    await edge.start();
    expect(await policies(path)).toEqual([POLICY, null]);
  });

  it.each(['/', '/explore', '/my-projects', '/ops/releases', '/sign-in/no', '/forgot-password'])(
    'may not run in a page, nor may one of the identity provider, signed in or not: %s',
    async (path) => {
      await edge.start();
      for (const cookie of ['', SIGNED_IN]) {
        expect(await policies(path, cookie)).toEqual([POLICY, null]);
        expect(await edge.page(path, cookie)).toContain('"isStrict":true');
        expect(await contentPolicy(path, cookie)).toMatch(/script-src 'self';.*frame-src 'none';/);
      }
    },
  );

  it.each(['/account', '/account/', '/sign-in', '/sign-up?next=%2Fexplore'])(
    "is the identity provider's where its button stands, and is only told of: %s",
    async (path) => {
      await edge.start();
      for (const cookie of ['', SIGNED_IN]) {
        expect(await policies(path, cookie)).toEqual([null, POLICY]);
        expect(await edge.page(path, cookie)).toContain('"isStrict":false');
        expect(await contentPolicy(path, cookie)).toMatch(
          /script-src 'self' https:\/\/apis\.google\.com;.*frame-src https:/,
        );
      }
    },
  );
});
