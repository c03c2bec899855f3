import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@crewdeck/releases';
import { aChannel, aRegistry } from '../testing/a-registry.ts';
import { aRecord, publish, textOf } from '../testing/a-release.ts';
import { TestEdge } from '../testing/test-edge.ts';
import { until } from '../testing/until.ts';
import { FirstFrames } from './first-frames.ts';

const SHELL = { prerendered: { '/': 'landing.html', '/explore|wide': 'landing.html' } };
const RENDERED = `<div id="root">${textOf('00000000')}</div>`;
const EMPTY = '<div id="root"></div>';
const STYLES = `<style>${textOf('00000000')}</style>`;
const NAMED = '<link rel="stylesheet" href="/modules/shell/1.0.0-00000000/first.css"';
const SIGNED_IN = 'crewdeck-signed-in=yes';
const LANDING = { file: 'landing.html', title: '', lead: '' };
const CALL = '<link rel="preload" as="fetch" href="/api/users?limit=48&amp;q=a" crossorigin="anonymous">';

let edge: TestEdge;

beforeAll(async () => {
  edge = await TestEdge.create();
  await publish(edge.store, 'shell', '00000000', SHELL);
  await publish(edge.store, 'mf-explore', '11111111');
  edge.api.say(aRegistry(1, { shell: aChannel('00000000'), 'mf-explore': aChannel('11111111') }));
  await edge.start();
});

afterAll(() => edge.end());

describe('the style sheet of a visitor', () => {
  it('stands in the document, whose policy lets in this one and no other', async () => {
    const response = await edge.get('/explore');
    const html = await response.text();
    expect(html).toContain(STYLES);
    expect(html).not.toContain(NAMED);
    const hash = createHash('sha256').update(textOf('00000000')).digest('base64');
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}';`);
  });

  it('stands in every other document of a visitor too, so that nobody fetches it on the way in', async () => {
    const html = await edge.page('/sign-in');
    expect(html).toContain(EMPTY);
    expect(html).toContain(STYLES);
  });

  it('is named for who is signed in', async () => {
    const response = await edge.get('/', { cookie: SIGNED_IN });
    const html = await response.text();
    expect(html).toContain(NAMED);
    expect(html).not.toContain('<style>');
    expect(response.headers.get('content-security-policy')).toContain("style-src 'self';");
  });

  it('finds its fonts where the file of it would', async () => {
    const css = 'a{src:url(font-2.woff2)}b{src:url(data:font/woff2,b)}c{src:url(/c.woff2)}';
    const file = 'first.css';
    await publish(edge.store, 'shell', '33333333', SHELL);
    await writeFile(join(edge.store, 'shell/1.0.0-33333333', file), css);
    const { files, ...record } = aRecord('shell', '33333333', SHELL);
    const shell = {
      ...record,
      files: { ...files, [file]: { integrity: integrityOf(Buffer.from(css)), bytes: css.length } },
    };
    const frames = new FirstFrames({ folder: edge.store }, { info: () => undefined, warn: () => undefined });
    expect((await frames.read(LANDING, shell))?.styles.css).toBe(
      css.replace('font-2.woff2', '/modules/shell/1.0.0-33333333/font-2.woff2'),
    );
  });
});

describe('a page that was rendered at build', () => {
  it('is in the document of who is not signed in', async () => {
    expect(await edge.page('/')).toContain(RENDERED);
    expect(await edge.page('/?utm=a', 'crewdeck-theme=dark')).toContain(RENDERED);
    expect(await edge.page('/explore')).toContain(RENDERED);
  });

  it('is not shown to who was signed in, nor at any other address', async () => {
    expect(await edge.page('/', SIGNED_IN)).toContain(EMPTY);
    expect(await edge.page('/profile')).toContain(EMPTY);
  });

  it('is left out while the module of the page is stopped, as a panel is drawn then', async () => {
    edge.api.say(
      aRegistry(2, { shell: aChannel('00000000'), 'mf-explore': aChannel('11111111', { isStopped: true }) }),
    );
    await until(async () => (await edge.page('/explore')).includes(EMPTY));
    expect(await edge.page('/')).toContain(RENDERED);
    edge.api.say(aRegistry(3, { shell: aChannel('00000000'), 'mf-explore': aChannel('11111111') }));
    await until(async () => (await edge.page('/explore')).includes(RENDERED));
  });

  it('is left out when its file is damaged', async () => {
    await publish(edge.store, 'shell', '22222222', SHELL);
    await writeFile(join(edge.store, 'shell/1.0.0-22222222/landing.html'), '<script>');
    edge.api.say(aRegistry(4, { shell: aChannel('22222222'), 'mf-explore': aChannel('11111111') }));
    await until(async () => (await edge.page('/')).includes('/1.0.0-22222222/'));
    expect(await edge.page('/')).toContain(EMPTY);
    expect(await readFile(join(edge.store, 'shell/1.0.0-00000000/landing.html'), 'utf8')).toBe(textOf('00000000'));
  });

  it('has the title and the lead of its route, and nothing in them ends an element', async () => {
    const frame = '<h1>{{title}}</h1><p>{{lead}}</p>';
    await writeFile(join(edge.store, 'shell/1.0.0-22222222/landing.html'), frame);
    const shell = aRecord('shell', '22222222');
    shell.files['landing.html'] = { integrity: integrityOf(Buffer.from(frame)), bytes: frame.length };
    const frames = new FirstFrames({ folder: edge.store }, { info: () => undefined, warn: () => undefined });
    const read = async (title: string) => (await frames.read({ ...LANDING, title, lead: '$& <b>' }, shell))?.html;
    expect(await read('Explore')).toBe('<h1>Explore</h1><p>$&amp; &lt;b&gt;</p>');
    expect(await read('{{lead}}')).toBe('<h1>{{lead}}</h1><p>$&amp; &lt;b&gt;</p>');
  });

  it('is back a minute after its file is, and read once', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
    const file = join(edge.store, 'shell/1.0.0-22222222/landing.html');
    await writeFile(file, '<script>');
    const warn = jest.fn();
    const frames = new FirstFrames({ folder: edge.store }, { info: () => undefined, warn });
    const shell = aRecord('shell', '22222222', SHELL);
    expect(await frames.read(LANDING, shell)).toBeNull();
    await writeFile(file, textOf('22222222'));
    expect(await frames.read(LANDING, shell)).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(60_000);
    expect((await frames.read(LANDING, shell))?.html).toBe(textOf('22222222'));
    jest.useRealTimers();
  });
});

describe('the first call of a page', () => {
  it('is announced to who is not signed in', async () => {
    expect(await edge.page('/explore')).toContain(CALL);
  });

  it.each([
    ['is signed in, whose answer may differ', '/explore', SIGNED_IN],
    ['asks for something in particular', '/explore?role=Design', ''],
    ['is on a page without one', '/', ''],
  ])('is not announced to who %s', async (_case, path, cookie) => {
    expect(await edge.page(path, cookie)).not.toContain('as="fetch"');
  });
});

test('a page is sent compressed to who can read that', async () => {
  const { headers } = await edge.get('/', { 'accept-encoding': 'gzip, br' });
  expect(headers.get('content-encoding')).toBe('br');
  expect(headers.get('vary')).toBe('cookie, accept-encoding');
});
