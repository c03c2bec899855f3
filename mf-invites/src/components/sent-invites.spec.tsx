import { myDataKeys } from '@crewdeck/module-sdk';
import { aSessionUser } from '@crewdeck/module-sdk/builders';
import { answerCalls, createTestHost, publishSession } from '@crewdeck/module-sdk/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anInvite } from '../testing/builders.ts';
import { SentInvites } from './sent-invites.tsx';

const user = aSessionUser();

beforeEach(() => publishSession(user));

describe('sent invites', () => {
  test('a pending one can be withdrawn, and shows as withdrawn then', async () => {
    const withdrawn = anInvite({ status: 'withdrawn' });
    const calls = answerCalls(({ method, path }) => {
      if (method === 'DELETE') return { status: 204 };
      return { body: path.startsWith('/api/invites') ? [withdrawn] : [] };
    });
    const host = createTestHost(<SentInvites />);
    host.queryClient.setQueryData(myDataKeys.sentInvites(user.uid), [anInvite()]);
    render(host.element);
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
    const question = within(screen.getByRole('alertdialog', { name: 'Withdraw the invite to Grace Hopper?' }));
    await userEvent.click(question.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Invite withdrawn.')).toBeVisible();
    expect(await screen.findByText('Withdrawn')).toBeVisible();
    expect(calls).toContainEqual(expect.objectContaining({ method: 'DELETE', path: '/api/invites/invite-1' }));
    expect(screen.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument();
  });

  test('say what an address that is not confirmed means, once there is one', async () => {
    publishSession({ ...user, emailVerified: false });
    answerCalls(() => ({ body: [] }));
    const host = createTestHost(<SentInvites />);
    render(host.element);
    expect(await screen.findByText('No invites sent yet.')).toBeVisible();
    expect(screen.queryByText(/^Your email isn't confirmed yet\./)).not.toBeInTheDocument();
    act(() => host.queryClient.setQueryData(myDataKeys.sentInvites(user.uid), [anInvite()]));
    expect(await screen.findByText(/^Your email isn't confirmed yet\./)).toBeVisible();
  });

  test.each([
    ['accepted', ['/projects/project-1#room']],
    ['pending', []],
    ['declined', []],
  ] as const)('one that is %s leads to the team room only where that has a new member', (status, rooms) => {
    const host = createTestHost(<SentInvites />);
    host.queryClient.setQueryData(myDataKeys.sentInvites(user.uid), [anInvite({ status })]);
    render(host.element);
    const links = screen.queryAllByRole('link', { name: 'Open team room' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(rooms);
  });

  test.each(['accepted', 'declined', 'expired'] as const)('one that is %s cannot be withdrawn', (status) => {
    const host = createTestHost(<SentInvites />);
    host.queryClient.setQueryData(myDataKeys.sentInvites(user.uid), [anInvite({ status })]);
    render(host.element);
    expect(screen.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument();
  });
});
