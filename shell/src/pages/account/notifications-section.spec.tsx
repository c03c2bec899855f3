import { type NotificationSettings, pathOf } from '@crewdeck/contract';
import { aSessionUser } from '@crewdeck/module-sdk/builders';
import { answerCalls, createTestHost, publishSession } from '@crewdeck/module-sdk/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationsSection } from './notifications-section.tsx';

const SETTINGS: NotificationSettings = {
  mail: { refused: ['team'], stoppedBecause: null },
  push: { refused: [], publicKey: null },
};

const BROWSER_COLUMN = "Browser notifications arrive only in browsers where you've turned them on.";

function open(settings = SETTINGS, statusNow = () => 200, hasProfile = true) {
  let kept = settings;
  publishSession(aSessionUser());
  const calls = answerCalls(({ method, path, body }) => {
    const status = statusNow();
    if (path !== pathOf('/api/account/notifications')) return hasProfile ? { body: {} } : { status: 404 };
    if (method === 'PUT') kept = { ...kept, ...(status === 200 ? Object(body) : {}) };
    return method === 'PUT' && status !== 200 ? { status, body: { error: 'Not now.' } } : { body: kept };
  });
  render(createTestHost(<NotificationsSection user={aSessionUser()} />, { at: '/account' }).element);
  return calls;
}

/** Once the settings are there. */
const box = (name: string) =>
  waitFor(() => {
    const found = screen.getByRole('checkbox', { name });
    expect(found).toBeEnabled();
    return found;
  });

describe('the notifications of an account', () => {
  it('are all that is not refused, and a change is saved at once', async () => {
    const calls = open();
    expect(await box('Email: Invites you receive')).toBeChecked();
    expect(await box('Email: Your teams: proposals, joining, meetings and notes')).not.toBeChecked();
    await userEvent.click(await box('Email: Invites you receive'));
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(await box('Email: Invites you receive')).not.toBeChecked();
    expect(calls).toContainEqual(
      expect.objectContaining({
        method: 'PUT',
        body: expect.objectContaining({ mail: expect.objectContaining({ refused: ['team', 'invites'] }) }),
      }),
    );
  });

  it('are each saved when several are chosen at once', async () => {
    const calls = open();
    const boxes = [await box('Email: Invites you receive'), await box('Email: Interest in your projects')];
    boxes.push(await box('Email: Replies to your invites and interest'));
    act(() => {
      for (const choice of boxes) choice.click();
    });
    expect(await screen.findByText('Saved.')).toBeVisible();
    const saved = calls.filter(({ method }) => method === 'PUT').map(({ body }) => Object(body).mail.refused);
    expect(saved).toEqual([
      ['team', 'invites'],
      ['team', 'invites', 'interest'],
      ['team', 'invites', 'interest', 'answers'],
    ]);
    for (const choice of boxes) expect(choice).not.toBeChecked();
  });

  it('show again what holds when a change can not be saved, and why below its row until another is saved', async () => {
    let status = 503;
    open(SETTINGS, () => status);
    await userEvent.click(await box('Email: Invites you receive'));
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('Not now.');
    const choice = await box('Email: Invites you receive');
    expect(choice).toBeChecked();
    expect(choice.closest('tr')?.nextElementSibling).toContainElement(failure);

    status = 200;
    await userEvent.click(await box('Email: Interest in your projects'));
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('say why no mail comes', async () => {
    open({ ...SETTINGS, mail: { refused: [], stoppedBecause: 'unconfirmed' } });
    expect(await screen.findByText('Confirm your email to get notifications by email.')).toBeVisible();
    expect(screen.queryByText(BROWSER_COLUMN)).not.toBeInTheDocument();
  });

  it('have a column for the browser where the site can tell it', async () => {
    open({ ...SETTINGS, push: { refused: ['invites'], publicKey: 'B' } });
    expect(await box('Browser: Invites you receive')).not.toBeChecked();
    expect(screen.queryByRole('checkbox', { name: /^Browser: Project deadlines/ })).not.toBeInTheDocument();
    expect(screen.getByText(BROWSER_COLUMN)).toBeVisible();
  });

  it('are not asked for where somebody has no profile yet, who reads so', async () => {
    const calls = open(SETTINGS, () => 200, false);
    expect(await screen.findByRole('link', { name: 'have a profile' })).toHaveAttribute('href', '/create-profile');
    expect(calls.map(({ path }) => path)).not.toContain(pathOf('/api/account/notifications'));
  });
});
