import { myDataKeys, type SessionUser } from '@crewdeck/module-sdk';
import { aProfile } from '@crewdeck/module-sdk/builders';
import { publishSession } from '@crewdeck/module-sdk/host';
import { answerCalls, createTestHost } from '@crewdeck/module-sdk/testing';
import { Avatar } from '@crewdeck/ui-kit';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountArea } from './account-area.tsx';
import { useSignOut } from './use-sign-out.ts';

let signOuts = 0;

async function signOut() {
  signOuts += 1;
  publishSession(null);
}

function faceOf(name: string) {
  const { container } = render(<Avatar name={name} size="sm" />, { container: document.createElement('div') });
  return container.innerHTML;
}

function LeavingArea() {
  return (
    <>
      <AccountArea onSignOut={useSignOut(signOut)} />
      <main id="main" tabIndex={-1} />
    </>
  );
}

test('the face of the person looks as on every page, and follows each change of their picture', async () => {
  answerCalls(() => ({ body: [] }));
  const { element, queryClient } = createTestHost(<LeavingArea />, { at: '/dashboard' });
  const show = (pictureUrl: string | null) =>
    act(() => queryClient.setQueryData(myDataKeys.profile('u1'), aProfile({ name: 'Ada Okafor', pictureUrl })));
  show(null);
  act(() => publishSession({ uid: 'u1', email: 'ada@example.edu' } as SessionUser));
  const { container } = render(element);
  const picture = () => container.querySelector('img');
  expect((await screen.findByText('AO')).outerHTML).toBe(faceOf('Ada Okafor'));
  show('/api/pictures/one.webp');
  await waitFor(() => expect(picture()).toHaveAttribute('src', '/api/pictures/one.webp'));
  expect(screen.queryByText('AO')).not.toBeInTheDocument();
  show('/api/pictures/two.webp');
  await waitFor(() => expect(picture()).toHaveAttribute('src', '/api/pictures/two.webp'));
  fireEvent.error(picture() ?? container);
  expect(await screen.findByText('AO')).toBeVisible();
  expect(screen.getByText('ada@example.edu')).toBeVisible();
});

test('a person without a name has the first letter of their email on their face', async () => {
  answerCalls(() => ({ status: 404 }));
  const { element, queryClient } = createTestHost(<LeavingArea />, { at: '/dashboard' });
  act(() => queryClient.setQueryData(myDataKeys.profile('u1'), null));
  act(() => publishSession({ uid: 'u1', email: 'a.lovelace@example.edu' } as SessionUser));
  render(element);
  expect((await screen.findByText('A')).outerHTML).toBe(faceOf('a'));
});

test.each(['/dashboard', '/'])(
  'signing out at %s leads to the start page, which gets the focus, and offers the ways in again',
  async (at) => {
    answerCalls(() => ({ body: [] }));
    const { element, router } = createTestHost(<LeavingArea />, { at });
    act(() => publishSession({ uid: 'u1', email: 'ada@example.edu' } as SessionUser));
    render(element);
    const before = signOuts;
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/', state: null });
    expect(signOuts).toBe(before + 1);
    expect(screen.getByRole('main')).toHaveFocus();
  },
);
