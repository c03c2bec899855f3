import type { TeamSearch } from '@crewdeck/contract';
import { aProfile, aSessionUser } from '@crewdeck/module-sdk/builders';
import { answerCalls, createTestHost, type GivenAnswer, publishSession } from '@crewdeck/module-sdk/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { aTeamProposal, aTeamSearch } from '../../testing/builders.ts';
import { FindTeamButton } from './find-team-button.tsx';

const ON_PAGE = '#find-my-team';
const ROOM = { id: 'p1', title: 'Tide clock' };

function open(search: GivenAnswer, profile: GivenAnswer = { body: aProfile() }, emailVerified = true) {
  publishSession(aSessionUser({ emailVerified }));
  const calls = answerCalls(({ path }) => (path.endsWith('/team-search') ? search : profile));
  render(createTestHost(<FindTeamButton hackathonId="hackathon-1" />).element);
  return calls;
}

test.each<[string, Partial<TeamSearch>, boolean, string]>([
  ['Go to your team', { proposal: aTeamProposal({ state: 'formed', project: ROOM }) }, true, '/projects/p1#room'],
  ['Go to your team', { team: ROOM }, true, '/projects/p1#room'],
  ['Answer your proposed team', { isSeeking: true, proposal: aTeamProposal() }, true, ON_PAGE],
  ['See your options', { ownProjects: [{ ...ROOM, isSeeking: false }] }, false, ON_PAGE],
])('leads to what comes next for a team: "%s" for %j', async (name, parts, isPrimary, address) => {
  open({ body: aTeamSearch(parts) });
  const link = await screen.findByRole('link', { name });
  await waitFor(() => expect(link).toHaveClass(isPrimary ? 'primary' : 'secondary'));
  expect(link).toHaveAttribute('href', address);
});

test.each<[Partial<TeamSearch>]>([
  [{ isSeeking: true }],
  [{ ownProjects: [{ ...ROOM, isSeeking: true }] }],
  [{ isSeeking: true, proposal: aTeamProposal({ answer: 'yes' }) }],
  [{ proposal: aTeamProposal({ state: 'formed', project: null }) }],
])('leaves it to the search where the page begins with that: %j', async (parts) => {
  open({ body: aTeamSearch(parts) });
  await waitFor(() => expect(screen.queryByRole('link')).not.toBeInTheDocument());
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('leads somebody without a profile to make one first, as the search on the page does', async () => {
  open({ body: aTeamSearch() }, { status: 404 });
  const link = await screen.findByRole('link', { name: 'Create your profile first' });
  expect(link).toHaveAttribute('href', '/create-profile?next=%2Fhackathons%2Fhackathon-1%3Flook%3Dhackathon-1');
});

test('leads a visitor to sign in at once, and back to the dialog of the search', async () => {
  publishSession(null);
  answerCalls(() => ({ body: aTeamSearch() }));
  render(createTestHost(<FindTeamButton hackathonId="hackathon-1" />).element);
  const link = screen.getByRole('link', { name: 'Sign in to find a team' });
  expect(link).toHaveClass('primary');
  expect(link).toHaveAttribute('href', '/sign-in?next=%2Fhackathons%2Fhackathon-1%3Flook%3Dhackathon-1');
});

test.each([
  [false, 'Confirm your email first'],
  [true, 'Find a team'],
])(
  'opens the dialog of the search, and says what that begins with: email confirmed %s',
  async (emailVerified, name) => {
    open({ body: aTeamSearch() }, { body: aProfile() }, emailVerified);
    expect(await screen.findByRole('button', { name })).toHaveClass('primary');
  },
);

test('leads to the search on the page where that can not be read', async () => {
  const calls = open({ status: 503 });
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/team-search'))).toBe(true));
  expect(screen.getByRole('link', { name: 'Find a team' })).toHaveAttribute('href', ON_PAGE);
});
