import type { PageRelease } from '@crewdeck/releases/host-document';
import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, StrictMode, use, useEffect, useState } from 'react';
import { aRegistry, aRelease, inlineHostDocument, LOAD_LIMIT_MS } from './testing/a-release.ts';
import { fakeEdge } from './testing/fake-edge.ts';
import { loadDefinition, publish } from './testing/fake-runtime.ts';

// The federation runtime works only inside a bundle of the shell. Everything above it is the real loader.
jest.unstable_mockModule('./loading/federation-runtime.ts', () => ({ loadDefinition }));
const { ModulePage } = await import('./module-page.tsx');
const { refreshRegistry } = await import('./registry/page-registry.ts');

let edge: ReturnType<typeof fakeEdge>;
let draws: string[] = [];

beforeAll(() => inlineHostDocument(aRegistry([])));

beforeEach(() => {
  draws = [];
  window.history.pushState(null, '', '/explore');
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const page = <ModulePage module="mf-explore" page="explore" title="Explore Users" />;
const aGoodRelease = () => publish(aRelease(), () => <p>last good</p>);

async function openPage(candidates: PageRelease[], element = page) {
  edge = fakeEdge(aRegistry(candidates));
  await refreshRegistry();
  return render(element);
}

/** Longer than a slot takes to be sure that a page was drawn. */
const settle = (ms = 20) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
const outcomesOf = ({ release }: PageRelease) =>
  edge.reports.filter((report) => report.release === release).map(({ outcome }) => outcome);

function CrashingPage(): never {
  draws.push('crash');
  throw new Error('A page that can not be drawn.');
}

function PageCrashingInEffect() {
  useEffect(() => {
    throw new Error('A page whose effect fails.');
  }, []);
  return <p>half a page</p>;
}

function InStrictMode() {
  return (
    <StrictMode>
      <PageCrashingInEffect />
    </StrictMode>
  );
}

/** Fails as React does where a translator has put the text into an element of its own. */
function TranslatedPage(): never {
  throw new DOMException('The node before which the new node is to be inserted is not a child.', 'NotFoundError');
}

function PageWithoutChunk(): never {
  throw Object.assign(new Error('Loading chunk 403 failed.'), { name: 'ChunkLoadError' });
}

const never = new Promise<void>(() => undefined);
function PageWaitingForEver() {
  use(never);
  return null;
}

/** Works until somebody presses the button. */
function PageWithButton({ After }: { After: ComponentType }) {
  const [isPressed, setPressed] = useState(false);
  if (isPressed) return <After />;
  return (
    <button type="button" onClick={() => setPressed(true)}>
      live
    </button>
  );
}

const aReleaseCrashingLater = (After: ComponentType = CrashingPage) =>
  publish(aRelease(), () => <PageWithButton After={After} />);

async function crash() {
  const button = await screen.findByRole('button', { name: 'live' });
  await settle();
  await userEvent.click(button);
}

describe('a page that nobody has seen yet', () => {
  it.each<[string, ComponentType, string[]]>([
    ['crashes when it is first drawn', CrashingPage, ['crash']],
    ['crashes in an effect of its first drawing', PageCrashingInEffect, ['crash']],
    ['crashes in a development build, whose effects run twice', InStrictMode, ['crash']],
    ['has a chunk that arrives and is none', PageWithoutChunk, ['crash']],
    ['waits without end for something of its own', PageWaitingForEver, ['stuck']],
    ['crashes since the browser has translated it: blames nobody', TranslatedPage, []],
  ])('gives way to the last good release without a word when it %s', async (_case, Page, outcomes) => {
    const live = publish(aRelease(), Page);
    await openPage([live, aGoodRelease()]);
    expect(await screen.findByText('last good')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await settle();
    expect(outcomesOf(live)).toEqual(outcomes);
  });

  it('is still left out when it is opened again', async () => {
    const { unmount } = await openPage([publish(aRelease(), CrashingPage), aGoodRelease()]);
    await screen.findByText('last good');
    unmount();
    draws = [];
    render(page);
    expect(await screen.findByText('last good')).toBeVisible();
    expect(draws).toEqual([]);
  });

  it('is replaced by a named panel when it crashes in every release, and by what is repaired at another try', async () => {
    await openPage([publish(aRelease(), CrashingPage), publish(aRelease(), PageCrashingInEffect)]);
    expect(await screen.findByRole('heading', { name: "Explore Users isn't available right now." })).toBeVisible();
    edge.registry = aRegistry([publish(aRelease(), () => <p>repaired</p>)]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('repaired')).toBeVisible();
  });
});

test('the panel gives way by itself to what can be shown once the browser has its network back', async () => {
  await openPage([publish(aRelease(), CrashingPage)]);
  await screen.findByRole('heading', { name: "Explore Users isn't available right now." });
  edge.registry = aRegistry([publish(aRelease(), () => <p>repaired</p>)]);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('repaired')).toBeVisible();
});

test('the panel asks whether the development server runs where its page comes from one', async () => {
  const live = publish(aRelease(), CrashingPage);
  const origin = 'http://127.0.0.1:9000';
  edge = fakeEdge(aRegistry([live], { preview: { ...live, origin, expiresAt: new Date().toISOString() } }));
  await refreshRegistry();
  render(page);
  expect(await screen.findByText(/^We couldn't show it from http:\/\/127.0.0.1:9000. Is npm run dev/)).toBeVisible();
});

describe('a page that crashes in use', () => {
  it('is replaced by the panel, never by another release, and told of with page and message', async () => {
    const live = aReleaseCrashingLater();
    await openPage([live, aGoodRelease()]);
    await crash();
    expect(screen.getByRole('heading', { name: "Explore Users isn't available right now." })).toBeVisible();
    expect(screen.queryByText('last good')).not.toBeInTheDocument();
    const { module, release } = live;
    await waitFor(() =>
      expect(edge.reports).toEqual([
        { module, release, outcome: 'ok' },
        { module, release, outcome: 'error', route: '/explore', message: 'A page that can not be drawn.' },
      ]),
    );
  });

  it('gives way to the last good release when somebody asks for another try', async () => {
    await openPage([aReleaseCrashingLater(), aGoodRelease()]);
    await crash();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('last good')).toBeVisible();
  });

  it('may wait for something of its own without limit, as what was typed would be lost', async () => {
    await openPage([aReleaseCrashingLater(PageWaitingForEver), aGoodRelease()]);
    await crash();
    await settle(LOAD_LIMIT_MS + 100);
    expect(screen.getByText(/^Loading/)).toBeVisible();
  });

  it('blames nobody for a chunk that is gone with an old release', async () => {
    const live = aReleaseCrashingLater(PageWithoutChunk);
    await openPage([live]);
    await crash();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    await settle();
    expect(outcomesOf(live).filter((outcome) => outcome !== 'ok')).toEqual([]);
  });
});

describe('a page that is open while another release goes live', () => {
  it('stays as it is, with what was entered, and the next visit shows the new one', async () => {
    const { unmount } = await openPage([publish(aRelease(), () => <input aria-label="Title" />)]);
    await userEvent.type(await screen.findByLabelText('Title'), 'half a sentence');
    edge.registry = aRegistry([publish(aRelease(), () => <p>next release</p>)]);
    await act(refreshRegistry);
    await settle();
    expect(screen.getByLabelText('Title')).toHaveValue('half a sentence');
    render(page);
    expect(await screen.findByText('next release')).toBeVisible();
    expect(screen.getByLabelText('Title')).toBeVisible();
    unmount();
  });
});
