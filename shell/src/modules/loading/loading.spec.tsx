import { ModuleScope } from '@crewdeck/module-sdk/host';
import type { PageRelease } from '@crewdeck/releases/host-document';
import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRegistry, aRelease, inlineHostDocument, LOAD_LIMIT_MS } from '../testing/a-release.ts';
import { fakeEdge } from '../testing/fake-edge.ts';
import { loadDefinition, publish, publishAs, started } from '../testing/fake-runtime.ts';

// The federation runtime works only inside a bundle of the shell. Everything above it is the real loader.
jest.unstable_mockModule('./federation-runtime.ts', () => ({ loadDefinition }));
const { ModulePage } = await import('../module-page.tsx');
const { ModuleWidget } = await import('../module-widget.tsx');
const { refreshRegistry } = await import('../registry/page-registry.ts');
const { watchFailedFiles } = await import('./diagnosis.ts');

const REQUIRES = { sdk: '^1.0.0', contract: '^1.0.0', federation: '^2.0.0' };
const never = new Promise<never>(() => undefined);
const page = <ModulePage module="mf-explore" page="explore" title="Explore Users" />;
let edge: ReturnType<typeof fakeEdge>;

beforeAll(() => {
  inlineHostDocument(aRegistry([]));
  watchFailedFiles();
});

