import { myDataKeys } from '@crewdeck/module-sdk';
import { aProject, aSessionUser } from '@crewdeck/module-sdk/builders';
import { answerCalls, createTestHost, publishSession } from '@crewdeck/module-sdk/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anInvite } from '../testing/builders.ts';
import { MyInvitesPage } from './my-invites-page.tsx';

const user = aSessionUser();

/** Opens the page with one pending invite, whose answers get these replies in turn. */
function openWithInvite(...replies: { status: number }[]) {
  let status: 'pending' | 'declined' = 'pending';
  answerCalls(({ method, path }) => {
    if (path.startsWith('/api/projects/')) return { body: aProject() };
    if (method !== 'PATCH') return { body: path.startsWith('/api/invites/user') ? [anInvite({ status })] : [] };
    const reply = replies.shift() ?? { status: 500 };
    if (reply.status < 400) status = 'declined';
    return { ...reply, body: anInvite({ status }) };
  });
  publishSession(user);
  const host = createTestHost(<MyInvitesPage />);
  host.queryClient.setQueryData(myDataKeys.profile(user.uid), null);
  host.queryClient.setQueryData(myDataKeys.receivedInvites(user.uid), [anInvite()]);
  render(host.element);
}

const toasts = () => within(screen.getByRole('region', { name: /Notifications/ }));
const decline = () => userEvent.click(screen.getByRole('button', { name: 'Decline' }));

describe('the toasts of My Invites', () => {
  test.each(['received', 'sent'])('say that the %s invites could not be fetched', async (tab) => {
    answerCalls(() => ({ status: 400 }));
    publishSession(user);
    render(createTestHost(<MyInvitesPage />, { at: `/my-invites?tab=${tab}` }).element);
    expect(await screen.findByText('Failed to fetch your invites.')).toBeVisible();
    expect(toasts().getByText('Failed to fetch your invites.')).toBeVisible();
  });

  test('say that an answer failed, which leaves the invite pending', async () => {
    openWithInvite({ status: 500 });
    await decline();
    expect(await toasts().findByText('Failed to respond to invite.')).toBeVisible();
    expect(await screen.findByText('Pending')).toBeVisible();
  });

  test('say that an invite is declined, which then asks for no answer', async () => {
    openWithInvite({ status: 200 });
    await decline();
    expect(await toasts().findByText('Invite declined.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  });
});
