import { createTestHost } from '@crewdeck/module-sdk/testing';
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

// The provider's library asks Google.
const signUpWithPassword = jest.fn<(email: string, password: string) => Promise<void>>();
const signInWithGoogle = jest.fn<() => Promise<void>>();
jest.unstable_mockModule('../../session/session-actions.ts', () => ({ signUpWithPassword, signInWithGoogle }));

const { SignUpPage } = await import('./sign-up-page.tsx');

const TAKEN = 'The email address is already in use by another account.';

function refusal(code: string, sentence: string) {
  return Object.assign(new Error(`Firebase: ${sentence} (${code}).`), { code });
}

async function signUp() {
  const host = createTestHost(<SignUpPage />, { at: '/sign-up?next=%2Fmy-invites' });
  render(host.element);
  await userEvent.type(screen.getByLabelText(/Email/), 'ada@example.edu');
  await userEvent.type(screen.getByLabelText(/Password/), 'secret1');
  await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
  return host;
}

const wayOn = { name: 'Sign in with this email' };

describe('signing up', () => {
  it('with an address that is taken leads to signing in with it, and keeps it out of the URL', async () => {
    signUpWithPassword.mockRejectedValue(refusal('auth/email-already-in-use', TAKEN));
    const { router } = await signUp();
    expect(await screen.findByRole('alert')).toHaveTextContent(TAKEN);
    await userEvent.click(screen.getByRole('link', wayOn));
    const { pathname, search, state } = router.state.location;
    expect({ pathname, search, state }).toEqual({
      pathname: '/sign-in',
      search: '?next=%2Fmy-invites',
      state: { email: 'ada@example.edu' },
    });
  });

  it('says no more of a taken address once another one is typed', async () => {
    signUpWithPassword.mockRejectedValueOnce(refusal('auth/email-already-in-use', TAKEN));
    await signUp();
    expect(await screen.findByRole('link', wayOn)).toBeVisible();
    await userEvent.type(screen.getByLabelText(/Email/), 'x');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', wayOn)).not.toBeInTheDocument();
  });

  it('offers that for no other failure', async () => {
    signUpWithPassword.mockRejectedValueOnce(refusal('auth/email-already-in-use', TAKEN));
    await signUp();
    expect(await screen.findByRole('link', wayOn)).toBeVisible();
    signUpWithPassword.mockRejectedValueOnce(refusal('auth/weak-password', 'Password should be at least 6 characters'));
    await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Password should be at least 6 characters');
    expect(screen.queryByRole('link', wayOn)).not.toBeInTheDocument();
  });
});
