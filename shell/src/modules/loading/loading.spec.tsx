import type { PageRelease } from '@crewdeck/releases/host-document';
import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRegistry, aRelease, inlineHostDocument } from '../testing/a-release.ts';
import { fakeEdge } from '../testing/fake-edge.ts';
import { loadDefinition, publish, publishAs, started } from '../testing/fake-runtime.ts';

// The federation runtime works only inside a bundle of the shell. Everything above it is the real loader.
jest.unstable_mockModule('../federation-runtime.ts', () => ({ loadDefinition }));
const { ModulePage } = await import('../module-page.tsx');
const { noteBuiltIns } = await import('../health/built-ins.ts');
const { refreshRegistry } = await import('../registry/page-registry.ts');
const { watchFailedFiles } = await import('./failed-files.ts');

const never = new Promise<never>(() => undefined);
let edge: ReturnType<typeof fakeEdge>;

beforeAll(() => {
  inlineHostDocument(aRegistry([]));
  watchFailedFiles();
  noteBuiltIns();
});

beforeEach(() => {
  started.length = 0;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

async function openPage(candidates: PageRelease[], options = {}) {
  edge = fakeEdge(aRegistry(candidates, options));
  await refreshRegistry();
  return render(<ModulePage module="mf-explore" page="explore" title="Explore Users" />);
}

const aWorkingRelease = (text: string, overrides: Partial<PageRelease> = {}) =>
  publish(aRelease(overrides), () => <p>{text}</p>);
const outcomesOf = ({ release }: PageRelease) =>
  edge.reports.filter((report) => report.release === release).map(({ outcome }) => outcome);

/** As a browser does for a script that it can't have, or refuses. */
function failFile({ entry }: PageRelease, integrity: string): never {
  const script = document.createElement('script');
  script.type = 'text/plain';
  Object.assign(script, { src: entry, integrity });
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  throw new Error('The script failed to load.');
}

describe('a page of a module', () => {
  it('comes from the live release while that works, and nothing else is loaded', async () => {
    const live = aWorkingRelease('live');
    await openPage([live, aWorkingRelease('last good')]);
    expect(await screen.findByText('live')).toBeVisible();
    expect(started).toEqual([live.release]);
    await waitFor(() => expect(outcomesOf(live)).toEqual(['ok']), { timeout: 2000 });
  });

  it('comes from the last good release when the live one fails to load twice, and nobody is told but ops', async () => {
    const [live, lastGood] = [aRelease(), aWorkingRelease('last good')];
    await openPage([live, lastGood]);
    expect(await screen.findByText('last good')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(started).toEqual([live.release, live.release, lastGood.release]);
    await waitFor(() => expect(outcomesOf(live)).toEqual(['load']));
  });

  it('comes from the live release when only its first try fails', async () => {
    const live = publishAs(aRelease(), async (restart) => {
      if (restart === 0) throw new Error('A hiccup of the network.');
      return { pages: { explore: async () => () => <p>live</p> }, widgets: {} };
    });
    await openPage([live, aWorkingRelease('last good')]);
    expect(await screen.findByText('live')).toBeVisible();
  });

  it('comes from the last good release when a chunk of the live one hangs, which is waited for once', async () => {
    const live = publishAs(aRelease(), async () => ({ pages: { explore: () => never }, widgets: {} }));
    const lastGood = aWorkingRelease('last good');
    await openPage([live, lastGood]);
    expect(await screen.findByText('last good')).toBeVisible();
    expect(started).toEqual([live.release, lastGood.release]);
    await waitFor(() => expect(outcomesOf(live)).toEqual(['timeout']));
  });

  it('has one time limit for both of its tries', async () => {
    const limits: number[] = [];
    const live = publishAs(aRelease(), async (_restart, limit) => {
      limits.push(limit);
      throw new Error('The script failed to load.');
    });
    await openPage([live, aWorkingRelease('last good')]);
    expect(await screen.findByText('last good')).toBeVisible();
    expect(limits).toHaveLength(2);
    expect(limits[1]).toBeLessThan(limits[0] ?? 0);
  });

  it('is reported as the fault of the live release when the last good one fails where that one ran first', async () => {
    const crash = () => {
      throw new Error('A page that can not be drawn.');
    };
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const [live, lastGood] = [publish(aRelease(), crash), publish(aRelease(), crash)];
    await openPage([live, lastGood]);
    await screen.findByRole('alert');
    await waitFor(() => expect(outcomesOf(live)).toEqual(['crash']));
    expect(outcomesOf(lastGood)).toEqual([]);
  });

  it('is not to blame for what a release that ran before it has changed of the language', async () => {
    const { copyWithin } = Array.prototype;
    const broken = aWorkingRelease('broken');
    const { unmount } = await openPage([broken]);
    await screen.findByText('broken');
    unmount();
    const next = aWorkingRelease('next');
    edge.registry = aRegistry([next]);
    await refreshRegistry();
    Reflect.set(Array.prototype, 'copyWithin', () => []);
    render(<ModulePage module="mf-explore" page="explore" title="Explore Users" />);
    expect(await screen.findByText('next')).toBeVisible();
    expect(Array.prototype.copyWithin).toBe(copyWithin);
    await waitFor(() => expect(outcomesOf(broken)).toContain('page'));
    expect(outcomesOf(next)).not.toContain('page');
  });

  it('is told of when it changes the language, of which nothing stays changed', async () => {
    const { copyWithin } = Array.prototype;
    const live = publishAs(aRelease(), async () => {
      Reflect.set(Array.prototype, 'copyWithin', () => []);
      return { pages: { explore: async () => () => <p>live</p> }, widgets: {} };
    });
    await openPage([live]);
    expect(await screen.findByText('live')).toBeVisible();
    expect(Array.prototype.copyWithin).toBe(copyWithin);
    await waitFor(() => expect(outcomesOf(live)).toContain('page'));
  });

  it('is reported as the fault of the last good release when the live one never ran', async () => {
    const [live, lastGood] = [aRelease(), aRelease()];
    await openPage([live, lastGood]);
    await screen.findByRole('alert');
    await waitFor(() => expect(outcomesOf(lastGood)).toEqual(['load']));
  });

  it('comes from the last good release when a file of the live one was altered, without asking for it again', async () => {
    const live = aRelease();
    publishAs(live, async () => failFile(live, 'sha384-published'));
    edge = fakeEdge(aRegistry([live, aWorkingRelease('last good')]));
    edge.files.set(live.entry, { status: 200, body: 'altered' });
    await refreshRegistry();
    render(<ModulePage module="mf-explore" page="explore" title="Explore Users" />);
    expect(await screen.findByText('last good')).toBeVisible();
    expect(started.filter((release) => release === live.release)).toHaveLength(1);
    await waitFor(() => expect(outcomesOf(live)).toEqual(['integrity']));
  });

  it.each<[string, Partial<PageRelease>]>([
    ['lacks the page', { pages: [] }],
    ['needs a much newer SDK', { requires: { sdk: '^1.5.0', contract: '^1.0.0', federation: '^2.0.0' } }],
    ['needs another federation runtime', { requires: { sdk: '^1.0.0', contract: '^1.0.0', federation: '^3.0.0' } }],
    ['comes from elsewhere', { entry: 'https://elsewhere.example/remoteEntry.js' }],
  ])(
    'is taken from the last good release when the live one %s, of which nothing is loaded',
    async (_case, overrides) => {
      const live = aWorkingRelease('live', overrides);
      await openPage([live, aWorkingRelease('last good')]);
      expect(await screen.findByText('last good')).toBeVisible();
      expect(started).not.toContain(live.release);
    },
  );

  it('is reported as unfit once, however often it is opened', async () => {
    const candidates = [aWorkingRelease('live', { pages: [] }), aWorkingRelease('last good')];
    const { unmount } = await openPage(candidates);
    await screen.findByText('last good');
    unmount();
    render(<ModulePage module="mf-explore" page="explore" title="Explore Users" />);
    await screen.findByText('last good');
    await waitFor(() => expect(edge.reports.map(({ outcome }) => outcome)).toEqual(['contract']));
  });

  it('is replaced by a named panel when no release works, until another try finds one', async () => {
    await openPage([aRelease(), aRelease()]);
    expect(await screen.findByRole('heading', { name: 'Explore Users is not available right now' })).toBeVisible();
    edge.registry = aRegistry([aWorkingRelease('repaired')]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('repaired')).toBeVisible();
  });

  it('gives every release another chance when it is opened again after all have failed', async () => {
    const live = aRelease();
    const { unmount } = await openPage([live]);
    await screen.findByRole('alert');
    unmount();
    publish(live, () => <p>back</p>);
    render(<ModulePage module="mf-explore" page="explore" title="Explore Users" />);
    expect(await screen.findByText('back')).toBeVisible();
  });
});

describe('a page of a module that was stopped', () => {
  it('says so, loads nothing, and shows the page once it is switched on again', async () => {
    await openPage([], { isStopped: true });
    expect(screen.getByRole('heading', { name: 'Explore Users is switched off for the moment.' })).toBeVisible();
    expect(screen.getByText('You can go on with another page meanwhile.')).toBeVisible();
    expect(started).toEqual([]);

    edge.registry = aRegistry([aWorkingRelease('resumed')]);
    await userEvent.click(screen.getByRole('button', { name: 'Look again' }));
    expect(await screen.findByText('resumed')).toBeVisible();
  });
});
