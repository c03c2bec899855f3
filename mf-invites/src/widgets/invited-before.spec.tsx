import { type Invite, localMinuteText } from '@crewdeck/contract';
import { myDataKeys } from '@crewdeck/module-sdk';
import { aDirectoryUser, aProfile, aProject, aSessionUser } from '@crewdeck/module-sdk/builders';
import { answerCalls, createTestHost, publishSession } from '@crewdeck/module-sdk/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anInvite } from '../testing/builders.ts';
import { InviteDialog } from './invite-dialog.tsx';

const DAY_MS = 86_400_000;
const INTERESTS = '/api/projects/project-1/interests';

const user = aSessionUser();
const receiver = { id: 'receiver-1', name: 'Grace Hopper' };
const projects = ['Star Map', 'Orchard'].map((title, place) =>
  aProject({ id: `project-${place + 1}`, title, rolesNeeded: [] }),
);
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const declined = anInvite({ status: 'declined', declinedAt: daysAgo(3) });

/** The dialog on a page that has read the sent invites, and may name a project. */
async function open(sent: Invite[], { interested = [''].slice(1), named = '' }) {
  const interests = interested.map((id) => ({ id: 'interest-1', person: aDirectoryUser({ id }) }));
  const calls = answerCalls(() => ({ body: interests }));
  const asked = named ? { projectId: named } : {};
  const { queryClient, element } = createTestHost(
    <InviteDialog {...asked} receiver={receiver} isOpen onClose={() => undefined} />,
  );
  queryClient.setQueryData(myDataKeys.profile(user.uid), aProfile());
  queryClient.setQueryData(myDataKeys.projects(user.uid), projects);
  queryClient.setQueryData(myDataKeys.sentInvites(user.uid), sent);
  render(element);
  await screen.findByLabelText('Role');
  return { queryClient, paths: () => calls.map(({ path }) => path) };
}

/** With the project of the earlier invite chosen. */
async function choose(sent: Invite[], interested: string[] = []) {
  const opened = await open(sent, { interested });
  const field = screen.getByLabelText('Project');
  await userEvent.selectOptions(field, 'Star Map');
  return { ...opened, field };
}

const send = () => screen.getByRole('button', { name: 'Send Invite' });

beforeEach(() => publishSession(user));

describe('the invite dialog, for somebody who was invited to the project before', () => {
  test('says when a decline was too recent, and from when it sends another invite', async () => {
    const { field } = await choose([declined]);
    const from = localMinuteText(new Date(Date.parse(declined.declinedAt ?? '') + 7 * DAY_MS).toISOString());
    expect(
      await screen.findByText(
        `Grace Hopper declined an invite to this project. You can invite them again from ${from}.`,
      ),
    ).toBeVisible();
    expect(send()).toBeDisabled();

    await userEvent.selectOptions(field, 'Orchard');
    expect(screen.queryByText(/declined an invite/)).not.toBeInTheDocument();
    expect(send()).toBeEnabled();
  });

  test('sends it where they have shown interest since they declined', async () => {
    const { paths, queryClient } = await choose([declined], [receiver.id]);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(paths()).toEqual([INTERESTS]);
    expect(screen.queryByText(/declined an invite/)).not.toBeInTheDocument();
    expect(send()).toBeEnabled();
  });

  test('says that an invite to the project still waits for their answer', async () => {
    const { paths } = await choose([anInvite()]);
    expect(screen.getByText('You have already invited this user to this project.')).toBeVisible();
    expect(paths()).toEqual([]);
  });

  test('says it, too, where the page names the project', async () => {
    await open([anInvite()], { named: 'project-1' });
    expect(screen.getByText('You have already invited this user to this project.')).toBeVisible();
  });

  test('says so once, when an invite from another window is the one that is refused', async () => {
    const { queryClient, field } = await choose([]);
    answerCalls(({ method }) =>
      method === 'POST'
        ? { status: 409, body: { error: 'No.', code: 'invite.already_sent', requestId: 'r' } }
        : { body: [] },
    );
    await userEvent.type(screen.getByLabelText('Role'), 'Designer');
    await userEvent.click(send());
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText('You have already invited this user to this project.')).toBeVisible();
    act(() => queryClient.setQueryData(myDataKeys.sentInvites(user.uid), [anInvite()]));
    await waitFor(() => expect(field).toBeInvalid());
    expect(dialog.getAllByText('You have already invited this user to this project.')).toHaveLength(1);
  });

  test('reads nothing more about an invite to another project', async () => {
    const { paths } = await choose([{ ...declined, projectId: 'project-9' }]);
    expect(send()).toBeEnabled();
    expect(paths()).toEqual([]);
  });
});
