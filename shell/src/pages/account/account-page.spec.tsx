import { pathOf } from '@crewdeck/contract';
import { aSessionUser } from '@crewdeck/module-sdk/builders';
import { publishSession } from '@crewdeck/module-sdk/host';
import { answerCalls, createTestHost } from '@crewdeck/module-sdk/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRegistry, inlineHostDocument } from '../../modules/testing/a-release.ts';
import { AccountPage } from './account-page.tsx';

const GRACE = { id: '7f9c24e8-3b12-4d1a-9c3e-2f6a1b0c8d5e', name: 'Grace', createdAt: '2026-11-01T10:00:00.000Z' };
const WITH_PASSWORD = { providerData: [{ providerId: 'password', uid: 'ada@example.org' }] };
const WITH_GOOGLE = { providerData: [{ providerId: 'google.com', uid: '1' }] };

const NOTHING_REFUSED = { refused: [], stoppedBecause: null };

const section = (name: string) => within(screen.getByRole('region', { name }));

async function openAccount(
  changes: Parameters<typeof aSessionUser>[0],
  { publicKey = null as string | null, blocked = [GRACE], part = '' } = {},
) {
  let left = blocked;
  const calls = answerCalls(({ method, path }) => {
    if (path === pathOf('/api/account/notifications'))
      return { body: { mail: NOTHING_REFUSED, push: { refused: [], publicKey } } };
    if (method === 'DELETE') left = left.filter(({ id }) => path !== pathOf('/api/blocks/:userId', { userId: id }));
    return { body: left };
  });
  inlineHostDocument(aRegistry([]));
  act(() => publishSession(aSessionUser(changes)));
  const { unmount } = render(createTestHost(<AccountPage />, { at: `/account${part}` }).element);
  await section('Blocked people').findByText(/Grace|anyone/);
  return { calls, unmount };
}

describe('the account page', () => {
  it('begins with links to its sections, by their names', async () => {
    await openAccount(WITH_PASSWORD);
    const links = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('link');
    const sections = links.map((link) => document.getElementById(link.getAttribute('href')?.slice(1) ?? ''));
    expect(links.map(({ textContent }) => textContent)).toEqual(
      sections.map((one) => one?.querySelector('h2')?.textContent),
    );
  });

  it.each([
    ['#notifications', 'Notifications'],
    ['#blocked', 'Blocked people'],
  ])('gives the focus to the section that an address such as %s names', async (part, name) => {
    await openAccount(WITH_PASSWORD, { part });
    expect(screen.getByRole('region', { name })).toHaveFocus();
  });

  it('shows the address, and what it means that it is not confirmed', async () => {
    await openAccount({ ...WITH_PASSWORD, emailVerified: false });
    expect(section('Email').getByText('ada@example.org')).toBeVisible();
    expect(section('Email').getByText('Not confirmed')).toBeVisible();
    expect(section('Email').getByRole('button', { name: 'Send me a confirmation link' })).toBeVisible();
  });

  it('has nothing left to ask of whoever has confirmed it', async () => {
    await openAccount({ ...WITH_PASSWORD, emailVerified: true });
    expect(section('Email').getByText('Confirmed')).toBeVisible();
    expect(section('Email').queryByRole('button')).not.toBeInTheDocument();
  });

  it('offers no password to change to whoever came with Google, and asks Google before a deletion', async () => {
    await openAccount(WITH_GOOGLE);
    expect(section('Password').queryByLabelText(/password/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    expect(dialog.getByRole('button', { name: 'Confirm with Google and delete' })).toBeVisible();
    expect(dialog.queryByLabelText(/password/)).not.toBeInTheDocument();
  });

  it('takes a block back, and keeps the focus where the row was', async () => {
    const { calls } = await openAccount(WITH_PASSWORD);
    await userEvent.click(screen.getByRole('button', { name: 'Unblock Grace' }));
    const empty = await section('Blocked people').findByText("You haven't blocked anyone.");
    expect(calls).toContainEqual(
      expect.objectContaining({ method: 'DELETE', path: pathOf('/api/blocks/:userId', { userId: GRACE.id }) }),
    );
    expect(document.activeElement).toContainElement(empty);
    expect(await screen.findByText("You've unblocked Grace.")).toBeVisible();
  });

  it('takes back every block that is pressed, though the first is still on its way', async () => {
    const hopper = { ...GRACE, id: '0d1c24e8-3b12-4d1a-9c3e-2f6a1b0c8d5e', name: 'Hopper' };
    const { calls } = await openAccount(WITH_PASSWORD, { blocked: [GRACE, hopper] });
    act(() => {
      screen.getByRole('button', { name: 'Unblock Grace' }).click();
      screen.getByRole('button', { name: 'Unblock Hopper' }).click();
    });
    expect(await section('Blocked people').findByText("You haven't blocked anyone.")).toBeVisible();
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
  });

  it('says whether this browser notifies at all before what it would notify about', async () => {
    await openAccount(WITH_PASSWORD, { publicKey: 'B' });
    const choice = await screen.findByRole('checkbox', { name: 'Browser: Invites you receive' });
    for (const said of [
      within(screen.getByRole('region', { name: 'This browser' })).getByRole('heading'),
      screen.getByText(/^Browser notifications arrive only in browsers where/),
    ])
      expect(said.compareDocumentPosition(choice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('offers no notifications where the site has none, and says where a browser has none', async () => {
    const { unmount } = await openAccount(WITH_PASSWORD);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'This browser' })).not.toBeInTheDocument());
    unmount();
    await openAccount(WITH_PASSWORD, { publicKey: 'B' });
    const text = 'This browser can’t show notifications while Crewdeck is closed.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(section('This browser').queryByRole('button')).not.toBeInTheDocument();
  });
});
