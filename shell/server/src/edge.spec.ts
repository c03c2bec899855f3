import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { parseConfig } from './config.ts';
import { createEdge } from './edge.ts';

const INTEGRITY = `sha384-${'A'.repeat(64)}`;
const UNREACHABLE_API = 'http://127.0.0.1:9';

let root: string;
let edge: FastifyInstance;
let address: string;

async function publish(module: string, hash: string): Promise<void> {
  const directory = join(root, 'releases', module, `1.0.0-${hash}`);
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, 'entry.js'), `/* ${hash} */`);
  const record = {
    schemaVersion: 1,
    module,
    version: '1.0.0',
    hash,
    container: `${module.replace('-', '_')}__${hash}`,
    entry: 'entry.js',
    initial: ['entry.js'],
    pages: { profile: [] },
    widgets: {},
    files: { 'entry.js': { integrity: INTEGRITY, bytes: 1 } },
    packages: [],
    requires: { sdk: '^1.0.0', contract: '^1.0.0' },
  };
  await writeFile(join(directory, 'release.json'), JSON.stringify(record));
}

async function makeLive(modules: Record<string, string>): Promise<void> {
  const entries = Object.entries(modules).map(([module, hash]) => [module, { live: `1.0.0-${hash}` }]);
  await writeRegistryText(JSON.stringify({ schemaVersion: 1, revision: 1, modules: Object.fromEntries(entries) }));
}

async function writeRegistryText(text: string): Promise<void> {
  await writeFile(join(root, 'registry.json'), text);
}

const page = async (path = '/') => (await fetch(`${address}${path}`)).text();

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'edge-'));
  await publish('shell', '00000000');
  await publish('mf-profile', '11111111');
  await publish('mf-profile', '22222222');
  await makeLive({ shell: '00000000', 'mf-profile': '11111111' });
  edge = await createEdge(
    parseConfig({
      RELEASES_DIR: join(root, 'releases'),
      REGISTRY_FILE: join(root, 'registry.json'),
      API_URL: UNREACHABLE_API,
      LOG_LEVEL: 'silent',
    }),
  );
  address = await edge.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => edge.close());

describe('a page load', () => {
  it('names the live release of each module, and starts the shell with its integrity', async () => {
    const html = await page('/explore');
    expect(html).toContain('/modules/mf-profile/1.0.0-11111111/entry.js');
    expect(html).toContain(`<script defer src="/modules/shell/1.0.0-00000000/entry.js" integrity="${INTEGRITY}"`);
  });

  it('follows the registry file with nothing else changed', async () => {
    await page();
    await makeLive({ shell: '00000000', 'mf-profile': '22222222' });
    expect(await page()).toContain('/modules/mf-profile/1.0.0-22222222/entry.js');
  });

  it.each([
    ['damaged', () => writeRegistryText('{ not json')],
    ['pointing at a release that is not there', () => makeLive({ shell: '00000000', 'mf-profile': '33333333' })],
  ])('stays with the last good registry while the file is %s', async (_case, breakIt) => {
    await page();
    await breakIt();
    expect(await page()).toContain('/modules/mf-profile/1.0.0-11111111/entry.js');
  });

  it('is never stored, and allows no script from elsewhere, from strings or inline', async () => {
    const { headers } = await fetch(address);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self' https:\/\/apis\.google\.com;/);
  });

  it.each([
    ['crewdeck-theme=dark', '<html lang="en" data-theme="dark">'],
    ['a=b; crewdeck-theme=light', '<html lang="en" data-theme="light">'],
    ['crewdeck-theme="><script>', '<html lang="en">'],
  ])('comes in the remembered theme, and in nothing else: %s', async (cookie, expected) => {
    const response = await fetch(address, { headers: { cookie } });
    expect(await response.text()).toContain(expected);
  });

  it('tells that no shell is live instead of showing an empty page', async () => {
    await makeLive({ 'mf-profile': '11111111' });
    const response = await fetch(address);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('Crewdeck is being set up');
  });
});

describe('a file of a release', () => {
  it('may be kept for a year', async () => {
    const response = await fetch(`${address}/modules/mf-profile/1.0.0-11111111/entry.js`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('is a plain 404 when it does not exist, never a page', async () => {
    const response = await fetch(`${address}/modules/mf-profile/1.0.0-11111111/gone.js`);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('<');
  });
});

describe('a call while the API is down', () => {
  it('is answered with a sentence', async () => {
    const response = await fetch(`${address}/api/projects`);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      code: 'server.unavailable',
      error: expect.stringContaining('again'),
    });
  });
});

describe('an address that can not be decoded', () => {
  it('leads home', async () => {
    const response = await fetch(`${address}/%E0%A4%A`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
  });

  it('is answered with a sentence where it is a call', async () => {
    const response = await fetch(`${address}/api/%E0%A4%A`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'This address is not valid.', code: 'request.malformed' });
  });
});

describe('the settings', () => {
  it('are refused with a line that names the variable', () => {
    expect(() => parseConfig({ PORT: 'eighty' })).toThrow('PORT');
  });

  it('are refused in production with an emulator, or with what is only for demonstrations', () => {
    const start = () => parseConfig({ NODE_ENV: 'production', FIREBASE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099' });
    expect(start).toThrow(/FIREBASE_AUTH_EMULATOR_URL.*FIREBASE_API_KEY.*FIREBASE_PROJECT_ID/s);
  });

  it('are taken in production when they name a real provider', () => {
    const real = { NODE_ENV: 'production', FIREBASE_API_KEY: 'a-key', FIREBASE_PROJECT_ID: 'crewdeck' };
    expect(parseConfig(real)).toMatchObject(real);
  });
});
