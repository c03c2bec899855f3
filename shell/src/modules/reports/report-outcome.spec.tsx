import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { aRegistry, aRelease, inlineHostDocument } from '../testing/a-release.ts';
import { fakeEdge } from '../testing/fake-edge.ts';

let edge: ReturnType<typeof fakeEdge>;

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  jest.resetModules();
  inlineHostDocument(aRegistry([]));
  edge = fakeEdge(aRegistry([]));
});

afterEach(() => jest.useRealTimers());

const EXPLORE = 'mf-explore/pages/explore';
const PROJECTS = 'mf-explore/pages/explore-projects';
/** Longer than a report takes from the page to the edge. */
const arrive = () => jest.advanceTimersByTimeAsync(50);
const outcomes = () => edge.reports.map(({ outcome }) => outcome);

/** As if the page had just been loaded. */
async function freshPage() {
  const { sendReportsOnLeaving } = await import('./report-outcome.ts');
  const { reportRelease } = await import('./report-release.ts');
  const { reportShell } = await import('./report-shell.ts');
  const { refreshRegistry } = await import('../registry/page-registry.ts');
  return { sendReportsOnLeaving, reportRelease, reportShell, refreshRegistry };
}

describe('reports of how releases fare', () => {
  it('name a module, a release, an outcome and the page load, and nobody', async () => {
    const { reportRelease } = await freshPage();
    const release = aRelease();
    reportRelease(release, 'timeout', EXPLORE);
    const report = { module: 'mf-explore', release: release.release, outcome: 'timeout' };
    await waitFor(() => expect(edge.reports).toEqual([report]));
    expect([...edge.tickets]).toEqual(['the-ticket-of-this-page-load']);
  });

  it('are made once for each part of a release', async () => {
    const { reportRelease } = await freshPage();
    const release = aRelease();
    for (const part of [EXPLORE, EXPLORE, PROJECTS, PROJECTS]) reportRelease(release, 'load', part);
    await waitFor(() => expect(outcomes()).toEqual(['load', 'load']));
    await arrive();
    expect(edge.reports).toHaveLength(2);
  });

  it('collect good news for a second, and send bad news at once with what waits', async () => {
    const { reportRelease } = await freshPage();
    reportRelease(aRelease(), 'ok', EXPLORE);
    await jest.advanceTimersByTimeAsync(900);
    expect(edge.reports).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(200);
    await waitFor(() => expect(outcomes()).toEqual(['ok']));

    reportRelease(aRelease(), 'ok', EXPLORE);
    reportRelease(aRelease(), 'crash', EXPLORE);
    await waitFor(() => expect(outcomes()).toEqual(['ok', 'ok', 'crash']));
  });

  it('leave with the page', async () => {
    const { reportRelease, sendReportsOnLeaving } = await freshPage();
    const stop = sendReportsOnLeaving();
    reportRelease(aRelease(), 'ok', EXPLORE);
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(outcomes()).toEqual(['ok']));
    stop();
  });

  it('are at most 20 in a request and 100 in a page load', async () => {
    const { reportRelease } = await freshPage();
    const sizes: number[] = [];
    navigator.sendBeacon = (_path, body) => {
      sizes.push((body as Blob).size);
      return true;
    };
    const releases = Array.from({ length: 150 }, () => aRelease());
    for (const release of releases) reportRelease(release, 'ok', EXPLORE);
    await jest.advanceTimersByTimeAsync(2000);
    expect(sizes).toHaveLength(5);
    expect(Math.max(...sizes)).toBeLessThan(20 * 100);
  });

  it.each([
    ['member', 'crewdeck-signed-in=yes'],
    ['visitor', 'crewdeck-signed-in=; max-age=0'],
  ])('tell that they are of a %s', async (audience, cookie) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the session remembers it
    document.cookie = cookie;
    const { reportRelease } = await freshPage();
    reportRelease(aRelease(), 'load', EXPLORE);
    await waitFor(() => expect([...edge.audiences]).toEqual([audience]));
  });

  it('go by an ordinary request where a beacon is not taken', async () => {
    const { reportRelease } = await freshPage();
    navigator.sendBeacon = () => false;
    reportRelease(aRelease(), 'load', EXPLORE);
    expect(edge.requests).toEqual(['POST /api/release-reports']);
  });

  it('are not made of a preview, even after its end', async () => {
    const { reportRelease, refreshRegistry } = await freshPage();
    const release = aRelease();
    const preview = { module: release.module, release: release.release, expiresAt: '2026-05-03T14:30:00Z' };
    edge.registry = aRegistry([release], { preview });
    await refreshRegistry();
    edge.registry = aRegistry([]);
    await refreshRegistry();
    reportRelease(release, 'crash', EXPLORE);
    await arrive();
    expect(edge.reports).toEqual([]);
  });

  it('are not made of a module that comes from its development server', async () => {
    const { reportRelease } = await freshPage();
    reportRelease(aRelease({ entry: '/dev/mf-explore/remoteEntry.js' }), 'crash', EXPLORE);
    await arrive();
    expect(edge.reports).toEqual([]);
  });
});

describe('the shell', () => {
  it('reports itself under its own name and release', async () => {
    const { reportShell } = await freshPage();
    reportShell('ok');
    reportShell('crash');
    const self = { module: 'shell', release: '1.0.0-5e11ffff' };
    await waitFor(() =>
      expect(edge.reports).toEqual([
        { ...self, outcome: 'ok' },
        { ...self, outcome: 'crash' },
      ]),
    );
  });

  it('is not called a success when it crashed first', async () => {
    const { reportShell } = await freshPage();
    reportShell('crash');
    reportShell('ok');
    await jest.advanceTimersByTimeAsync(2000);
    await waitFor(() => expect(outcomes()).toEqual(['crash']));
    await arrive();
    expect(outcomes()).toEqual(['crash']);
  });
});
