import type { ProjectPage as ProjectAnswer } from '@crewdeck/contract';
import { aProfile } from '@crewdeck/module-sdk/builders';
import { answerCalls } from '@crewdeck/module-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { FREE_SEAT_WORDS } from '../rules/commitment.ts';
import { aProjectInterest, aProjectPage, aTeam, aTeamMember, aViewer, theMeetings } from '../testing/builders.ts';
import { bodiesOf, button, FULL, givenApi, PROJECT_PATH, visit } from '../testing/visit-project.tsx';

describe('the team page', () => {
  const aTeamPage = (is: 'owner' | 'member', parts: Partial<ProjectAnswer> = {}) =>
    aProjectPage({ viewer: aViewer({ is }), team: aTeam(aTeamMember()), openSeats: 2, ...parts });
  const grace = aTeamMember().id;

  it('shows contact, an address that is not confirmed as that, and since when', async () => {
    const unconfirmed = aTeamMember({ email: null, isEmailConfirmed: false });
    givenApi({ project: aTeamPage('member', { team: aTeam(unconfirmed) }) });
    visit();
    const team = await screen.findByRole('region', { name: 'Team' });
    for (const text of ['Email not confirmed', 'grace#1906', '3 Feb 2026']) {
      expect(within(team).getAllByText(text)[0]).toBeVisible();
    }
    expect(within(team).queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
  });

  it('shows an address once that is both email and contact', async () => {
    const member = aTeamMember({ discordOrContact: 'Grace@Example.org' });
    givenApi({ project: aTeamPage('member', { team: aTeam(member) }) });
    visit();
    const team = within(await screen.findByRole('region', { name: 'Team' }));
    expect(team.getAllByText(/grace/i).filter(({ textContent }) => /@/.test(textContent ?? ''))).toHaveLength(1);
  });

  it('lets a member leave, once they have confirmed it', async () => {
    const changes = { [`POST ${PROJECT_PATH}/leave`]: { next: aProjectPage({ viewer: aViewer() }) } };
    const calls = givenApi({ project: aTeamPage('member'), changes });
    const { user } = visit();
    await user.click(await button('Leave team'));
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave team' }));
    expect(await screen.findByText("You've left the team.")).toBeVisible();
    expect(await button('Show Interest')).toBeVisible();
  });

  it('says where it was confirmed why a member could not leave', async () => {
    givenApi({
      project: aTeamPage('member'),
      changes: { [`POST ${PROJECT_PATH}/leave`]: { answer: { status: 503 } } },
    });
    const { user } = visit();
    await user.click(await button('Leave team'));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Leave team' }));
    expect(await within(question).findByRole('alert')).toHaveTextContent("We couldn't take you off the team.");
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
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
    expect(await screen.findByText('Give them a reason.')).toBeVisible();
    await user.type(screen.getByLabelText(/Message to them/), 'Thank you for all.');
    await user.click(await button('Remove from team'));
    expect(await screen.findByText('Grace Hopper is no longer on the team.')).toBeVisible();
    expect(bodiesOf(calls, 'POST', path)).toEqual([{ userId: grace, words: 'Thank you for all.' }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Grace Hopper' })).not.toBeInTheDocument());
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

  it('asks a member whether they are still there, and takes the answer with one click', async () => {
    const path = `${PROJECT_PATH}/check-ins`;
    const asked = aTeamPage('member', {
      viewer: aViewer({ is: 'member', checkIn: { askedAt: '2026-02-10T12:00:00.000Z' } }),
    });
    const calls = givenApi({ project: asked, changes: { [`POST ${path}`]: { next: aTeamPage('member') } } });
    const { user } = visit({ part: '#check-in' });
    expect(await screen.findByRole('heading', { name: 'Are you still with this team?' })).toHaveFocus();
    await user.click(await button('Check in'));
    expect(await screen.findByText("Thanks. Your team knows you're still in.")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Check in' })).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(bodiesOf(calls, 'POST', path)).toHaveLength(1);
  });

  it('shows how much time a member has, and their missed check-ins from the second on', async () => {
    const said = { hoursPerWeek: 6, until: '2999-03-31' };
    givenApi({ project: aTeamPage('owner', { team: aTeam(aTeamMember({ ...said, missedCheckIns: 1 })) }) });
    const { queryClient } = visit();
    expect(await screen.findByText('6 hours a week, until 31 Mar 2999')).toBeVisible();
    expect(screen.queryByText(/Quiet/)).not.toBeInTheDocument();
    givenApi({ project: aTeamPage('owner', { team: aTeam(aTeamMember({ missedCheckIns: 2 })) }) });
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByText('Missed two check-ins')).toBeVisible();
    expect(await button('Remove Grace Hopper')).toBeVisible();
  });

  it('lets a member change how much time they have', async () => {
    const path = `${PROJECT_PATH}/check-ins`;
    const me = aTeamMember({ id: aProfile().id, hoursPerWeek: 6, until: '2999-03-31' });
    const calls = givenApi({ project: aTeamPage('member', { team: [me] }), changes: { [`POST ${path}`]: {} } });
    const { user } = visit();
    await waitFor(async () => expect(await button('Change your time')).toBeEnabled());
    await user.click(await button('Change your time'));
    const dialog = await screen.findByRole('dialog', { name: 'Your time for this team' });
    expect(within(dialog).getByLabelText('Hours a week')).toHaveValue('6');
    await user.selectOptions(within(dialog).getByLabelText('Hours a week'), '10');
    await user.clear(within(dialog).getByLabelText('Until'));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your team can see how much time you have.')).toBeVisible();
    expect(bodiesOf(calls, 'POST', path)).toEqual([{ commitment: { hoursPerWeek: 10, until: null } }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('tells a member who has said no time, and nobody else, so that they can say it', async () => {
    const me = aTeamMember({ id: aProfile().id, hoursPerWeek: null, until: null });
    givenApi({ project: aTeamPage('member', { team: [me, aTeamMember()] }) });
    visit();
    expect(await screen.findAllByText("You haven't said how much time you have.")).toHaveLength(1);
    await waitFor(async () => expect(await button('Add your time')).toBeEnabled());
  });

  it('asks nobody for time once the project is finished', async () => {
    const me = aTeamMember({ id: aProfile().id, hoursPerWeek: null, until: null });
    givenApi({ project: aTeamPage('member', { status: 'Completed', isLooking: false, team: [me] }) });
    visit();
    await button('Leave team');
    expect(screen.queryByRole('button', { name: /your time/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/You haven't said/)).not.toBeInTheDocument();
  });

  it('asks a member whose last day has come whether they go on, and takes a yes with one click', async () => {
    const path = `${PROJECT_PATH}/check-ins`;
    const me = aTeamMember({ id: aProfile().id, hoursPerWeek: 6, until: '2026-02-28' });
    const goesOn = aTeamPage('member', { team: [{ ...me, until: null }] });
    const calls = givenApi({
      project: aTeamPage('member', { team: [me] }),
      changes: { [`POST ${path}`]: { next: goesOn } },
    });
    const { user } = visit({ part: '#commitment' });
    expect(await screen.findByRole('heading', { name: 'Are you staying on?' })).toHaveFocus();
    expect(screen.getByText(/have time until 28 Feb 2026/)).toBeVisible();
    await user.click(await button('Stay on'));
    expect(await screen.findByText("Thanks. Your team knows you're still in.")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stay on' })).not.toBeInTheDocument());
    expect(bodiesOf(calls, 'POST', path)).toEqual([{ commitment: { hoursPerWeek: 6, until: null } }]);
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
    await user.click(await button('Hand over to Grace Hopper'));
    await user.click(await button('Offer project'));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Hand over' })).toHaveFocus());
    await user.click(await button('Take back'));
    expect(await button('Hand over to Grace Hopper')).toBeVisible();
    expect(bodiesOf(calls, 'PUT', path)).toEqual([{ userId: grace }]);
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

describe('interested people, for the owner', () => {
  const owned = aProjectPage({ viewer: aViewer({ is: 'owner' }), team: aTeam(), rolesNeeded: ['Designer'] });

  it('shows who, since when, their line, and their skills beside what is sought', async () => {
    const skills = ['Go', 'React', 'reactjs'].map((name) => ({ skill: { id: name, name }, level: 'Advanced' }));
    const person = { ...aProjectInterest().person, skills };
    givenApi({ project: owned, interests: [aProjectInterest({ person })] });
    visit({ part: '?tab=manage' });
    const list = await screen.findByRole('list', { name: 'Interested people' });
    expect(within(list).getByRole('link', { name: 'Grace Hopper' })).toHaveAttribute('href', `/people/${person.id}`);
    for (const text of ['I have drawn maps for years.', '1 Feb 2026', 'React', 'Go']) {
      expect(within(list).getByText(text)).toBeVisible();
    }
    const used = within(list).getByRole('list', { name: 'Skills of Grace Hopper that this project uses' });
    await waitFor(() => expect(used).toHaveTextContent('Reactreactjs'));
    expect(used).not.toHaveTextContent('Go');
  });

  it('names the role that somebody asks for, and invites them for it', async () => {
    givenApi({ project: owned, interests: [aProjectInterest({ role: 'Cartographer' })] });
    const { user } = visit({ part: '?tab=manage' });
    const list = await screen.findByRole('list', { name: 'Interested people' });
    expect(within(list).getByText('Cartographer')).toBeVisible();
    await user.click(await button('Invite Grace Hopper'));
    expect(await screen.findByText(/^mf-invites invite-dialog .*"role":"Cartographer"/)).toBeVisible();
  });

  it('lets them say not now, once they know what the person reads', async () => {
    const path = `/api/interests/${aProjectInterest().id}`;
    const calls = givenApi({
      project: owned,
      interests: [aProjectInterest()],
      changes: { [`PATCH ${path}`]: { answer: { body: {} } } },
    });
    const { user } = visit({ part: '?tab=manage' });
    await user.click(await button('Not now: Grace Hopper'));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveAccessibleDescription(/The team went another way\./);
    await user.click(within(question).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(bodiesOf(calls, 'PATCH', path)).toEqual([{ status: 'not_now' }]));
  });

  it('refetches nothing when an invite is cancelled, and what has changed when one is sent', async () => {
    const calls = givenApi({ project: owned, interests: [aProjectInterest()] });
    const { user, queryClient } = visit({ part: '?tab=manage' });
    await user.click(await button('Invite Grace Hopper'));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const before = calls.length;
    await user.click(await button('Close invite-dialog'));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(calls).toHaveLength(before);

    await user.click(await button('Invite Grace Hopper'));
    // The dialog of mf-invites does this once an invite is sent.
    await act(() => queryClient.invalidateQueries({ refetchType: 'none' }));
    await user.click(await button('Close invite-dialog'));
    await waitFor(() => expect(calls.slice(before).map(({ path }) => path)).toContain(`${PROJECT_PATH}/interests`));
  });

  it('moves the focus to its heading for a link from a card', async () => {
    givenApi({ project: owned });
    visit({ part: '#interested' });
    expect(await screen.findByRole('heading', { name: /Interested people/ })).toHaveFocus();
  });
});
