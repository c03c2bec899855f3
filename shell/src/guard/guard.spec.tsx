import type { SessionUser } from '@crewdeck/module-sdk';
import { publishSession, sessionStore } from '@crewdeck/module-sdk/host';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Guard } from './guard.tsx';

const aPerson = { uid: 'u1', email: 'ada@example.edu' } as SessionUser;

function open(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/', element: <h1>Home</h1> },
      {
        path: '/sign-in',
        element: (
          <Guard kind="signed-out">
            <h1>Sign in form</h1>
          </Guard>
        ),
      },
      {
        path: '/my-invites',
        element: (
          <Guard kind="signed-in">
            <h1>My invites</h1>
          </Guard>
        ),
      },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => {
  sessionStore.setState({ user: null, isSignedIn: false, isLoaded: false });
});

describe('a visit to a guarded page', () => {
  it('waits quietly until it is known who is there', () => {
    open('/my-invites');
    expect(screen.getByText('Checking your session…')).toBeInTheDocument();
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

  it('ends here when the session ends elsewhere', () => {
    const router = open('/my-invites');
    act(() => publishSession(aPerson));
    act(() => publishSession(null));
    expect(screen.getByRole('heading', { name: 'Sign in form' })).toBeVisible();
    expect(router.state.location.search).toBe('?next=%2Fmy-invites');
  });
});
