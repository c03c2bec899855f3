import type { PageRelease } from '@crewdeck/releases/host-document';
import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, use, useEffect, useState } from 'react';
import { aRegistry, aRelease, inlineHostDocument } from './testing/a-release.ts';
import { fakeEdge } from './testing/fake-edge.ts';
import { loadDefinition, publish } from './testing/fake-runtime.ts';

// The federation runtime works only inside a bundle of the shell. Everything above it is the real loader.
jest.unstable_mockModule('./federation-runtime.ts', () => ({ loadDefinition }));
const { ModulePage } = await import('./module-page.tsx');
const { withoutSetAside } = await import('./health/set-aside.ts');
const { refreshRegistry } = await import('./registry/page-registry.ts');

let edge: ReturnType<typeof fakeEdge>;
let draws: string[] = [];

beforeAll(() => inlineHostDocument(aRegistry([])));

beforeEach(() => {
  draws = [];
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const page = <ModulePage module="mf-explore" page="explore" title="Explore Users" />;

async function openPage(candidates: PageRelease[], element = page) {
  edge = fakeEdge(aRegistry(candidates));
  await refreshRegistry();
  return render(element);
}

/** Longer than a slot takes to be sure that a page was drawn. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
const outcomesOf = ({ release }: PageRelease) =>
  edge.reports.filter((report) => report.release === release).map(({ outcome }) => outcome);

function CrashingPage(): never {
  draws.push('crash');
  throw new Error('A page that can not be drawn.');
}

function PageCrashingInEffect() {
  useEffect(() => {
    draws.push('crash');
    throw new Error('A page whose effect fails.');
  }, []);
  return <p>half a page</p>;
}

/** Presses the button of the page below, once that counts as drawn. */
async function crash() {
  const button = await screen.findByRole('button', { name: 'live' });
  await settle();
  await userEvent.click(button);
}

/** Works until somebody presses the button. */
function PageCrashingLater({ text }: { text: string }) {
  const [hasCrashed, setHasCrashed] = useState(false);
  if (hasCrashed) throw new Error('A page that fails in use.');
  return (
    <button type="button" onClick={() => setHasCrashed(true)}>
      {text}
    </button>
  );
}

const aGoodRelease = () => publish(aRelease(), () => <p>last good</p>);

function PageWaitingForEver() {
  draws.push('wait');
  use(NEVER);
  return null;
}

const NEVER = new Promise(() => undefined);

describe('a page that waits without end for something of its own', () => {
  it('gives way to the last good release after one time limit, and is told of', async () => {
    const live = publish(aRelease(), PageWaitingForEver);
    await openPage([live, aGoodRelease()]);
    expect(await screen.findByText(/^Loading/)).toBeVisible();
    expect(await screen.findByText('last good')).toBeVisible();
    await waitFor(() => expect(outcomesOf(live)).toEqual(['timeout']));
  });

  it('is found by the next page load when people leave before', async () => {
    sessionStorage.clear();
    const live = publish(aRelease(), PageWaitingForEver);
    await openPage([live, aGoodRelease()]);
    await waitFor(() => expect(draws).toContain('wait'));
    expect(sessionStorage.getItem('crewdeck-begun')).toContain(live.release);
    await screen.findByText('last good');
  });
});

describe('a page that crashes', () => {
  it.each([
    ['when it is first drawn', CrashingPage],
    ['in an effect of its first drawing', PageCrashingInEffect],
  ])('%s is tried once more, then gives way to the last good release without a word', async (_case, Page) => {
    const live = publish(aRelease(), Page);
    await openPage([live, aGoodRelease()]);
    expect(await screen.findByText('last good')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => expect(outcomesOf(live)).toEqual(['crash']));
  });

  it('only the first time it is drawn is shown, and counts as working', async () => {
    let isFirst = true;
    const live = publish(aRelease(), () => {
      useEffect(() => {
        if (!isFirst) return;
        isFirst = false;
        throw new Error('Bad luck.');
      }, []);
      return <p>live</p>;
    });
    await openPage([live, aGoodRelease()]);
    await waitFor(() => expect(outcomesOf(live)).toEqual(['ok']), { timeout: 2000 });
    expect(screen.getByText('live')).toBeVisible();
  });

  it('in every release is replaced by a named panel, and what is repaired by then by another try', async () => {
    await openPage([publish(aRelease(), CrashingPage), publish(aRelease(), PageCrashingInEffect)]);
    expect(await screen.findByRole('heading', { name: 'Explore Users is not available right now' })).toBeVisible();
    edge.registry = aRegistry([publish(aRelease(), () => <p>repaired</p>)]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('repaired')).toBeVisible();
  });

  it('in use is replaced by the panel, never by another release', async () => {
    const live = publish(aRelease(), () => <PageCrashingLater text="live" />);
    await openPage([live, aGoodRelease()]);
    await crash();
    expect(screen.getByRole('heading', { name: 'Explore Users is not available right now' })).toBeVisible();
    expect(screen.queryByText('last good')).not.toBeInTheDocument();
    await waitFor(() => expect(outcomesOf(live)).toEqual(['ok', 'crash']));
  });

  it('in use twice gives way to the last good release at the next try', async () => {
    await openPage([publish(aRelease(), () => <PageCrashingLater text="live" />), aGoodRelease()]);
    for (const _round of [1, 2]) {
      await crash();
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    }
    expect(await screen.findByText('last good')).toBeVisible();
  });

  it('in use gives way, in the next page load as well, to the last good release that helped when somebody asked', async () => {
    const [live, lastGood] = [publish(aRelease(), () => <PageCrashingLater text="live" />), aGoodRelease()];
    await openPage([live, lastGood]);
    for (const _round of [1, 2]) {
      await crash();
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    }
    await screen.findByText('last good');
    await settle();
    expect(withoutSetAside([live, lastGood])).toEqual([lastGood]);
  });

  it('is not set aside for the next page load while nobody has asked', async () => {
    const candidates = [publish(aRelease(), CrashingPage), aGoodRelease()];
    await openPage(candidates);
    await screen.findByText('last good');
    await settle();
    expect(withoutSetAside(candidates)).toEqual(candidates);
  });

  it('is still left out when the page is opened again', async () => {
    const { unmount } = await openPage([publish(aRelease(), CrashingPage), aGoodRelease()]);
    await screen.findByText('last good');
    unmount();
    draws = [];
    render(page);
    expect(await screen.findByText('last good')).toBeVisible();
    expect(draws).toEqual([]);
  });
});

describe('a page in a development build, whose effects run twice', () => {
  it('is shown once and counts as working', async () => {
    const live = publish(aRelease(), () => <p>live</p>);
    await openPage([live, aGoodRelease()], <StrictMode>{page}</StrictMode>);
    expect(await screen.findByText('live')).toBeVisible();
    await waitFor(() => expect(outcomesOf(live)).toEqual(['ok']), { timeout: 2000 });
  });

  it('gives way to the last good release when its effect crashes', async () => {
    const live = publish(aRelease(), PageCrashingInEffect);
    await openPage([live, aGoodRelease()], <StrictMode>{page}</StrictMode>);
    expect(await screen.findByText('last good')).toBeVisible();
    await settle();
    expect(outcomesOf(live)).toEqual(['crash']);
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

    unmount();
    render(page);
    expect(await screen.findByText('next release')).toBeVisible();
  });

  it('can stand beside one that shows the new release', async () => {
    await openPage([publish(aRelease(), () => <p>before</p>)]);
    await screen.findByText('before');
    edge.registry = aRegistry([publish(aRelease(), () => <p>after</p>)]);
    await act(refreshRegistry);
    render(page);
    expect(await screen.findByText('after')).toBeVisible();
    expect(screen.getByText('before')).toBeVisible();
  });
});
