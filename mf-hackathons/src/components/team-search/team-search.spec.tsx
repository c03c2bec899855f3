import { aProfile, aProject, aSessionUser } from '@crewdeck/module-sdk/builders';
import { publishSession } from '@crewdeck/module-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FIND_TEAM_ID } from '../../rules/find-team-id.ts';
import { aHackathon, aTeamProposal, aTeamSearch } from '../../testing/builders.ts';
import { openPart, press, SEARCH } from '../../testing/visit-team-search.tsx';

const OWN = aProject({ id: 'p1' });
const OTHERS = aProject({ id: 'p2' });

describe('the search for a team', () => {
  it('leads a visitor to sign in, and says how many look', async () => {
    publishSession(null);
    openPart({ search: aTeamSearch({ seekers: 12 }) });

    expect(await screen.findByText('12 people are looking for teammates so far.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in to find a team' })).toHaveAttribute(
      'href',
      '/sign-in?next=%2Fhackathons%2Fhackathon-1%3Flook%3Dhackathon-1',
    );
  });

  it('leads a visitor who follows a link to an answer to sign in, and back to it', async () => {
    publishSession(null);
    openPart({ at: `/hackathons/hackathon-1#${FIND_TEAM_ID}` });

    expect(
      await screen.findByText("If we've found you a team, sign in to see who's on it and to answer."),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/sign-in?next=%2Fhackathons%2Fhackathon-1%23find-my-team',
    );
  });

  it('tells everybody when teams are proposed next', async () => {
    publishSession(null);
    const opensAt = '2099-01-02T18:00:00.000Z';
    openPart({ search: aTeamSearch({ plannedRounds: [{ id: 'r1', opensAt, teamSize: 3 }] }) });

    const time = await screen.findByText(/2099/, { selector: 'time' });
    expect(time).toHaveAttribute('dateTime', opensAt);
    expect(time.parentElement).toHaveTextContent(/^Next round: .* 2099, \d\d:\d\d .*\(in [\d,]+ days\)$/);
  });

  it.each([
    ['nobody looks for people', [], [], 'post a project', [['post a project', '/post-project?hackathon=hackathon-1']]],
    [
      'another project looks for people',
      [OTHERS],
      [],
      'ask to join a team, or post a project',
      [
        ['ask to join a team', '#forming-teams'],
        ['post a project', '/post-project?hackathon=hackathon-1'],
      ],
    ],
    [
      'only theirs looks for people',
      [OWN],
      [OWN],
      'invite people to your project',
      [['invite people to your project', '/projects/p1']],
    ],
  ])('leads who looks to what they can do while no round is planned and %s', async (_, projects, own, words, links) => {
    publishSession(aSessionUser());
    const ownProjects = own.map(({ id, title }) => ({ id, title, isSeeking: false }));
    openPart({ search: aTeamSearch({ isSeeking: true, ownProjects }), projects });

    const link = await screen.findByRole('link', { name: links[0]?.[0] });
    const advice = link.closest('p') ?? document.body;
    expect(advice).toHaveTextContent(`No round is planned yet, so don't wait for us: ${words}.`);
    expect(
      within(advice)
        .getAllByRole('link')
        .map((one) => [one.textContent, one.getAttribute('href')]),
    ).toEqual(links);
  });

  it('tells who looks, with a round planned, that a team may come sooner', async () => {
    publishSession(aSessionUser());
    const plannedRounds = [{ id: 'r1', opensAt: '2099-01-02T18:00:00.000Z', teamSize: 3 }];
    openPart({ search: aTeamSearch({ isSeeking: true, plannedRounds }) });

    const words = 'We propose teams in rounds. You may get one sooner if another team falls through.';
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText(/No round is planned/)).not.toBeInTheDocument();
  });

  it('promises another team for now to who lost one, and no round until it is known that there is none', async () => {
    publishSession(aSessionUser());
    const proposal = aTeamProposal({ state: 'ended', answer: 'yes' });
    openPart({ search: aTeamSearch({ isSeeking: true, proposal }) });

    expect(await screen.findByText(/We're looking for another one, and we'll notify you\.$/)).toBeVisible();
    expect(screen.queryByText(/No round is planned/)).not.toBeInTheDocument();
  });

  it.each([
    ['has a team', aTeamProposal({ state: 'formed' }), 'Your team'],
    ['has one to answer', aTeamProposal(), 'A team for you'],
    ['has said yes to one', aTeamProposal({ answer: 'yes' }), 'A team for you'],
  ])('tells nobody who %s when the next are proposed', async (_, proposal, heading) => {
    publishSession(aSessionUser());
    const plannedRounds = [{ id: 'r1', opensAt: '2099-01-02T18:00:00.000Z', teamSize: 3 }];
    openPart({ search: aTeamSearch({ plannedRounds, proposal }) });

    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(screen.queryByText(/^Next round/)).not.toBeInTheDocument();
  });

  it.each([
    [null, 0],
    ['No team was a match this time. That can change once more people look.', 1],
  ])('tells who lost a team, and is unplaced since %j, of %d rounds', async (unplacedBecause, times) => {
    publishSession(aSessionUser());
    const plannedRounds = [{ id: 'r1', opensAt: '2099-01-02T18:00:00.000Z', teamSize: 3 }];
    const proposal = aTeamProposal({ state: 'ended' });
    openPart({ search: aTeamSearch({ isSeeking: true, plannedRounds, proposal, unplacedBecause }) });

    expect(await screen.findByText(/^Your last team fell through before you answered\./)).toBeVisible();
    expect(screen.queryAllByText(/^Next round/)).toHaveLength(times);
  });

  it('says why somebody looks again, how many do, and what comes next', async () => {
    publishSession(aSessionUser());
    const proposal = aTeamProposal({ state: 'ended', answer: 'no' });
    openPart({
      profile: aProfile({ roles: [], hoursPerWeek: null, timeBlocks: [] }),
      search: aTeamSearch({
        seekers: 1,
        isSeeking: true,
        unplacedBecause: 'No team was a match this time. That can change once more people look.',
        proposal,
      }),
    });

    const lead = await screen.findByText(
      "You're no longer in your last proposed team. No team was a match this time. That can change once more people look.",
    );
    expect(lead.closest('.card')).toHaveTextContent(
      /^You're no longer in your last proposed team\. No team was a match this time\. That can change once more people look\.No round is planned yet, so don't wait for us: post a project\.You're the only one looking right now\.ChangeStop looking$/,
    );
  });
});

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
    await press('QA Tester');
    expect(screen.queryByLabelText('Hours a week')).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Times of the week' })).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Time zone')).not.toBeInTheDocument();
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Start looking' }));

    await waitFor(() => expect(changes()[0]?.[2]).toMatchObject({ roles: ['QA Tester'], ...time }));
  });

  it('tells no time with which they look at an event of three days or less', async () => {
    const hackathon = aHackathon({ startsAt: '2099-03-06T17:00:00Z', endsAt: '2099-03-08T11:30:00Z' });
    const profile = aProfile({ roles: ['Curator'], hoursPerWeek: 8, timeBlocks: ['tue evening'] });
    openPart({ hackathon, profile, search: aTeamSearch({ isSeeking: true }) });

    expect(await screen.findByText('Curator')).toBeVisible();
    expect(screen.queryByText(/hours a week/)).not.toBeInTheDocument();
    await press('Change');
    expect(await screen.findByRole('dialog', { name: 'Your roles' })).toBeVisible();
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
    for (const name of ['Change', 'Stop looking'])
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
