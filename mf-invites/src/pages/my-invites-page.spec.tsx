import { myDataKeys } from '@crewdeck/module-sdk';
import { aSessionUser } from '@crewdeck/module-sdk/builders';
import { createTestHost, publishSession } from '@crewdeck/module-sdk/testing';
import { render, screen } from '@testing-library/react';
import { anInvite } from '../testing/builders.ts';
import { MyInvitesPage } from './my-invites-page.tsx';

const user = aSessionUser();

function openAt(at: string) {
  publishSession(user);
  const host = createTestHost(<MyInvitesPage />, { at });
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

describe('My Invites', () => {
  test('opens with what was received and counts what is pending', () => {
    openAt('/my-invites');

    expect(screen.getByRole('tab', { name: /Received/ })).toHaveTextContent('Received1');
    expect(screen.getByRole('heading', { name: 'Received project' })).toBeVisible();
  });

  test('an address can ask for the sent invites, which nobody answers here', () => {
    openAt('/my-invites?tab=sent');

    expect(screen.getByRole('heading', { name: 'Sent project' })).toBeVisible();
    expect(screen.getByText('Grace Hopper')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  });
});
