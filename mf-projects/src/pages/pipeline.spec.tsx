import type { Invite, ProjectPage as ProjectAnswer } from '@crewdeck/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { anInvite, aProjectPage, aTeam, aTeamMember, aViewer } from '../testing/builders.ts';
import { type Answer, button, givenApi, PROJECT_PATH, visit } from '../testing/visit-project.tsx';

const INVITES = `/api/invites/project/${aProjectPage().id}`;
const { id, receiver } = anInvite();
const REMINDER = `/api/invites/${id}/reminder`;

describe('the people whom an owner has invited', () => {
  const given = (invites: Invite[], parts: Partial<ProjectAnswer> = {}, changes = {}) => {
    const project = aProjectPage({
      viewer: aViewer({ is: 'owner' }),
      team: aTeam(aTeamMember()),
      openSeats: 2,
      ...parts,
    });
    const reads: Record<string, Answer> = { [INVITES]: { body: invites } };
    return { reads, calls: givenApi({ project, reads, changes }) };
  };
  const list = async () => within(await screen.findByRole('list', { name: 'Invited people' }));

  it('stand there with their role and until when they can answer, while they have not', async () => {
    given([anInvite(), anInvite({ id: 'other', status: 'declined', receiver: { ...receiver, name: 'Alan' } })]);
    visit({ part: '?tab=manage' });
    const row = (await list()).getByRole('listitem');
    expect(row).toHaveTextContent('Grace Hopper');
    expect(row).toHaveTextContent('Frontend Developer. Open until 16 Jan 2026');
  });

  it('wait for those who are interested, who stand above them', async () => {
    const calls = givenApi({
      project: aProjectPage({ viewer: aViewer({ is: 'owner' }), team: aTeam(aTeamMember()) }),
      reads: { [INVITES]: { body: [anInvite()] }, [`${PROJECT_PATH}/interests`]: new Promise(() => undefined) },
    });
    visit({ part: '?tab=manage' });
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain(INVITES));
    expect(await screen.findByText('Loading interested people...')).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Invited people' })).not.toBeInTheDocument();
  });

  it('are reminded once', async () => {
    const { calls, reads } = given([anInvite()], {}, { [`POST ${REMINDER}`]: {} });
    const { user } = visit({ part: '?tab=manage' });
    const remind = await button('Remind Grace Hopper');
    reads[INVITES] = { body: [anInvite({ isReminded: true })] };
    await user.click(remind);
    expect(await screen.findByText(/You sent a reminder/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remind Grace Hopper' })).not.toBeInTheDocument();
    expect(calls.filter(({ path }) => path === REMINDER)).toHaveLength(1);
  });

  it('are no more once their invite is withdrawn', async () => {
    const { calls, reads } = given([anInvite()], {}, { [`DELETE /api/invites/${id}`]: {} });
    const { user } = visit({ part: '?tab=manage' });
    const withdraw = await button('Withdraw the invite to Grace Hopper');
    reads[INVITES] = { body: [] };
    await user.click(withdraw);
    const question = within(screen.getByRole('alertdialog', { name: 'Withdraw the invite to Grace Hopper?' }));
    expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Invited people' })).not.toBeInTheDocument());
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it('keep their button where a reminder failed, with the reason', async () => {
    const full = {
      status: 409,
      body: { error: "This project's team is full.", code: 'project.team_full', requestId: 'r' },
    };
    given([anInvite()], {}, { [`POST ${REMINDER}`]: { answer: full } });
    const { user } = visit({ part: '?tab=manage' });
    await user.click(await button('Remind Grace Hopper'));
    expect(await screen.findByText("This project's team is full.")).toBeVisible();
  });

  it('offer no reminder in a full project', async () => {
    given([anInvite()], { openSeats: 0, isLooking: false });
    visit({ part: '?tab=manage' });
    await button('Withdraw the invite to Grace Hopper');
    expect(screen.queryByRole('button', { name: 'Remind Grace Hopper' })).not.toBeInTheDocument();
  });

  it('can be loaded again where they could not be had', async () => {
    const { reads } = given([]);
    reads[INVITES] = { status: 404, body: { error: 'No.', code: 'project.not_found', requestId: 'r' } };
    const { user } = visit({ part: '?tab=manage' });
    expect(await screen.findByText("We couldn't load the people you invited.")).toBeVisible();
    reads[INVITES] = { body: [anInvite()] };
    await user.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
    expect((await list()).getByText('Grace Hopper')).toBeVisible();
  });

  it('join on seats that say which roles are left', async () => {
    given([], { rolesNeeded: ['Designer', 'Writer'], collaborators: [{ id: 'g', name: 'Grace', role: 'designer' }] });
    visit();
    const left = await screen.findByRole('list', { name: 'Roles open' });
    expect(
      within(left)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Writer']);
  });

  it('are asked for by their owner only', async () => {
    const { calls } = given([anInvite()], { viewer: aViewer({ is: 'member' }) });
    visit();
    await screen.findByRole('list', { name: 'Team' });
    expect(calls.map(({ path }) => path)).not.toContain(INVITES);
  });
});
