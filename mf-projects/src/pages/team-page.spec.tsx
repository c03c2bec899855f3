import { aProfile } from '@crewdeck/module-sdk/builders';
import { answerCalls } from '@crewdeck/module-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { FREE_SEAT_WORDS } from '../rules/commitment.ts';
import { aProjectPage, aResult, aTeam, aTeamMember, aTeamPage, aViewer, theMeetings } from '../testing/builders.ts';
import { bodiesOf, button, FULL, givenApi, PROJECT_PATH, visit } from '../testing/visit-project.tsx';

describe('the team page', () => {
  const grace = aTeamMember().id;

  it('shows contact, an address that is not confirmed as that, and since when', async () => {
    const unconfirmed = aTeamMember({ email: null, isEmailConfirmed: false });
    givenApi({ project: aTeamPage('member', { team: aTeam(unconfirmed) }) });
    visit();
    const team = await screen.findByRole('region', { name: 'Team' });
    expect(within(team).getByText("You and your teammates see each other's confirmed emails here.")).toBeVisible();
    for (const text of ['Email not confirmed', 'grace#1906']) {
      expect(within(team).getAllByText(text)[0]).toBeVisible();
    }
    for (const seat of within(team).getAllByRole('listitem').slice(0, 2)) {
      expect(seat).toHaveTextContent('Since 3 Feb 2026');
    }
    expect(within(team).queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
  });

  it('names somebody whom the viewer has blocked, without a link to a page that they may not read', async () => {
    givenApi({ project: aTeamPage('member', { team: aTeam(aTeamMember({ hasPage: false })) }) });
    visit();
    const team = within(await screen.findByRole('region', { name: 'Team' }));
    expect(team.getByText('Grace Hopper')).toBeVisible();
    expect(team.queryByRole('link', { name: 'Grace Hopper' })).toBeNull();
    expect(team.getByRole('link', { name: 'Ada Lovelace' })).toBeVisible();
  });

  it('shows an address once that is both email and contact', async () => {
    const member = aTeamMember({ discordOrContact: 'Grace@Example.org' });
    givenApi({ project: aTeamPage('member', { team: aTeam(member) }) });
    visit();
    const team = within(await screen.findByRole('region', { name: 'Team' }));
    expect(team.getAllByText(/grace/i).filter(({ textContent }) => /@/.test(textContent ?? ''))).toHaveLength(1);
  });

  it.each([
    ['tells a member who is off the team', aViewer(), 1],
    ['tells nobody who reads it signed out', null, 0],
  ])('%s that they are no longer on it', async (_, viewer, count) => {
    givenApi({ project: aTeamPage('member') });
    const { queryClient } = visit();
    await screen.findByRole('tab', { name: 'Team room' });
    givenApi({ project: aProjectPage({ viewer }) });
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(screen.queryByRole('tab', { name: 'Team room' })).not.toBeInTheDocument());
    expect(screen.queryAllByText(/^You're no longer on this team\./)).toHaveLength(count);
  });

  it('lets a member leave from the menu beside the link to share, once they have confirmed it', async () => {
    const changes = { [`POST ${PROJECT_PATH}/leave`]: { next: aProjectPage({ viewer: aViewer() }) } };
    const calls = givenApi({ project: aTeamPage('member'), changes });
    const { user } = visit();
    await user.click(await button('More'));
    await user.click(await button('Leave team'));
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
    const question = await screen.findByRole('alertdialog');
    // My Invites shows it on.
    expect(question).toHaveAccessibleDescription(/no longer see the team's emails, except your inviter's\./);
    await user.click(within(question).getByRole('button', { name: 'Leave team' }));
    expect(await screen.findByText("You've left the team.")).toBeVisible();
    expect(await button('Show Interest')).toBeVisible();
    expect(screen.queryByText(/^You're no longer on this team\./)).not.toBeInTheDocument();
    expect(await button('More')).toHaveFocus();
    await user.click(await button('More'));
    expect(screen.queryByRole('button', { name: 'Leave team' })).not.toBeInTheDocument();
  });

  it('confirms in red what a member can not take back by themselves: leaving', async () => {
    givenApi({ project: aTeamPage('member') });
    const { user } = visit();
    await user.click(await button('More'));
    await user.click(await button('Leave team'));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByRole('button', { name: 'Leave team' })).toHaveClass('danger');
  });

  it('says what becomes of a credit, before a member leaves a finished project', async () => {
    givenApi({ project: aTeamPage('member', { finishedAt: '2026-11-20T09:00:00Z' }) });
    const { user } = visit();
    await user.click(await button('More'));
    await user.click(await button('Leave team'));
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      /Your credit disappears from the results/,
    );
  });

  it('says where it was confirmed why a member could not leave', async () => {
    givenApi({
      project: aTeamPage('member'),
      changes: { [`POST ${PROJECT_PATH}/leave`]: { answer: { status: 503 } } },
    });
    const { user } = visit();
    await user.click(await button('More'));
    await user.click(await button('Leave team'));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Leave team' }));
    expect(await within(question).findByRole('alert')).toHaveTextContent("We couldn't take you off the team.");
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    await user.click(await button('More'));
    await user.click(await button('Leave team'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says where it was confirmed why a project could not be offered', async () => {
    givenApi({ project: aTeamPage('owner'), changes: { [`PUT ${PROJECT_PATH}/handover`]: { answer: FULL } } });
    const { user } = visit({ part: '?tab=manage' });
    await user.click(await button('Hand over to Grace Hopper'));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Offer project' }));
    expect(await within(question).findByRole('alert')).toHaveTextContent('The team is already full.');
  });

  it('lets the owner remove a member, with a sentence that is not left out', async () => {
    const path = `${PROJECT_PATH}/removals`;
    const changes = { [`POST ${path}`]: { next: aTeamPage('owner', { team: aTeam() }) } };
    const calls = givenApi({ project: aTeamPage('owner'), changes });
    const { user } = visit();
    await user.click(await button('Remove Grace Hopper'));
    await user.click(await button('Remove from team'));
    expect(await screen.findByText('Write them a message first.')).toBeVisible();
    await user.type(screen.getByLabelText(/Message to them/), 'Thank you for all.');
    await user.click(await button('Remove from team'));
    expect(await screen.findByText('Grace Hopper is no longer on the team.')).toBeVisible();
    expect(bodiesOf(calls, 'POST', path)).toEqual([{ userId: grace, words: 'Thank you for all.' }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Grace Hopper' })).not.toBeInTheDocument());
  });

  it.each([0, 3])('promises no open seat where it is finished; check-ins missed: %d', async (missedCheckIns) => {
    const team = aTeam(aTeamMember({ missedCheckIns }));
    givenApi({ project: aTeamPage('owner', { status: 'Completed', result: aResult(), team }) });
    const { user } = visit();
    const menu = await button('More');
    expect(menu).toHaveAccessibleDescription('Grace Hopper');
    // At the top of the seat.
    expect(menu.compareDocumentPosition(screen.getByText('grace@example.org'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // Nobody of a finished team has to go, so this is not in sight.
    expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
    await user.click(menu);
    await user.click(await button('Remove Grace Hopper'));
    expect(screen.getByText('They leave the team right away. You can still credit them in the results.')).toBeVisible();
  });

  it('opens the removal of a member without the words and the refusal of an earlier attempt', async () => {
    givenApi({ project: aTeamPage('owner'), changes: { [`POST ${PROJECT_PATH}/removals`]: { answer: FULL } } });
    const { user } = visit();
    await user.click(await button('Remove Grace Hopper'));
    await user.type(screen.getByLabelText(/Message to them/), 'Goodbye.');
    await user.click(await button('Remove from team'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The team is already full.');
    await user.click(await button('Cancel'));
    await user.click(await button('Remove Grace Hopper'));
    expect(await screen.findByLabelText(/Message to them/)).toHaveValue('');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('does not let the removal of a member be cancelled while it runs', async () => {
    const project = aTeamPage('owner');
    answerCalls(({ method, path }) => {
      if (method === 'POST') return new Promise(() => undefined);
      if (path.endsWith('/meetings')) return { body: theMeetings() };
      return { body: path === PROJECT_PATH ? project : [] };
    });
    const { user } = visit();
    await user.click(await button('Remove Grace Hopper'));
    await user.type(screen.getByLabelText(/Message to them/), 'Goodbye.');
    await user.click(await button('Remove from team'));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Remove Grace Hopper?' })).toBeVisible();
    expect(await button('Cancel')).toBeDisabled();
  });

  it('leads on from a button that goes with what it changed', async () => {
    const next = aTeamPage('owner', { team: aTeam() });
    givenApi({ project: aTeamPage('owner'), changes: { [`POST ${PROJECT_PATH}/removals`]: { next } } });
    const { user } = visit();
    await user.click(await button('Remove Grace Hopper'));
    await user.type(screen.getByLabelText(/Message to them/), 'Goodbye.');
    await user.click(await button('Remove from team'));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Team' })).toHaveFocus());
  });

  it('lets the owner free a silent seat, with words that are there already', async () => {
    const path = `${PROJECT_PATH}/removals`;
    const changes = { [`POST ${path}`]: { next: aTeamPage('owner', { team: aTeam() }) } };
    const silent = aTeam(aTeamMember({ missedCheckIns: 3 }));
    const calls = givenApi({ project: aTeamPage('owner', { team: silent }), changes });
    const { user } = visit();
    await user.click(await button("Free Grace Hopper's seat"));
    expect(screen.getByLabelText(/Message to them/)).toHaveValue(FREE_SEAT_WORDS);
    await user.click(await button('Free the seat'));
    expect(await screen.findByText('Grace Hopper is no longer on the team.')).toBeVisible();
    expect(bodiesOf(calls, 'POST', path)).toEqual([{ userId: grace, words: FREE_SEAT_WORDS }]);
  });

  it('lets the owner offer the project to a member, and take that back', async () => {
    const path = `${PROJECT_PATH}/handover`;
    const handover = { to: { id: grace, name: 'Grace Hopper' } };
    const changes = {
      [`PUT ${path}`]: { next: aTeamPage('owner', { viewer: aViewer({ is: 'owner', handover }) }) },
      [`DELETE ${path}`]: { next: aTeamPage('owner') },
    };
    const calls = givenApi({ project: aTeamPage('owner'), changes });
    const { user } = visit({ part: '?tab=manage' });
    // Rarely needed, so it is folded away.
    expect(await button('Hand over to Grace Hopper')).not.toBeVisible();
    await user.click(screen.getByRole('heading', { name: 'Hand over' }));
    await user.click(await button('Hand over to Grace Hopper'));
    await user.click(await button('Offer project'));
    await waitFor(() => expect(screen.getByText(/^You've offered it to/)).toHaveFocus());
    await user.click(await button('Take back'));
    expect(await button('Hand over to Grace Hopper')).toBeVisible();
    expect(bodiesOf(calls, 'PUT', path)).toEqual([{ userId: grace }]);
  });

  it('leads an owner at Manage to the overview once the member has accepted, and says who owns the project', async () => {
    givenApi({ project: aTeamPage('owner') });
    const { queryClient } = visit({ part: '?tab=manage' });
    await button('Edit');
    givenApi({ project: aTeamPage('member') });
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByText(/now owns this project\. You're still on the team\.$/)).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Overview', selected: true })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Team' })).toBeVisible();
    expect(screen.queryByText('Welcome', { exact: false })).not.toBeInTheDocument();
  });

  it('offers no handover where nobody else is on the team', async () => {
    givenApi({ project: aProjectPage({ viewer: aViewer({ is: 'owner' }), team: aTeam() }) });
    visit({ part: '?tab=manage' });
    expect(await screen.findByRole('region', { name: 'Settings' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Hand over' })).not.toBeInTheDocument();
  });

  it('lets a member accept the project that is offered to them', async () => {
    const path = `${PROJECT_PATH}/handover/acceptance`;
    const handover = { to: { id: aProfile().id, name: 'Grace Hopper' } };
    const changes = { [`POST ${path}`]: { next: aTeamPage('owner') } };
    givenApi({ project: aTeamPage('member', { viewer: aViewer({ is: 'member', handover }) }), changes });
    const { user } = visit();
    await user.click(await button('Accept the project'));
    expect(await screen.findByText('The project is yours now.')).toBeVisible();
    expect(await button('Edit')).toBeVisible();
  });
});
