import { createApp } from '../create-app.ts';
import { parseConfig } from '../platform/config/config.ts';
import type { DescribedApi } from '../testing/described-api.ts';
import { TestApi } from '../testing/test-api.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { committedDocument } from './committed-document.ts';
import { currentDocument } from './current-document.ts';

/** For programs and people who look after the API, not for clients of the product. */
const UNDOCUMENTED = [
  'GET /api/docs',
  'GET /api/docs/',
  'GET /api/docs/{file}',
  'GET /api/docs/openapi.json',
  'GET /api/docs/swagger-initializer.js',
  'GET /metrics',
];

const { paths }: DescribedApi = JSON.parse(committedDocument());
const PATHS = Object.entries(paths);

async function registeredRoutes(): Promise<string[]> {
  const config = parseConfig({
    DATABASE_URL: await createTestDatabase(),
    FIREBASE_PROJECT_ID: 'demo-crewdeck',
    LOG_LEVEL: 'silent',
  });
  const app = await createApp(config);
  await app.init();
  const tree = app.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false });
  await app.close();
  return routesOf(tree);
}

/** The router prints a tree: four characters of indentation a level, then a piece of the path and its methods. */
function routesOf(tree: string): string[] {
  const pieces: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indentation = '', piece = '', methods = ''] = /^([│ ]*)[├└]── (\S*?)(?: \((.*)\))?$/.exec(line) ?? [];
    pieces.splice(indentation.length / 4, Number.POSITIVE_INFINITY, piece);
    const path = pieces.join('').replace(/:(\w+)/g, '{$1}');
    // The framework answers HEAD wherever it answers GET.
    return methods.split(', ').flatMap((method) => (method === '' || method === 'HEAD' ? [] : [`${method} ${path}`]));
  });
}

describe('the OpenAPI document', () => {
  it('is committed as the controllers and the contract say it: the command openapi writes it', async () => {
    expect(committedDocument()).toBe(await currentDocument());
  });

  it('describes every route that the server has, and no other', async () => {
    const described = PATHS.flatMap(([path, methods]) => Object.keys(methods).map((m) => `${m.toUpperCase()} ${path}`));
    expect((await registeredRoutes()).sort()).toEqual([...described, ...UNDOCUMENTED].sort());
  });

  it('names every call once', () => {
    const ids = PATHS.flatMap(([, methods]) => Object.values(methods).map(({ operationId }) => operationId));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('says which parts of a query a call cannot do without', () => {
    const query = paths['/api/unsubscribe']?.post?.parameters.filter((one) => 'in' in one && one.in === 'query');
    expect(query).toEqual([
      expect.objectContaining({ name: 'token', required: true }),
      expect.objectContaining({ name: 'all', required: false }),
    ]);
  });

  it('refers only to what it holds', () => {
    const text = committedDocument();
    const { components } = JSON.parse(text);
    const references = [...text.matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)];
    const missing = references.filter(([, kind = '', name = '']) => components[kind]?.[name] === undefined);
    expect(references.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });
});

describe('the documentation', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  afterAll(() => api.stop());

  it('is the committed document', async () => {
    const response = await fetch(`${api.url}/api/docs/openapi.json`);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.text()).toBe(committedDocument());
  });

  it('is a page that loads and asks nothing of another host', async () => {
    const response = await fetch(`${api.url}/api/docs`);
    expect(response.url).toBe(`${api.url}/api/docs/`);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'; /);
    const page = await response.text();
    const files = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => new URL(file, response.url));
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      expect(file.origin).toBe(api.url);
      expect((await fetch(file)).status).toBe(200);
    }
    const start = await (await fetch(`${api.url}/api/docs/swagger-initializer.js`)).text();
    expect(start).toContain("url: '/api/docs/openapi.json'");
    expect(start).not.toContain('http');
    const missing = await fetch(`${api.url}/api/docs/package.json`);
    expect([missing.status, await missing.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'request.not_found' }),
    ]);
  });
});
