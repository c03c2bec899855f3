import { myDataKeys, usePageTitle } from '@crewdeck/module-sdk';
import { aProfile, aSessionUser } from '@crewdeck/module-sdk/builders';
import { publishSession, QueryClientProvider } from '@crewdeck/module-sdk/host';
import { answerCalls, createTestHost, tellSuspension } from '@crewdeck/module-sdk/testing';
import { jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { aRegistry, inlineHostDocument } from '../modules/testing/a-release.ts';
import { watchSuspension } from '../session/suspension.ts';
import { AppLayout } from './app-layout.tsx';

function Person() {
  usePageTitle(' Ada  \nLindqvist ');
  return <p>Ada</p>;
}

const PERSON = aSessionUser();

async function openAt(address: string, profile?: ReturnType<typeof aProfile>) {
  const router = createMemoryRouter(
    [
      {
        element: <AppLayout />,
        children: [
          { path: '/', handle: { title: 'Find teammates' }, element: <p>Landing</p> },
          { path: '/explore', handle: { title: 'Explore Users' }, element: <p>People</p> },
          { path: '/people/:id', handle: { title: 'Profile' }, element: <Person /> },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  act(() => publishSession(profile ? PERSON : null));
  const { queryClient } = createTestHost(<p />);
  if (profile) {
    answerCalls(() => ({ body: [] }));
    queryClient.setQueryData(myDataKeys.profile(PERSON.uid), profile);
  }
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

beforeAll(() => {
  inlineHostDocument(aRegistry([]));
  // jsdom draws nothing and so has nowhere to scroll to.
  window.scrollTo = () => undefined;
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
});

describe('somebody who is suspended', () => {
  it('reads why and how to object in place of any page, and goes on as a visitor', async () => {
    // Nobody has started a session that could be ended.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const router = await openAt('/explore');
    watchSuspension();
    act(() => tellSuspension('Your account is suspended. Reason: “Spam” To object, write to help@x.test'));

    expect(await screen.findByRole('heading', { level: 1, name: 'Your account is suspended' })).toHaveFocus();
    expect(screen.getByText(/^Reason:/)).toHaveTextContent('Reason: “Spam” To object, write to help@x.test.');
    expect(screen.getByRole('link', { name: 'help@x.test' })).toHaveAttribute('href', 'mailto:help@x.test');
    expect(screen.queryByText('People')).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Continue as a visitor' }));
    expect(screen.getByText('Landing')).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
  });
});

describe('somebody whose profile ops have hidden', () => {
  it('reads on each page what that means, why, and whom to write to', async () => {
    inlineHostDocument(aRegistry([]), { contact: 'help@crewdeck.test' });
    const router = await openAt('/', aProfile({ hiddenReason: 'It sells essays.' }));
    expect(await screen.findByText('Your profile is hidden.')).toBeVisible();
    await act(() => router.navigate('/explore'));
    expect(screen.getByText('Your profile is hidden.')).toBeVisible();
    expect(screen.getByText(/^Reason:/)).toHaveTextContent('Reason: It sells essays.');
    const address = screen.getByRole('link', { name: 'help@crewdeck.test' });
    expect(address).toHaveAttribute('href', 'mailto:help@crewdeck.test');
    expect(address.parentElement).toHaveTextContent(
      'To object, or to have it shown again, write to help@crewdeck.test.',
    );
    expect(screen.getByRole('link', { name: 'change your profile' })).toHaveAttribute('href', '/create-profile');
  });
});

describe('arriving at a page', () => {
  it('gives the document the title of the page', async () => {
    const router = await openAt('/explore');
    expect(document.title).toBe('Explore Users · Crewdeck');
    await act(() => router.navigate('/'));
    expect(document.title).toBe('Crewdeck · Find teammates');
  });

  it('gives it the title that the page gave itself, until the next page', async () => {
    const router = await openAt('/people/1');
    expect(document.title).toBe('Ada Lindqvist · Crewdeck');
    expect(screen.getByRole('main', { name: 'Ada Lindqvist' })).toBeVisible();
    await act(() => router.navigate('/explore'));
    expect(document.title).toBe('Explore Users · Crewdeck');
  });

  it('moves focus to the main region, named after the page', async () => {
    const router = await openAt('/');
    expect(document.body).toHaveFocus();
    await act(() => router.navigate('/explore'));
    expect(screen.getByRole('main', { name: 'Explore Users' })).toHaveFocus();
  });

  it('leaves focus alone when only the query changes', async () => {
    const router = await openAt('/explore');
    await act(() => router.navigate('/explore?search=ada'));
    expect(screen.getByRole('main')).not.toHaveFocus();
  });

  it('lets the keyboard skip the navigation first', async () => {
    await openAt('/explore');
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('from one directory to the others', () => {
  it('lead links, which say where one is, on the pages of directories alone', async () => {
    const router = await openAt('/explore');
    const links = within(screen.getByRole('navigation', { name: 'Explore', hidden: true })).getAllByRole('link', {
      hidden: true,
    });
    expect(links.map(({ textContent }) => textContent)).toEqual(['Users', 'Projects', 'Hackathons']);
    expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([links[0]]);
    await act(() => router.navigate('/'));
    expect(screen.queryByRole('navigation', { name: 'Explore', hidden: true })).not.toBeInTheDocument();
  });
});

describe('losing the connection', () => {
  it('is said politely and taken back', async () => {
    await openAt('/');
    const connection = (isOnline: boolean) =>
      act(() => {
        Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
        window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
      });
    connection(false);
    expect(screen.getByText(/You're offline/).closest('[role=status]')).toBeVisible();
    connection(true);
    expect(screen.queryByText(/You're offline/)).not.toBeInTheDocument();
  });
});
