import type { SessionUser } from '@crewdeck/module-sdk';
import { awaitSession, publishSession, sessionStore } from '@crewdeck/module-sdk/host';
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Access } from '../routes.ts';
import { forgetRole, learnRole } from '../session/ops-role.ts';
import { AccessCheck } from './access-check.tsx';

const aPerson = { uid: 'u1', email: 'ada@example.edu' } as SessionUser;

const pageAt = (path: string, access: Access, heading: string) => ({
  path,
  element: (
    <AccessCheck access={access}>
      <h1>{heading}</h1>
    </AccessCheck>
  ),
});
const PAGES = [
  pageAt('/', 'open', 'Home'),
  pageAt('/sign-in', 'signed-out', 'Sign in form'),
  pageAt('/my-invites', 'signed-in', 'My invites'),
  pageAt('/ops/releases', 'ops', 'Releases'),
];

function open(address: string) {
  const router = createMemoryRouter(PAGES, { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => {
  // Nobody has started a session that could be checked.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  sessionStore.setState(sessionStore.getInitialState());
  act(forgetRole);
});

test.each([
  ['an open page', '/', 'Home'],
  ['the sign-in form', '/sign-in', 'Sign in form'],
])('%s is there before it is known who is', (_page, address, heading) => {
  open(address);
  expect(screen.getByRole('heading', { name: heading })).toBeVisible();
});

test('the sign-in form is held back from a browser that was signed in, so that it does not flash', () => {
  awaitSession();
  open('/sign-in');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

describe('a visit to a page that is not for everybody', () => {
  it('waits quietly until it is known who is there', () => {
    open('/my-invites');
    expect(screen.getByText("Checking whether you're signed in...")).toBeInTheDocument();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('leads a visitor to sign in and, signed in, back to the page asked for', () => {
    const router = open('/my-invites?tab=sent');
    act(() => publishSession(null));
    expect(screen.getByRole('heading', { name: 'Sign in form' })).toBeVisible();

    act(() => publishSession(aPerson));
    expect(screen.getByRole('heading', { name: 'My invites' })).toBeVisible();
    expect(router.state.location.search).toBe('?tab=sent');
  });

  it('leads a signed-in person from the sign-in page home', () => {
    open('/sign-in');
    act(() => publishSession(aPerson));
    expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
  });

  it('stays home when the address asks for another site', () => {
    const router = open('/sign-in?next=//evil.example/');
    act(() => publishSession(aPerson));
    expect(router.state.location.pathname).toBe('/');
  });

  it.each([
    ['was drawn', () => publishSession(aPerson)],
    ['was waited for', awaitSession],
  ])('ends here when the session that %s ends elsewhere, and tells the sign-in page so', (_case, before) => {
    const router = open('/my-invites');
    act(before);
    act(() => publishSession(null));
    expect(screen.getByRole('heading', { name: 'Sign in form' })).toBeVisible();
    expect(router.state.location).toMatchObject({ search: '?next=%2Fmy-invites', state: { hasEnded: true } });
  });

  it('says nothing of an ended session to a visitor, nor to somebody who signed out on the start page', async () => {
    const router = open('/my-invites');
    act(() => publishSession(null));
    expect(router.state.location.state).toBeNull();

    act(() => publishSession(aPerson));
    await act(() => router.navigate('/'));
    act(() => publishSession(null));
    await act(() => router.navigate('/my-invites'));
    expect(router.state.location).toMatchObject({ pathname: '/sign-in', state: null });
  });
});

describe('a visit to a page of ops', () => {
  const learn = (claim: unknown) => act(() => learnRole(async () => claim));

  it('shows nothing of the page before the role is known, and then the page', async () => {
    open('/ops/releases');
    act(() => publishSession(aPerson));
    expect(screen.getByText("Checking whether you're signed in...")).toBeInTheDocument();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    await learn('ops');
    expect(screen.getByRole('heading', { name: 'Releases' })).toBeVisible();
  });

  it('can be tried again when the role could not be read', async () => {
    open('/ops/releases');
    act(() => publishSession(aPerson));
    await act(() => learnRole(() => Promise.reject(new Error('offline'))));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await learn('ops');
    expect(screen.getByRole('heading', { name: 'Releases' })).toBeVisible();
  });
});
