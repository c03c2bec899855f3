import { createTestHost } from '@crewdeck/module-sdk/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx';

const aClosedPopup = Object.assign(new Error('Firebase: closed (auth/popup-closed-by-user).'), {
  code: 'auth/popup-closed-by-user',
});

function openForm(changes: Partial<SignInFormProps> = {}) {
  const form = (
    <SignInForm
      submitLabel="Sign In"
      busyLabel="Signing in..."
      googleLabel="Sign in with Google"
      passwordAutoComplete="current-password"
      withPassword={async () => undefined}
      withGoogle={async () => undefined}
      {...changes}
    />
  );
  render(createTestHost(form).element);
}

async function signIn() {
  await userEvent.type(screen.getByLabelText(/Email/), 'ada@example.edu');
  await userEvent.type(screen.getByLabelText(/Password/), 'secret1');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}

describe('the sign-in form', () => {
  it('requires e-mail and password, and lets a password manager fill them', () => {
    openForm();
    expect(screen.getByLabelText(/Email/)).toBeRequired();
    expect(screen.getByLabelText(/Email/)).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText(/Password/)).toBeRequired();
    expect(screen.getByLabelText(/Password/)).toHaveAttribute('autocomplete', 'current-password');
  });

  it('hands over what was typed', async () => {
    const received: string[] = [];
    openForm({ withPassword: async (email, password) => void received.push(email, password) });
    await signIn();
    expect(received).toEqual(['ada@example.edu', 'secret1']);
  });

  it('says what it is doing and sends once', async () => {
    let attempts = 0;
    openForm({
      withPassword: () => {
        attempts += 1;
        return new Promise(() => undefined);
      },
    });
    await signIn();
    await userEvent.click(screen.getByRole('button', { name: 'Signing in...' }));
    await userEvent.type(screen.getByLabelText(/Password/), '{Enter}');
    expect(attempts).toBe(1);
    expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeDisabled();
  });

  it('marks and focuses the password that the provider finds too short', async () => {
    const tooShort = Object.assign(
      new Error('Firebase: Password should be at least 6 characters (auth/weak-password).'),
      { code: 'auth/weak-password' },
    );
    openForm({ withPassword: () => Promise.reject(tooShort), passwordHint: 'At least 6 characters.' });
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Password should be at least 6 characters');
    expect(screen.getByLabelText(/Password/)).toBeInvalid();
    expect(screen.getByLabelText(/Password/)).toHaveFocus();
  });

  it('keeps quiet when the Google popup was closed', async () => {
    openForm({ withGoogle: () => Promise.reject(aClosedPopup) });
    await userEvent.click(screen.getByRole('button', { name: 'Sign in with Google' }));
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeEnabled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
