import { myDataKeys } from '@crewdeck/module-sdk';
import { aSessionUser } from '@crewdeck/module-sdk/builders';
import { answerCalls, createTestHost, publishSession } from '@crewdeck/module-sdk/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anActivity, anInvite } from '../testing/builders.ts';
import { MyInvitesPage } from './my-invites-page.tsx';

const user = aSessionUser();

function openAt(at: string) {
  publishSession(user);
  const host = createTestHost(<MyInvitesPage />, { at });
  host.queryClient.setQueryData(myDataKeys.profile(user.uid), null);
  host.queryClient.setQueryData(myDataKeys.receivedInvites(user.uid), [
    anInvite({ id: 'received', project: { id: 'p1', title: 'Received project' } }),
    anInvite({ id: 'answered', status: 'declined', project: { id: 'p2', title: 'Declined project' } }),
  ]);
  host.queryClient.setQueryData(myDataKeys.sentInvites(user.uid), [
    anInvite({ id: 'sent', project: { id: 'p3', title: 'Sent project' } }),
  ]);
  render(host.element);
  return host;
}

beforeEach(() => void answerCalls(() => new Promise(() => {})));

describe('My Invites', () => {
  test('opens with what was received and counts what is pending', () => {
    openAt('/my-invites');

    expect(screen.getByRole('tab', { name: /Received/ })).toHaveTextContent('Received1');
    expect(screen.getByRole('heading', { name: 'Received project' })).toBeVisible();
  });

  test('opens each of its tabs', async () => {
    openAt('/my-invites');

    for (const tab of screen.getAllByRole('tab')) {
      await userEvent.click(tab);
      await waitFor(() => expect(tab).toHaveAttribute('aria-selected', 'true'));
    }
  });

  test('says of activity no more than of invites, so that the tabs below stay in place on a phone', async () => {
    openAt('/my-invites');
    const ofInvites = screen.getByText(/^Teams that want you/).textContent;
    await userEvent.click(screen.getByRole('tab', { name: /Activity/ }));
    const ofActivity = (await screen.findByText(/^What's new with your/)).textContent;
    expect(ofActivity.length).toBeLessThanOrEqual(ofInvites.length);
  });

  test('an address can ask for the sent invites, which nobody answers here', () => {
    openAt('/my-invites?tab=sent');

    expect(screen.getByRole('heading', { name: 'Sent project' })).toBeVisible();
    expect(screen.getByText('Grace Hopper')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  });

  test('an address can ask for what others have done, of which the tab counts what is unread', async () => {
    answerCalls(({ path }) => ({
      body: path === '/api/activities' ? [anActivity()] : [],
      headers: { 'x-unread-activities': '3' },
    }));
    const host = openAt('/my-invites?tab=activity');

    expect(await screen.findByText('Grace Hopper')).toBeVisible();
    await act(() => host.queryClient.invalidateQueries());
    expect(await screen.findByText('3')).toBeVisible();
    expect(screen.getByRole('tab', { name: /Activity/ })).toHaveTextContent('Activity3');
  });
});
