import type { SessionUser } from '@crewdeck/module-sdk';
import { publishSession } from '@crewdeck/module-sdk/host';
import { answerCalls, createTestHost } from '@crewdeck/module-sdk/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountArea } from './account-area.tsx';
import { useSignOut } from './use-sign-out.ts';

let signOuts = 0;

async function signOut() {
  signOuts += 1;
  publishSession(null);
}

function LeavingArea() {
  return <AccountArea onSignOut={useSignOut(signOut)} />;
}

test('signing out leads to the start page and offers the ways in again', async () => {
  answerCalls(() => ({ body: [] }));
  const { element, router } = createTestHost(<LeavingArea />, { at: '/dashboard' });
  act(() => publishSession({ uid: 'u1', email: 'ada@example.edu' } as SessionUser));
  render(element);
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/', state: null });
  expect(signOuts).toBe(1);
});