beforeEach(() => {
  started.length = 0;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

async function open(candidates: PageRelease[], options = {}, element = page) {
  edge = fakeEdge(aRegistry(candidates, options));
  await refreshRegistry();
  return render(element);
}

const aWorkingRelease = (text: string, overrides: Partial<PageRelease> = {}) =>
  publish(aRelease(overrides), () => <p>{text}</p>);
const outcomesOf = ({ release }: PageRelease) =>
  edge.reports.filter((report) => report.release === release).map(({ outcome }) => outcome);
/** Longer than what is known takes to be told. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

/** As a browser does for a script that it can't have, or refuses. */
function failFile({ entry }: PageRelease): never {
  aScript(entry).dispatchEvent(new Event('error'));
  throw new Error('The script failed to load.');
}

function aScript(src: string): HTMLScriptElement {
  const script = document.createElement('script');
  Object.assign(script, { type: 'text/plain', src, integrity: 'sha384-published' });
  document.head.append(script);
  return script;
}

describe('a page of a module', () => {
  it('comes from the live release while that works, and nothing else is loaded', async () => {
    const live = aWorkingRelease('live');
    await open([live, aWorkingRelease('last good')]);
    expect(await screen.findByText('live')).toBeVisible();
    expect(started).toEqual([live.release]);
    await waitFor(() => expect(outcomesOf(live)).toEqual(['ok']), { timeout: 2000 });
  });

  it('comes from the live release when only its first try fails', async () => {
    const live = publishAs(aRelease(), async (restart) => {
      if (restart === 0) throw new Error('A hiccup of the network.');
      return { pages: { explore: async () => () => <p>live</p> }, widgets: {} };
    });
    await open([live, aWorkingRelease('last good')]);
    expect(await screen.findByText('live')).toBeVisible();
    await waitFor(() => expect(outcomesOf(live)).toEqual(['ok']), { timeout: 2000 });
  });

  it('comes from the last good release when the live one throws at its start twice, and nobody is told but ops', async () => {
    const [live, lastGood] = [aRelease(), aWorkingRelease('last good')];
    await open([live, lastGood]);
    expect(await screen.findByText('last good')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(started).toEqual([live.release, live.release, lastGood.release]);
    await waitFor(() => expect(outcomesOf(live)).toEqual(['crash']));
  });

  it.each([
    ['the server does not have', { status: 404 }, ['load']],
    ['was altered on its way', { status: 200, body: 'altered' }, ['integrity']],
  ])('comes from the last good release when a file of the live one %s', async (_case, answer, outcomes) => {
    const live = aRelease();
    publishAs(live, async () => failFile(live));
    edge = fakeEdge(aRegistry([live, aWorkingRelease('last good')]));
    edge.files.set(live.entry, answer);
    await refreshRegistry();
    render(page);
    expect(await screen.findByText('last good')).toBeVisible();
    await waitFor(() => expect(outcomesOf(live)).toEqual(outcomes));
  });

  it('blames nobody for a file that something between server and page has stopped', async () => {
    const live = aRelease();
    publishAs(live, async () => failFile(live));
    await open([live, aWorkingRelease('last good')]);
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await screen.findByText('last good')).toBeVisible();
    await settle();
    expect(outcomesOf(live)).toEqual([]);
  });

  it.each([
    ['are still on their way: blames nobody', true, ['timeout']],
    ['files arrived', false, ['stuck']],
  ])(
    'comes from the last good release when the time of the live one is up, whose files %s',
    async (_case, isArriving, outcomes) => {
      const live = publishAs(aRelease(), async () => ({ pages: { explore: () => never }, widgets: {} }));
      const file = isArriving ? aScript(live.entry) : null;
      await open([live, aWorkingRelease('last good')]);
      expect(await screen.findByText('last good')).toBeVisible();
      file?.remove();
      await waitFor(() => expect(outcomesOf(live)).toEqual(outcomes));
    },
  );

  it('has one time limit for both of its tries', async () => {
    const live = publishAs(aRelease(), async (restart) => {
      await new Promise((resolve) => setTimeout(resolve, LOAD_LIMIT_MS * 0.6));
      if (restart === 0) throw new Error('A hiccup of the network.');
      return { pages: { explore: async () => () => <p>live</p> }, widgets: {} };
    });
    await open([live, aWorkingRelease('last good')]);
    expect(await screen.findByText('last good')).toBeVisible();
  });

  it.each<[string, Partial<PageRelease>, string[]]>([
    ['needs a much newer SDK', { requires: { ...REQUIRES, sdk: '^1.5.0' } }, ['contract']],
    ['needs another federation runtime', { requires: { ...REQUIRES, federation: '^3.0.0' } }, ['contract']],
    ['comes from elsewhere', { entry: 'https://elsewhere.example/remoteEntry.js' }, []],
  ])(
    'comes from the last good release when the live one %s, of which nothing is loaded',
    async (_case, overrides, outcomes) => {
      const live = aWorkingRelease('live', overrides);
      await open([live, aWorkingRelease('last good')]);
      expect(await screen.findByText('last good')).toBeVisible();
      expect(started).not.toContain(live.release);
      await waitFor(() => expect(outcomesOf(live)).toEqual(outcomes));
    },
  );

  it('is replaced by a named panel when no release works, until another try finds one', async () => {
    const { unmount } = await open([aRelease(), aRelease()]);
    expect(await screen.findByRole('heading', { name: "Explore Users isn't available right now." })).toBeVisible();
    edge.registry = aRegistry([aWorkingRelease('repaired')]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('repaired')).toBeVisible();
    unmount();
  });

  it('gives every release another chance when it is opened again after all have failed', async () => {
    const live = aRelease();
    const { unmount } = await open([live]);
    await screen.findByRole('alert');
    unmount();
    publish(live, () => <p>back</p>);
    render(page);
    expect(await screen.findByText('back')).toBeVisible();
  });

  it('says so when its module was stopped, loads nothing, and comes once it is switched on again', async () => {
    await open([], { isStopped: true });
    expect(screen.getByRole('heading', { name: 'Explore Users is switched off for now.' })).toBeVisible();
    expect(started).toEqual([]);
    edge.registry = aRegistry([aWorkingRelease('resumed')]);
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('resumed')).toBeVisible();
  });
});

describe('a widget whose props its placer does not know', () => {
  const withUses = (registry: ReturnType<typeof aRegistry>) => {
    const places = { routes: [], links: [], uses: { 'mf-explore/card': '^1.0.0' } };
    return {
      ...registry,
      modules: { ...registry.modules, 'mf-invites': { candidates: [], isStopped: false, places } },
    };
  };
  const aWidget = (version: string, text: string) =>
    publishAs(aRelease({ widgets: { card: version } }), async () => ({
      pages: {},
      widgets: { card: async () => () => <p>{text}</p> },
    }));
  const placed = (
    <ModuleScope release="mf-invites@1.0.0-00000000">
      <ModuleWidget of="mf-explore" name="card" props={{}} fallback={<p>fallback</p>} />
    </ModuleScope>
  );

  it('is taken from the last good release, or its fallback shows, and no release is blamed', async () => {
    edge = fakeEdge(withUses(aRegistry([aWidget('2.0.0', 'new props'), aWidget('1.3.0', 'known props')])));
    await refreshRegistry();
    const { unmount } = render(placed);
    expect(await screen.findByText('known props')).toBeVisible();
    unmount();

    edge.registry = withUses(aRegistry([aWidget('2.0.0', 'new props')]));
    await refreshRegistry();
    render(placed);
    expect(screen.getByText('fallback')).toBeVisible();
    await settle();
    expect(edge.reports.filter(({ outcome }) => outcome !== 'ok')).toEqual([]);
  });
});
