import { aSessionUser } from '@crewdeck/module-sdk/builders';
import { createTestHost } from '@crewdeck/module-sdk/testing';
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

// The provider's library asks Google.
const changeEmail = jest.fn<(proof: object, email: string) => Promise<void>>();
jest.unstable_mockModule('../../session/session-actions.ts', () => ({ changeEmail }));

const { EmailSection } = await import('./email-section.tsx');

const providerData = [{ providerId: 'password', uid: 'ada@example.org' }];

function openSection(changes: Parameters<typeof aSessionUser>[0] = { providerData }) {
  const user = aSessionUser({ email: 'ada@example.org', emailVerified: true, ...changes });
  render(createTestHost(<EmailSection user={user} />, { at: '/account' }).element);
}

/** Opens the form and sends it. */
async function send(email: string) {
  await userEvent.click(screen.getByText('Change email'));
  await userEvent.type(await screen.findByLabelText('New email'), email);
  await userEvent.type(screen.getByLabelText('Your password'), 'a long secret');
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
}

function refusal(code: string, sentence: string) {
  return Object.assign(new Error(`Firebase: ${sentence} (${code}).`), { code });
}

beforeEach(() => changeEmail.mockReset());

describe('a change of email', () => {
  it('is out of the way until it is wanted', () => {
    openSection();
    expect(screen.getByText('Change email')).toBeVisible();
    expect(screen.queryByLabelText('New email')).not.toBeInTheDocument();
  });

  it('takes the new address and the password, and says what to do next', async () => {
    let finish: () => void = () => undefined;
    changeEmail.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    openSection();
    await send(' ada@new.example ');
    expect(screen.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true');
    expect(changeEmail).toHaveBeenCalledWith({ password: 'a long secret' }, 'ada@new.example');

    await act(async () => finish());
    expect(await screen.findByRole('status')).toHaveTextContent(
      "We've sent a link to ada@new.example. Open it to change your email. You may have to sign in again, with the new one.",
    );
    expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument();
  });

  it.each([
    ['auth/wrong-password', "That isn't your current password."],
    ['auth/email-already-in-use', 'The email address is already in use by another account.'],
  ])('reads why the provider refuses it: %s', async (code, sentence) => {
    changeEmail.mockRejectedValue(refusal(code, sentence));
    openSection();
    await send('ada@new.example');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByLabelText('New email')).toHaveValue('ada@new.example');
  });

  it('to the same address is not sent', async () => {
    openSection();
    await send('ADA@example.org');
    expect(screen.getByLabelText('New email')).toHaveAccessibleDescription(/This is already your email\./);
    expect(screen.getByLabelText('New email')).toHaveFocus();
    expect(changeEmail).not.toHaveBeenCalled();
  });

  it('is possible before the address is confirmed', async () => {
    openSection({ providerData, emailVerified: false });
    expect(screen.getByRole('button', { name: 'Send me a confirmation link' })).toBeVisible();
    expect(screen.getByText('Change email')).toBeVisible();
  });

  it('is explained to people who sign in with Google', () => {
    openSection({ providerData: [{ providerId: 'google.com', uid: '1' }] });
    expect(screen.getByText(/You sign in with Google, so this is your Google account's email\./)).toBeVisible();
    expect(screen.queryByText('Change email')).not.toBeInTheDocument();
  });
});
