import { type SessionUser, useBlocker } from '@crewdeck/module-sdk';
import { publishSession } from '@crewdeck/module-sdk/host';
import { answerCalls, createTestHost } from '@crewdeck/module-sdk/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountArea } from './account-area.tsx';
import { useSignOut } from './use-sign-out.ts';

function LeavingArea({ signOut }: { signOut: () => Promise<void> }) {
  return <AccountArea onSignOut={useSignOut(signOut)} />;
}

/** Stands for a form that was begun. */
function UnsavedForm() {
  const blocker = useBlocker(({ currentLocation }) => currentLocation.pathname === '/post-project');
  return blocker.state === 'blocked' ? (
    <button type="button" onClick={() => blocker.proceed()}>
      Leave
    </button>
  ) : null;
}

beforeEach(() => void answerCalls(() => ({ body: [] })));

function openAt(at: string, page = <p />) {
  let signOuts = 0;
  const signOut = async () => {
    signOuts += 1;
    publishSession(null);
  };
  const host = createTestHost(
    <>
      <LeavingArea signOut={signOut} />
      {page}
    </>,
    { at },
  );
  act(() => publishSession({ uid: 'u1', email: 'ada@example.edu' } as SessionUser));
  render(host.element);
  return { ...host, countSignOuts: () => signOuts };
}

const pressSignOut = () => userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));

describe('signing out', () => {
  it('leads to the start page and offers the ways in again', async () => {
    const { router, countSignOuts } = openAt('/dashboard');
    await pressSignOut();
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/', state: null });
    expect(countSignOuts()).toBe(1);
  });

  it('waits for a form with unsaved changes to be left', async () => {
    const { router, countSignOuts } = openAt('/post-project', <UnsavedForm />);
    await pressSignOut();
    expect(router.state.location.pathname).toBe('/post-project');
    expect(countSignOuts()).toBe(0);

    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(countSignOuts()).toBe(1);
  });
});
