import { aSessionUser } from '@crewdeck/module-sdk/builders';
import { publishSession, QueryClientProvider } from '@crewdeck/module-sdk/host';
import { answerCalls, createTestHost } from '@crewdeck/module-sdk/testing';
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { aRegistry, inlineHostDocument } from '../modules/testing/a-release.ts';
import { loadDefinition } from '../modules/testing/fake-runtime.ts';

// The federation runtime works only inside a bundle of the shell.
jest.unstable_mockModule('../modules/loading/federation-runtime.ts', () => ({ loadDefinition }));
const { createShellRouter } = await import('./router.tsx');

const NOTICE = "We couldn't find that page, so here's the home page.";

function openAt(address: string) {
  window.history.replaceState(null, '', address);
  return openHere();
}

function openHere() {
  const router = createShellRouter();
  const { queryClient } = createTestHost(<p />);
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, unmount };
}

beforeAll(() => {
  inlineHostDocument(aRegistry([]));
  // jsdom draws nothing: it has no width and nowhere to scroll to.
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  window.scrollTo = () => undefined;
});
beforeEach(() => {
  answerCalls(() => ({ status: 503 }));
  act(() => publishSession(null));
});

describe('an unknown address', () => {
  it.each([
    ['a visitor', null],
    ['a person', aSessionUser()],
  ])('leads %s home, and says so until the next page', async (_, user) => {
    act(() => publishSession(user));
    const { router } = openAt('/no/such/page');
    expect(await screen.findByText(NOTICE)).toBeVisible();
    expect(screen.getByText(NOTICE).closest('[role=status]')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Great ideas need a crew.' })).toBeVisible();
    expect(window.location.pathname).toBe('/');
    await act(() => router.navigate('/messages'));
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
    await act(() => router.navigate(-1));
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  });

  it('says nothing any more once the home page is loaded again', async () => {
    const { router, unmount } = openAt('/no/such/page');
    await screen.findByText(NOTICE);
    unmount();
    router.dispose();
    openHere();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  });
});
