import { createHash } from 'node:crypto';
import { createApp } from '../create-app.ts';
import { parseConfig } from '../platform/config/config.ts';
import { TestApi } from '../testing/test-api.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { committedDocument } from './committed-document.ts';
import { currentDocument, currentOperations } from './current-document.ts';

/** For programs and people who look after the API, not for clients of the product. */
const UNDOCUMENTED = ['GET /api/docs', 'GET /api/docs/openapi.json', 'GET /metrics'];

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
  it('is committed as the controllers and the contract say it: write it anew with the command openapi', () => {
    expect(committedDocument()).toBe(currentDocument());
  });

  it('describes every route that the server has, and no other', async () => {
    const described = currentOperations().map(({ method, path }) => `${method} ${path}`);
    expect((await registeredRoutes()).sort()).toEqual([...described, ...UNDOCUMENTED].sort());
  });

  it('names every call once', () => {
    const ids = currentOperations().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
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

  it('is a page that runs nothing, loads nothing and names every call', async () => {
    const response = await fetch(`${api.url}/api/docs`);
    const page = await response.text();
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(response.headers.get('content-security-policy')).toContain(
      `default-src 'none'; style-src 'sha256-${hash}';`,
    );
    expect(page).not.toMatch(/<script|https?:|src=|style="/);
    for (const { method, path } of currentOperations()) expect(page).toContain(`<h3>${method} ${path}</h3>`);
  });
});
