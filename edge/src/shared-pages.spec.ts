import { SIGNED_IN_COOKIE } from '@crewdeck/releases';
import { rawCall } from './testing/raw-call.ts';
import { TestEdge } from './testing/test-edge.ts';
import { until } from './testing/until.ts';

const ADA = {
  id: '3f0c3b52-95b5-4a4b-9d35-0d6d0f3f7a11',
  name: 'Ada "</script><script>alert(1)</script>',
  bio: `Builds\n engines. \u202E<b>${'x'.repeat(300)}`,
  branch: null,
  academicYear: null,
  skills: [{ skill: { id: 'go', name: 'Go' }, level: 'Mid' }],
  githubUrl: 'javascript:alert(1)',
  portfolioUrl: 'https://ada.example',
  email: 'ada@people.example',
};

let edge: TestEdge;
let calls: (string | undefined)[];

beforeEach(async () => {
  edge = await TestEdge.with({ shell: '00000000' });
  calls = [];
  edge.api.others = ({ url }, response) => {
    calls.push(url);
    if (url === `/api/users/${ADA.id}`) response.end(JSON.stringify(ADA));
    else response.writeHead(404).end('{}');
  };
  await edge.start({ PUBLIC_ORIGIN: 'https://crewdeck.example/elsewhere' });
});

afterEach(() => edge.end());

describe('the document of a page that one can share', () => {
  it('says for strangers what it is about, on one line, and nothing in it ends an element', async () => {
    const html = await edge.page(`/people/${ADA.id}`);
    const name = 'Ada &quot;&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;';
    expect(html).toContain(`<title>${name} · Crewdeck</title>`);
    expect(html).toContain(`<meta property="og:title" content="${name}">`);
    expect(html).toContain(`<meta name="description" content="Builds engines. &lt;b&gt;${'x'.repeat(180)}…">`);
    expect(html).toContain(`<link rel="canonical" href="https://crewdeck.example/people/${ADA.id}">`);
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('noindex');
  });

  it('gives machines the same as data, without an address that is none of the web', async () => {
    const html = await edge.page(`/people/${ADA.id}`);
    const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Person',
      name: ADA.name,
      url: `https://crewdeck.example/people/${ADA.id}`,
      knowsAbout: ['Go'],
      sameAs: ['https://ada.example'],
    });
    expect(html).not.toContain(ADA.email);
  });

  it.each([404, 400])('is to be found by nobody where strangers find nothing: %s', async (status) => {
    edge.api.others = (_request, response) => void response.writeHead(status).end('{}');
    const answer = await edge.get('/projects/hidden');
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<title>Crewdeck</title>');
  });

  it('asks the API once for many, as what it said is remembered', async () => {
    await Promise.all(Array.from({ length: 20 }, () => edge.page(`/people/${ADA.id}`)));
    await edge.page(`/People/${ADA.id}/`);
    expect(calls).toEqual([`/api/users/${ADA.id}`]);
  });

  it.each([404, 403])('names within seconds nobody whom the API no longer shows: %s', async (status) => {
    const read = () => edge.page(`/people/${ADA.id}`);
    expect(await read()).toContain('&lt;/script&gt;');
    edge.api.others = (_request, response) => void response.writeHead(status).end('{}');
    const hiddenAt = performance.now();
    await until(async () => (await read()).includes('<title>Crewdeck</title>'));
    expect(performance.now() - hiddenAt).toBeLessThan(6_000);
  });

  it('comes without it to who is signed in, and for every other page', async () => {
    await edge.page(`/people/${ADA.id}`, `${SIGNED_IN_COOKIE}=1`);
    expect((await edge.get('/projects/hidden', { cookie: `${SIGNED_IN_COOKIE}=1` })).status).toBe(200);
    for (const path of ['/', '/explore', '/people', `/people/${'x'.repeat(200)}`, '/constructor/1']) {
      expect(await edge.page(path)).toContain('<title>Crewdeck</title>');
    }
    expect(calls).toEqual([]);
  });

  it.each([
    ['hangs', () => undefined],
    ['answers nonsense', (_request: unknown, response: { end: (text: string) => void }) => response.end('<html>')],
    ['says something else', (_request: unknown, response: { end: (text: string) => void }) => response.end('{"id":1}')],
  ])('is the plain one while the API %s', async (_what, answer) => {
    edge.api.others = answer;
    const html = await edge.page(`/people/${ADA.id}`);
    expect(html).toContain('<title>Crewdeck</title>');
    expect(html).not.toContain('noindex');
  });

  it('has an address of ours wherever none is set, and never what a request says of it', async () => {
    await edge.stop();
    await edge.start();
    const port = Number(new URL(edge.address).port);
    const { body } = await rawCall(port, `/people/${ADA.id}`, { host: 'evil.example' });
    expect(body).toContain(`<link rel="canonical" href="http://localhost:3000/people/${ADA.id}">`);
    expect(body).not.toContain('evil.example');
  });
});

it.each(['favicon.ico', 'favicon.svg', 'apple-touch-icon.png', 'social-card.png'])(
  'has a picture: /%s',
  async (file) => {
    const { answer } = await rawCall(Number(new URL(edge.address).port), `/${file}`, { connection: 'close' });
    expect([answer.statusCode, answer.headers['content-type']?.split('/')[0]]).toEqual([200, 'image']);
  },
);
