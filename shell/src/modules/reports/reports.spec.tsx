import { jest } from '@jest/globals';
import { aRegistry, aRelease, inlineHostDocument } from '../testing/a-release.ts';
import { fakeEdge } from '../testing/fake-edge.ts';

/** Of the SDK. */
const MOST_CALLS_PER_MINUTE = 300;

const release = aRelease();
const { module, release: id } = release;
let edge: ReturnType<typeof fakeEdge>;

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  jest.resetModules();
  window.history.pushState(null, '', '/explore');
  inlineHostDocument(aRegistry([release]));
  edge = fakeEdge(aRegistry([release]));
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const outcomes = () => edge.reports.map(({ outcome }) => outcome);
const hide = () => jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);

/** As if the page had just been loaded. */
async function freshPage() {
  const { report, sendReportsOnLeaving } = await import('./report.ts');
  const { reportShell } = await import('./report-shell.ts');
  const { refreshRegistry } = await import('../registry/page-registry.ts');
  return { report, sendReportsOnLeaving, reportShell, refreshRegistry };
}

describe('reports of how releases fare', () => {
  it('name module, release, outcome, the page by its pattern, and a message of one line', async () => {
    const { report } = await freshPage();
    report(release, 'error', new Error(`Broken:\n${'x'.repeat(300)}`));
    const message = `Broken: ${'x'.repeat(192)}`;
    expect(edge.reports).toEqual([{ module, release: id, outcome: 'error', route: '/explore', message }]);
  });

  it('say once in a page load that a release works, and never of one that can not start', async () => {
    const { report } = await freshPage();
    const broken = aRelease();
    report(release, 'ok');
    report(release, 'ok');
    report(broken, 'load');
    report(broken, 'ok');
    report(broken, 'load');
    await jest.advanceTimersByTimeAsync(2000);
    expect(outcomes()).toEqual(['ok', 'load']);
  });

  it('collect good news for a second, and send bad news at once with what waits', async () => {
    const { report } = await freshPage();
    report(release, 'ok');
    await jest.advanceTimersByTimeAsync(900);
    expect(edge.reports).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(200);
    expect(outcomes()).toEqual(['ok']);
    report(aRelease(), 'ok');
    report(aRelease(), 'crash');
    expect(outcomes()).toEqual(['ok', 'ok', 'crash']);
  });

  it('leave with the page', async () => {
    const { report, sendReportsOnLeaving } = await freshPage();
    sendReportsOnLeaving();
    report(release, 'ok');
    window.dispatchEvent(new Event('pagehide'));
    expect(outcomes()).toEqual(['ok']);
  });

  it('are at most 20 in a request and 100 in a page load', async () => {
    const { report } = await freshPage();
    const send = jest.spyOn(navigator, 'sendBeacon');
    for (const each of Array.from({ length: 150 }, () => aRelease())) report(each, 'ok');
    await jest.advanceTimersByTimeAsync(2000);
    expect(send).toHaveBeenCalledTimes(5);
    expect(edge.reports).toHaveLength(100);
  });

  it('say of a page that nobody looks at only what can not start', async () => {
    const { report } = await freshPage();
    hide();
    for (const outcome of ['ok', 'timeout', 'stuck', 'busy', 'error', 'load'] as const) report(release, outcome);
    await jest.advanceTimersByTimeAsync(2000);
    expect(outcomes()).toEqual(['load']);
  });

  it('are not made of a preview, even after its end, or of a module that is being worked on', async () => {
    const { report, refreshRegistry } = await freshPage();
    const preview = { module, release: id, expiresAt: '2026-05-03T14:30:00Z' };
    edge.registry = aRegistry([release], { preview });
    await refreshRegistry();
    edge.registry = aRegistry([]);
    await refreshRegistry();
    report(release, 'crash');
    report(aRelease({ entry: `/modules/${module}/dev/remoteEntry.js` }), 'crash');
    expect(edge.reports).toEqual([]);
  });
});

describe('the shell', () => {
  const shell = { module: 'shell', release: '1.0.0-5e11ffff' };

  it('reports itself under its own name, and what fails later as an error', async () => {
    const { reportShell } = await freshPage();
    reportShell();
    reportShell({ error: new Error('Broken.') });
    expect(edge.reports).toMatchObject([
      { ...shell, outcome: 'ok' },
      { ...shell, outcome: 'error' },
    ]);
  });

  it('is no success when it crashed first, and not to blame for a chunk that is gone', async () => {
    const { reportShell } = await freshPage();
    reportShell({ error: Object.assign(new Error('Gone.'), { name: 'ChunkLoadError' }) });
    reportShell({ error: new Error('Broken.') });
    reportShell();
    await jest.advanceTimersByTimeAsync(2000);
    expect(outcomes()).toEqual(['crash']);
  });
});

it('is told of a release that calls without end', async () => {
  await freshPage();
  const { watchErrors } = await import('./watch-errors.ts');
  const { createHttp } = await import('@crewdeck/module-sdk/host');
  watchErrors();
  const http = createHttp(`${module}@${id}`);
  for (let call = 0; call <= MOST_CALLS_PER_MINUTE; call += 1) http.getPage('GET /api/users').catch(() => undefined);
  expect(outcomes()).toEqual(['error']);
});

describe('an error that nobody handles', () => {
  const own = `${window.location.origin}/modules/${module}/${id}`;
  const chrome = (...files: string[]) =>
    `Error: Broken.\n${files.map((file) => `    at f (${file}:1:234)`).join('\n')}`;
  const anError = (stack: string, more = {}) => Object.assign(new Error('Broken.'), { stack }, more);

  async function outcomesAfter(error: unknown) {
    await freshPage();
    const { watchErrors } = await import('./watch-errors.ts');
    watchErrors();
    window.dispatchEvent(new ErrorEvent('error', { error }));
    return outcomes();
  }

  it.each([
    ['whose file has thrown it', anError(chrome(`${own}/12.js`, 'chrome-extension://abc/content.js'))],
    [
      'where a built-in has thrown it',
      anError(`Error: Broken.\n    at JSON.parse (<anonymous>)\n    at ${own}/12.js:1:2`),
    ],
    ['in the stack of another browser', anError(`f@${own}/~1/12.js:1:234\ng@${window.location.origin}/x.js:1:2`)],
  ])('is told of the release %s', async (_case, error) => {
    expect(await outcomesAfter(error)).toEqual(['error']);
  });

  it.each([
    ['of an extension that a module has called', anError(chrome('chrome-extension://abc/content.js', `${own}/12.js`))],
    ['of a patched fetch', anError(chrome('<anonymous>', `${own}/12.js`))],
    ['of the shell', anError(chrome(`${window.location.origin}/modules/shell/1.0.0-5e11ffff/main.js`, `${own}/1.js`))],
    ['of another site that names a module', anError(chrome(`https://elsewhere.example/modules/${module}/${id}/1.js`))],
    ['whose message looks like a frame', anError('Error: f@x:1:2')],
    ['of the network', anError(chrome(`${own}/12.js`), { name: 'NetworkError' })],
    ['of a chunk', anError(chrome(`${own}/12.js`), { name: 'ChunkLoadError' })],
    ['that is none', 'a text'],
  ])('%s is told of nobody', async (_case, error) => {
    expect(await outcomesAfter(error)).toEqual([]);
  });
});
