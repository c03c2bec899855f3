import { aProfile, aSessionUser } from '@crewdeck/module-sdk/builders';
import { publishSession } from '@crewdeck/module-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { aTeamProposal, aTeamSearch } from '../../testing/builders.ts';
import { openPart, press, SEARCH } from '../../testing/visit-team-search.tsx';

describe('the search of a project for people', () => {
  beforeEach(() => publishSession(aSessionUser()));

  it('can be one of a project of theirs, whose team stays together, and begins with a word', async () => {
    const project = { id: 'p1', title: 'Tide clock', isSeeking: false };
    const { changes } = openPart({ search: aTeamSearch({ ownProjects: [project] }) });

    expect(await screen.findByText(/^Want us to propose people for this project\?/)).toBeVisible();
    await press('Look for people');

    await waitFor(() => expect(changes()).toEqual([['PUT', SEARCH, { projectId: 'p1' }]]));
    expect(await screen.findByText("You're looking for people for Tide clock.")).toBeVisible();
  });

  it('of a project is ended for that project, and its owner is not asked to leave it', async () => {
    const project = { id: 'p1', title: 'Tide clock', isSeeking: true };
    const { calls, changes } = openPart({ search: aTeamSearch({ ownProjects: [project] }) });

    await press('Stop looking');

    await waitFor(() => expect(changes()).toEqual([['DELETE', SEARCH, undefined]]));
    expect(await screen.findByText("You've stopped looking for people for Tide clock.")).toBeVisible();
    expect(calls.find(({ method }) => method === 'DELETE')?.query).toEqual({ projectId: 'p1' });
    expect(screen.queryByRole('button', { name: 'Find a team' })).toBeNull();
  });

  it.each([
    [[], "You're looking for people for Tide clock. We'll propose people when the organisers start a round."],
    [
      [{ id: 'r1', opensAt: '2099-01-02T12:00:00.000Z', teamSize: 3 }],
      "You're looking for people for Tide clock. We'll propose people in the next round, Fri 2 Jan 2099.",
    ],
  ])('of a project says when people are proposed, with rounds %j planned', async (plannedRounds, words) => {
    const project = { id: 'p1', title: 'Tide clock', isSeeking: true };
    const proposal = aTeamProposal({ state: 'ended' });
    const unplacedBecause = "The project's team is already as big as this round's teams.";
    openPart({ search: aTeamSearch({ ownProjects: [project], plannedRounds, proposal, unplacedBecause }) });

    expect(await screen.findByText(/^You're looking for people for/)).toHaveTextContent(words);
    expect(screen.getByText(unplacedBecause)).toBeVisible();
    expect(screen.getByText('Your team stays together.')).toBeVisible();
    expect(screen.queryByText(/^No one to team up with yet|^You've stopped/)).not.toBeInTheDocument();
  });

  it('takes the place of a search for themselves in one step', async () => {
    const project = { id: 'p1', title: 'Tide clock', isSeeking: false };
    const { changes } = openPart({ search: aTeamSearch({ isSeeking: true, ownProjects: [project] }) });

    expect(await screen.findByText(/^We can propose people for this project instead/)).toBeVisible();
    await press('Look for people');

    const both = [
      ['DELETE', SEARCH, undefined],
      ['PUT', SEARCH, { projectId: 'p1' }],
    ];
    await waitFor(() => expect(changes()).toEqual(both));
  });

  it.each([
    [
      'they look with another project',
      {},
      [{ id: 'p2', title: 'Star map', isSeeking: true }],
      /^Stop your other search/,
    ],
    ['a team waits for their answer', { isSeeking: true, proposal: aTeamProposal() }, [], /^You have a proposed team/],
  ])('is no second one with a project, with the reason, while %s', async (_, search, others, reason) => {
    const project = { id: 'p1', title: 'Tide clock', isSeeking: false };
    openPart({ search: aTeamSearch({ ...search, ownProjects: [project, ...others] }) });

    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Look for people' })).toBeDisabled();
  });

  it('is not offered to somebody whose profile is hidden, who can still end one', async () => {
    const ownProjects = [
      { id: 'p1', title: 'Tide clock', isSeeking: false },
      { id: 'p2', title: 'Star map', isSeeking: true },
    ];
    openPart({ search: aTeamSearch({ ownProjects }), profile: aProfile({ hiddenReason: 'Spam' }) });

    expect(await screen.findByRole('button', { name: 'Stop looking' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Look for people' })).toBeNull();
    expect(screen.getByText("Your profile is hidden, so we can't propose a team to you.")).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Find a team' })).toBeNull();
  });

  it('of a project says in its place why it can not begin', async () => {
    const project = { id: 'p1', title: 'Tide clock', isSeeking: false };
    const error = 'Confirm your email first. You can get a link on your account page.';
    const refusal = { status: 403, body: { error, code: 'user.email_unconfirmed' } };
    openPart({ search: aTeamSearch({ ownProjects: [project] }), writes: { [`PUT ${SEARCH}`]: refusal } });

    await press('Look for people');

    expect(await screen.findByRole('alert')).toHaveTextContent(error);
  });
});
