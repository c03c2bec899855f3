import { aProfile, aProject, aSessionUser } from '@crewdeck/module-sdk/builders';
import { publishSession } from '@crewdeck/module-sdk/testing';
import { screen, within } from '@testing-library/react';
import { FIND_TEAM_ID } from '../../rules/find-team-id.ts';
import { aTeamProposal, aTeamSearch } from '../../testing/builders.ts';
import { openPart } from '../../testing/visit-team-search.tsx';

const OWN = aProject({ id: 'p1' });
const OTHERS = aProject({ id: 'p2' });

describe('the search for a team', () => {
  it('leads a visitor to sign in, and says how many look', async () => {
    publishSession(null);
    openPart({ search: aTeamSearch({ seekers: 12 }) });

    expect(await screen.findByText('12 people are in the team search.')).toBeVisible();
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

  it.each([[null], ['No team was a match this time. That can change as more people join the search.']])(
    'tells who lost a team, and is unplaced since %j, of the next round',
    async (unplacedBecause) => {
      publishSession(aSessionUser());
      const plannedRounds = [{ id: 'r1', opensAt: '2099-01-02T18:00:00.000Z', teamSize: 3 }];
      const proposal = aTeamProposal({ state: 'ended' });
      openPart({ search: aTeamSearch({ isSeeking: true, plannedRounds, proposal, unplacedBecause }) });

      expect(await screen.findByText(/^Your last team fell through before you answered\./)).toBeVisible();
      expect(screen.getByText(/^Next round/)).toBeVisible();
    },
  );

  it('says why somebody looks again, how many do, and what comes next', async () => {
    publishSession(aSessionUser());
    const proposal = aTeamProposal({ state: 'ended', answer: 'no' });
    openPart({
      profile: aProfile({ roles: [], hoursPerWeek: null, timeBlocks: [] }),
      search: aTeamSearch({
        seekers: 1,
        isSeeking: true,
        unplacedBecause: 'No team was a match this time. That can change as more people join the search.',
        proposal,
      }),
    });

    const lead = await screen.findByText(
      "You're no longer in your last proposed team. No team was a match this time. That can change as more people join the search.",
    );
    expect(screen.getByRole('link', { name: 'Add your skills' })).toHaveAttribute('href', '/create-profile#skills');
    expect(lead.closest('.card')).toHaveTextContent(
      /^You're no longer in your last proposed team\. No team was a match this time\. That can change as more people join the search\.No round is planned yet, so don't wait for us: post a project\.Add your skills, so that we can match you better\.You're the only one looking right now\.Edit your searchStop looking$/,
    );
  });
});
