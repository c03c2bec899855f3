import { aProfile, aSessionUser } from '@crewdeck/module-sdk/builders';
import { publishSession } from '@crewdeck/module-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FIND_TEAM_ID } from '../../rules/find-team-id.ts';
import { aHackathon, aTeamProposal, aTeamSearch } from '../../testing/builders.ts';
import { openPart, press, SEARCH } from '../../testing/visit-team-search.tsx';

describe('the search for a team, for somebody who is signed in', () => {
  beforeEach(() => publishSession(aSessionUser()));

  it('shows a proposed team with names and roles', async () => {
    openPart({ search: aTeamSearch({ isSeeking: true, proposal: aTeamProposal() }) });

    const list = await screen.findByRole('list', { name: "Who's on it" });
    expect(list).toHaveTextContent(/Ada Lovelace \(you\) · Developer.*Grace Hopper/);
  });

  it('has a heading that links to it focus', async () => {
    openPart();

    const heading = await screen.findByRole('heading', { name: 'Find a team' });
    act(() => document.getElementById(FIND_TEAM_ID)?.focus());
    expect(heading).toContainElement(document.activeElement as HTMLElement);
  });

  it('needs a profile first', async () => {
    openPart({ profile: null });

    expect(await screen.findByRole('link', { name: 'Create your profile first' })).toHaveAttribute(
      'href',
      '/create-profile?next=%2Fhackathons%2Fhackathon-1%3Flook%3Dhackathon-1',
    );
  });

  it('that can not be read now can be tried again', async () => {
    let isUp = false;
    openPart({ search: () => (isUp ? { body: aTeamSearch() } : { status: 503 }) });

    expect(await screen.findByText("We couldn't load the team search.")).toBeVisible();
    isUp = true;
    await press('Try again');

    expect(await screen.findByText('Nobody is looking for a team right now.')).toBeVisible();
  });

  it('begins with what the profile says, which is kept there once it is changed', async () => {
    const profile = aProfile({ roles: ['QA Tester', 'Curator'], hoursPerWeek: 8, timeBlocks: ['tue evening'] });
    const path = `/api/users/firebase/${profile.firebaseUid}`;
    const saved = { ...profile, hoursPerWeek: 10 };
    const { changes } = openPart({ profile, writes: { [`PATCH ${path}`]: { body: saved } } });

    await press('Find a team');
    const dialog = within(await screen.findByRole('dialog', { name: 'Find a team' }));
    expect(dialog.getByRole('button', { name: 'QA Tester', pressed: true })).toBeVisible();
    expect(dialog.getByLabelText('Other roles')).toHaveValue('Curator');
    expect(dialog.getByLabelText('Tuesday evening')).toBeChecked();
    await userEvent.clear(dialog.getByLabelText('Hours a week'));
    await userEvent.type(dialog.getByLabelText('Hours a week'), '10');
    await userEvent.selectOptions(dialog.getByLabelText('Time zone'), 'Asia/Tokyo');
    await userEvent.click(dialog.getByRole('button', { name: 'Start looking' }));

    expect(await screen.findByText("You're looking for a team.")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const time = {
      roles: ['QA Tester', 'Curator'],
      hoursPerWeek: 10,
      timeBlocks: ['tue evening'],
      timeZone: 'Asia/Tokyo',
    };
    expect(changes()).toEqual([
      ['PATCH', path, time],
      ['PUT', SEARCH, { isNamed: false, showsEmail: false }],
    ]);
  });

  it('asks for no time at an event of three days or less, and keeps that of the profile', async () => {
    const time = { hoursPerWeek: 8, timeBlocks: ['tue evening' as const], timeZone: 'Asia/Tokyo' };
    const profile = aProfile({ roles: [], ...time });
    const path = `/api/users/firebase/${profile.firebaseUid}`;
    const hackathon = aHackathon({ startsAt: '2099-03-06T17:00:00Z', endsAt: '2099-03-08T11:30:00Z' });
    const { changes } = openPart({ hackathon, profile, writes: { [`PATCH ${path}`]: { body: profile } } });

    await press('Find a team');
    expect(await screen.findByText(/^Choose at least one role/)).toBeVisible();
    await press('QA Tester');
    expect(screen.queryByText(/^Choose at least one role/)).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Hours a week')).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Free times' })).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Time zone')).not.toBeInTheDocument();
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Start looking' }));

    await waitFor(() => expect(changes()[0]?.[2]).toMatchObject({ roles: ['QA Tester'], ...time }));
  });

  it('tells no time with which they look at an event of three days or less', async () => {
    const hackathon = aHackathon({ startsAt: '2099-03-06T17:00:00Z', endsAt: '2099-03-08T11:30:00Z' });
    const skills = [{ skill: { id: 'react', name: 'React' }, level: 'Advanced' }];
    const profile = aProfile({ roles: ['Curator'], skills, hoursPerWeek: 8, timeBlocks: ['tue evening'] });
    openPart({ hackathon, profile, search: aTeamSearch({ isSeeking: true }) });

    expect(await screen.findByText('Curator')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add your skills' })).not.toBeInTheDocument();
    expect(screen.queryByText(/hours a week/)).not.toBeInTheDocument();
    await press('Edit your search');
    expect(await screen.findByRole('dialog', { name: 'Edit your search' })).toBeVisible();
  });

  it('saves nothing where nothing was changed, and says in the dialog why it can not begin', async () => {
    const refusal = {
      status: 409,
      body: { error: 'Teams for this hackathon can no longer be formed.', code: 'hackathon.over' },
    };
    const { changes } = openPart({ writes: { [`PUT ${SEARCH}`]: refusal } });

    await press('Find a team');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Start looking' }));

    expect(await dialog.findByText('Teams for this hackathon can no longer be formed.')).toBeVisible();
    expect(changes().map(([method]) => method)).toEqual(['PUT']);
  });

  it('is told with what they look, and why they are in no team yet, and ends once that is confirmed', async () => {
    const unplacedBecause = 'Seven people look: teams of 3 leave one over.';
    const profile = aProfile({ roles: ['Curator'], hoursPerWeek: 8, timeBlocks: ['tue evening'] });
    const { changes } = openPart({ profile, search: aTeamSearch({ isSeeking: true, unplacedBecause }) });

    expect(await screen.findByText(unplacedBecause)).toBeVisible();
    expect(screen.getByText('Curator')).toBeVisible();
    expect(screen.getByText('8 hours a week · Tue evenings')).toBeVisible();
    for (const name of ['Edit your search', 'Stop looking'])
      expect(screen.getByRole('button', { name })).toHaveClass('secondary');
    await press('Stop looking');
    const question = within(await screen.findByRole('alertdialog', { name: 'Stop looking for a team?' }));
    expect(changes()).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Stop looking' }));

    expect(await screen.findByText("You've stopped looking for a team.")).toBeVisible();
    expect(changes()).toEqual([['DELETE', SEARCH, undefined]]);
  });

  it('is offered again once one has stopped looking', async () => {
    openPart({ search: aTeamSearch({ proposal: aTeamProposal({ state: 'ended' }) }) });

    expect(await screen.findByText("You've stopped looking for a team. You can start again any time.")).toBeVisible();
    expect(screen.getByRole('button', { name: 'Find a team' })).toBeVisible();
  });

  it('shows their team in place of the way to look to somebody who is on one', async () => {
    openPart({ search: aTeamSearch({ seekers: 12, team: { id: 'p1', title: 'Tide clock' } }) });

    expect(await screen.findByRole('heading', { name: 'Your team' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tide clock' })).toHaveAttribute('href', '/projects/p1');
    expect(screen.getByRole('link', { name: 'Go to your team' })).toHaveAttribute('href', '/projects/p1#room');
    expect(screen.queryByRole('button', { name: 'Find a team' })).not.toBeInTheDocument();
  });

  it.each([
    ['on one', aTeamSearch({ team: { id: 'p1', title: 'Tide clock' } })],
    ['in one that a round formed', aTeamSearch({ proposal: aTeamProposal({ state: 'formed' }) })],
  ])('asks somebody %s for nothing, though a link leads to the way to look', async (_, search) => {
    openPart({ search, at: '/hackathons/hackathon-1?look=hackathon-1' });

    expect(await screen.findByRole('heading', { name: 'Your team' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leaves nothing once the event is over but what it came to', async () => {
    openPart({ isOver: true, search: aTeamSearch({ isSeeking: true }) });
    expect(await screen.findByText('This event has begun, so the team search has ended.')).toBeVisible();
  });
});
