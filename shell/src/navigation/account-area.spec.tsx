import { myDataKeys, type SessionUser } from '@crewdeck/module-sdk';
import { aProfile } from '@crewdeck/module-sdk/builders';
import { publishSession } from '@crewdeck/module-sdk/host';
import { answerCalls, createTestHost } from '@crewdeck/module-sdk/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
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

test('the picture of the person takes the place of their initial, and follows each change', async () => {
  answerCalls(() => ({ body: [] }));
  const { element, queryClient } = createTestHost(<LeavingArea />, { at: '/dashboard' });
  const show = (pictureUrl: string | null) =>
    act(() => queryClient.setQueryData(myDataKeys.profile('u1'), { ...aProfile(), pictureUrl }));
  show(null);
  act(() => publishSession({ uid: 'u1', email: 'ada@example.edu' } as SessionUser));
  const { container } = render(element);
  const picture = () => container.querySelector('img');
  expect(screen.getByText('a')).toBeVisible();
  show('/api/pictures/one.webp');
  await waitFor(() => expect(picture()).toHaveAttribute('src', '/api/pictures/one.webp'));
  expect(screen.queryByText('a')).not.toBeInTheDocument();
  show('/api/pictures/two.webp');
  await waitFor(() => expect(picture()).toHaveAttribute('src', '/api/pictures/two.webp'));
  fireEvent.error(picture() ?? container);
  expect(await screen.findByText('a')).toBeVisible();
  expect(screen.getByText('ada@example.edu')).toBeVisible();
});

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
