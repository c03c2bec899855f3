import { integrityOf } from '@crewdeck/releases';
import { aChannel, aRegistry } from './testing/a-registry.ts';
import { textOf } from './testing/a-release.ts';
import { rawCall } from './testing/raw-call.ts';
import { TestEdge } from './testing/test-edge.ts';
import { until } from './testing/until.ts';

const SHELL_INTEGRITY = integrityOf(Buffer.from(textOf('00000000')));

let edge: TestEdge;

beforeAll(async () => {
  edge = await TestEdge.with({ shell: '00000000', 'mf-explore': '11111111' });
  await edge.start({ SUPPORT_CONTACT: 'help@crewdeck.test' });
});

afterAll(() => edge.end());

describe('a page load', () => {
  it('names the live release of each module, and starts the shell with its integrity', async () => {
    const html = await edge.page('/explore');
    expect(html).toContain('/modules/mf-explore/1.0.0-11111111/entry.js');
    const tag = `<script defer src="/modules/shell/1.0.0-00000000/entry.js" integrity="${SHELL_INTEGRITY}"`;
    // Without a first frame everything waits for it.
    expect(html).toContain(`${tag} crossorigin="anonymous" fetchpriority="high"></script>`);
  });

  it('says whom people write to', async () => {
    expect(await edge.page('/privacy')).toContain('"contact":"help@crewdeck.test"');
  });

  it('is kept by nobody, and allows no picture and no script from elsewhere, from strings or inline', async () => {
    const { headers } = await edge.get('/');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('vary')).toBe('cookie, accept-encoding');
    expect(headers.get('content-security-policy')).toContain("; script-src 'self'; ");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('content-security-policy')).toContain("; img-src 'self'; ");
  });

  it.each([
    ['crewdeck-theme=dark', '<html lang="en" data-theme="dark">'],
    ['a=b; crewdeck-theme=light', '<html lang="en" data-theme="light">'],
    ['crewdeck-theme="><script>', '<html lang="en">'],
  ])('comes in the remembered theme, and in nothing else: %s', async (cookie, expected) => {
    expect(await edge.page('/', cookie)).toContain(expected);
  });

  it('is not disturbed by cookies full of rubbish', async () => {
    const cookie = `;;=;crewdeck-canary=\u00e4; crewdeck-preview=${'x'.repeat(7_000)}; crewdeck-preview=a.b.c`;
    const response = await edge.get('/', { cookie });
    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toBeNull();
  });
});

describe('a file of a release', () => {
  const folder = '/modules/mf-explore/1.0.0-11111111';

  it('may be kept for a year', async () => {
    const response = await edge.get(`${folder}/entry.js`);
    expect(await response.text()).toBe(textOf('11111111'));
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('comes compressed to who can read that, and a cache is told so', async () => {
    const response = await edge.get(`${folder}/first.css`, { 'accept-encoding': 'br' });
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual(['br', 'accept-encoding']);
    expect(await response.text()).toBe(textOf('11111111'));
    const plain = await edge.get(`${folder}/first.css`, { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
  });

  it.each([
    `${folder}/gone.js`,
    '/modules/mf-explore/1.0.0-99999999/entry.js',
    '/modules/mf-unknown/1.0.0-11111111/entry.js',
    '/modules/',
    folder,
    `${folder}/`,
    `${folder}/.incoming/entry.js`,
    `${folder}/..%2f1.0.0-11111111/entry.js`,
    `${folder}/%2e%2e/%2e%2e/%2e%2e/registry.json`,
    '/modules/..%2fregistry.json',
    `${folder}\\..\\..\\..\\registry.json`,
    `${folder}/entry.js%00.css`,
  ])('is a plain 404 that nobody keeps when there is no %s', async (path) => {
    const { answer, body } = await rawCall(Number(new URL(edge.address).port), path);
    expect([answer.statusCode, body]).toEqual([404, 'Not found.']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-type']).toContain('text/plain');
  });

  it.each(['release.json', 'release%2ejson', '%72elease.json'])(
    'is not its record, which is for ops: %s',
    async (name) => {
      expect((await edge.get(`${folder}/${name}`)).status).toBe(404);
    },
  );
});

describe('a file that is not there', () => {
  it.each(['/mf-manifest.json', '/foo.js', '/explore/remoteEntry.js?v=1'])(
    'is told so to a program, and is the page for a person who types it: %s',
    async (path) => {
      const response = await edge.get(path, { accept: '*/*' });
      expect([response.status, await response.text()]).toEqual([404, 'Not found.']);
      expect((await edge.get(path, { accept: 'text/html,*/*;q=0.8' })).status).toBe(200);
    },
  );

  it.each(['/explore', '/people/1.5', '/'])('is not meant by an address of a page: %s', async (path) => {
    expect((await edge.get(path, { accept: '*/*' })).headers.get('content-type')).toContain('text/html');
  });
});

describe('an address that can not be decoded', () => {
  it('leads home', async () => {
    const response = await edge.get('/%E0%A4%A');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
  });

  it('is answered with a sentence where it is a call', async () => {
    const response = await edge.get('/api/%E0%A4%A');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: "This address isn't valid.", code: 'request.malformed' });
  });
});

describe('the registry for open pages', () => {
  it('is asked for again at no cost until it changes', async () => {
    const first = await edge.get('/registry');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const again = await edge.get('/registry', { 'if-none-match': `W/${etag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);

    edge.api.say(
      aRegistry(2, { shell: aChannel('00000000'), 'mf-explore': aChannel('11111111', { isStopped: true }) }),
    );
    await until(async () => (await edge.get('/registry', { 'if-none-match': etag })).status === 200);
    const { modules, ...rest } = await edge.registry();
    expect(rest).toEqual({ revision: 2, preview: null });
    expect(modules['mf-explore']).toMatchObject({ candidates: [], isStopped: true });
  });
});

describe('a call while the API is down', () => {
  it('is answered with a sentence', async () => {
    await edge.api.stop();
    const response = await edge.get('/api/projects');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      code: 'server.unavailable',
      error: expect.stringContaining('again'),
    });
  });
});
