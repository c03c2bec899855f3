import { aChannel, aRegistry } from './testing/a-registry.ts';
import { publish } from './testing/a-release.ts';
import { TestEdge } from './testing/test-edge.ts';
import { until } from './testing/until.ts';

const PEOPLE = ['3f0c3b52-95b5-4a4b-9d35-0d6d0f3f7a11', '3f0c3b52-95b5-4a4b-9d35-0d6d0f3f7a12'];
const updatedAt = '2026-11-20T10:00:00.000Z';
const ORIGIN = 'https://crewdeck.example';

let edge: TestEdge;
let calls: string[];

/** One person a page, and nothing else. */
function answerPage(url = ''): { body: object[]; next: string | null } {
  const query = new URL(url, 'http://api').searchParams;
  if (query.get('kind') !== 'people') return { body: [], next: null };
  const isFirst = query.get('cursor') === null;
  return { body: [{ id: PEOPLE[isFirst ? 0 : 1], updatedAt }], next: isFirst ? `${url}&cursor=a%26b` : null };
}

beforeEach(async () => {
  edge = await TestEdge.create();
  calls = [];
  edge.api.others = ({ url = '' }, response) => {
    calls.push(url);
    const { body, next } = answerPage(url);
    if (next) response.setHeader('link', `<${next}>; rel="next"`);
    response.end(JSON.stringify(body));
  };
  await edge.start({ PUBLIC_ORIGIN: ORIGIN });
});

afterEach(() => edge.end());

const read = async (path: string) => (await edge.get(path)).text();
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

describe('the sitemap', () => {
  it('is where robots are told, beside what they leave alone', async () => {
    expect(await read('/robots.txt')).toBe(
      `User-agent: *\nDisallow: /api\nDisallow: /ops\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
    );
  });

  it('names every page of what the API lists, and each of them what is on it', async () => {
    const response = await edge.get('/sitemap.xml');
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const pages = addressesIn(await response.text());
    expect(pages).toEqual([
      `${ORIGIN}/sitemap/site.xml`,
      `${ORIGIN}/sitemap/page.xml?kind=people`,
      `${ORIGIN}/sitemap/page.xml?kind=people&amp;cursor=a%26b`,
      `${ORIGIN}/sitemap/page.xml?kind=projects`,
      `${ORIGIN}/sitemap/page.xml?kind=hackathons`,
    ]);
    const second = await read('/sitemap/page.xml?kind=people&cursor=a%26b');
    expect(second).toContain(`<url><loc>${ORIGIN}/people/${PEOPLE[1]}</loc><lastmod>${updatedAt}</lastmod></url>`);
  });

  it('names what visitors may open of each module, as that says itself', async () => {
    for (const module of ['shell', 'mf-explore', 'mf-profile']) await publish(edge.store, module, '00000000');
    const channel = aChannel('00000000');
    edge.api.say(aRegistry(1, { shell: channel, 'mf-explore': channel, 'mf-profile': channel }));
    await until(async () => (await edge.get('/readyz')).status === 200);
    await until(async () => addressesIn(await read('/sitemap/site.xml')).length === 3);
    expect(addressesIn(await read('/sitemap/site.xml'))).toEqual([
      `${ORIGIN}/`,
      `${ORIGIN}/privacy`,
      `${ORIGIN}/explore`,
    ]);
  });

  it('comes as it is kept, compressed, and plain to a client that can not read that', async () => {
    const compressed = await edge.get('/sitemap/page.xml?kind=people', { 'accept-encoding': 'gzip' });
    const plain = await edge.get('/sitemap/page.xml?kind=people', { 'accept-encoding': 'identity' });
    expect([compressed, plain].map(({ headers }) => headers.get('content-encoding'))).toEqual(['gzip', null]);
    expect(await plain.text()).toBe(await compressed.text());
  });

  it('names nobody for long whom the API no longer lists, and tells no cache to keep a page longer', async () => {
    const path = '/sitemap/page.xml?kind=people';
    expect((await edge.get(path)).headers.get('cache-control')).toBe('public, max-age=5');
    expect(await read(path)).toContain(PEOPLE[0]);
    edge.api.others = (_request, response) => void response.end('[]');
    const hiddenAt = performance.now();
    await until(async () => !(await read(path)).includes(String(PEOPLE[0])));
    expect(performance.now() - hiddenAt).toBeLessThan(7_000);
  });

  it('is asked of the API in pages of ten thousand, once for the many who ask', async () => {
    await Promise.all(Array.from({ length: 10 }, () => read('/sitemap.xml')));
    expect(calls).toHaveLength(4);
    expect(calls.every((call) => call.includes('last=true'))).toBe(true);
    await Promise.all(Array.from({ length: 10 }, () => read('/sitemap/page.xml?kind=projects')));
    expect(calls).toHaveLength(5);
    expect(calls.every((call) => call.includes('limit=10000'))).toBe(true);
  });

  it('is not there while the API is away, and says when to come again', async () => {
    await edge.api.stop();
    const response = await edge.get('/sitemap.xml');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  });

  it('has no pages but its own', async () => {
    expect((await edge.get('/sitemap/page.xml?kind=releases')).status).toBe(404);
  });
});
