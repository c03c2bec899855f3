import { aSessionUser } from '@crewdeck/module-sdk/builders';
import { createTestHost, publishSession, setConfirmationMailer } from '@crewdeck/module-sdk/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UnconfirmedNotice } from './unconfirmed-notice.tsx';

function open({ emailVerified }: { emailVerified: boolean }) {
  publishSession(aSessionUser({ emailVerified }));
  render(createTestHost(<UnconfirmedNotice />).element);
}

describe('the notice about an address that is not confirmed', () => {
  test('says what that means for invites, and sends the link that confirms it', async () => {
    let sent = 0;
    setConfirmationMailer(async () => {
      sent += 1;
    });
    open({ emailVerified: false });
    expect(screen.getByText(/People you invite get your invite, but not your email address\./)).toHaveTextContent(
      /You can have 5 open invites until then\.$/,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Send me a confirmation link' }));

    expect(await screen.findByText("We've sent you a link. Open it, then come back here.")).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send the link again' })).toBeVisible();
    expect(sent).toBe(1);
  });

  test('says so when the provider sends no mail', async () => {
    setConfirmationMailer(() => Promise.reject(new Error('too many')));
    open({ emailVerified: false });

    await userEvent.click(screen.getByRole('button', { name: 'Send me a confirmation link' }));

    expect(await screen.findByText("We couldn't send the link. Try again in a moment.")).toBeVisible();
  });

  test('is not shown once it is confirmed', () => {
    open({ emailVerified: true });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
