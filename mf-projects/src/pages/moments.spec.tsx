import { act, cleanup, screen, within } from '@testing-library/react';
import { aProjectPage, aResult, aTeam, aTeamMember, aTeamOf, aTeamPage, aViewer } from '../testing/builders.ts';
import { givenApi, INVITE, PROJECT_PATH, panel, visit } from '../testing/visit-project.tsx';

const MOMENTS = [
  {
    when: 'the viewer has joined',
    before: aProjectPage({ viewer: aViewer({ invite: INVITE }) }),
    after: aProjectPage({ viewer: aViewer({ is: 'member' }), team: aTeam(aTeamMember()) }),
    find: () => screen.findByText("You're on this team."),
  },
  {
    when: 'the team is full',
    before: aProjectPage({ openSeats: 1 }),
    after: aProjectPage({ openSeats: 0, isLooking: false }),
    find: () => screen.findByText('4 of 4 on the team'),
  },
  {
    when: 'the team is full, to its owner',
    before: aTeamPage('owner', { openSeats: 1 }),
    after: aTeamPage('owner', { openSeats: 0, isLooking: false }),
    find: () => screen.findByText("Everyone's here: your team is complete."),
  },
  {
    when: 'the project is finished, to its team',
    before: aTeamPage('member'),
    after: aTeamPage('member', { status: 'Completed', isLooking: false, result: aResult() }),
    find: () => screen.findByText('You finished it together.'),
  },
  {
    when: 'the project is finished',
    before: aProjectPage(),
    after: aProjectPage({ status: 'Completed', isLooking: false, result: aResult() }),
    find: () => screen.findByRole('region', { name: 'Who made it' }),
  },
];

test.each(MOMENTS)('what has changed moves once $when, and not on a page that opens with it', async (moment) => {
  const reads = { [PROJECT_PATH]: { body: moment.before } };
  givenApi({ project: moment.before, reads });
  const { queryClient } = visit();
  await panel();
  reads[PROJECT_PATH] = { body: moment.after };
  await act(() => queryClient.invalidateQueries());
  expect((await moment.find()).closest('.moment')).not.toBeNull();

  cleanup();
  visit();
  expect((await moment.find()).closest('.moment')).toBeNull();
});

const FULL = { openSeats: 0, isLooking: false, collaborators: aTeamOf(2) };

test.each(['owner', 'member'] as const)('shows the %s of a full team its faces, and leads to its room', async (is) => {
  givenApi({ project: aTeamPage(is, FULL) });
  visit();
  const words = await screen.findByText("Everyone's here: your team is complete.");
  expect(words.previousElementSibling?.childElementCount).toBe(3);
  expect(within(await panel()).getByRole('link', { name: 'Team room' })).toBeVisible();
});

test('a team that got full while its owner was at another tab moves once they come back', async () => {
  const reads = { [PROJECT_PATH]: { body: aTeamPage('owner', { openSeats: 1 }) } };
  givenApi({ project: 'missing', reads });
  const { queryClient, user } = visit({ part: '?tab=manage' });
  await screen.findByRole('region', { name: 'Settings' });
  reads[PROJECT_PATH] = { body: aTeamPage('owner', FULL) };
  await act(() => queryClient.invalidateQueries());
  await user.click(await screen.findByRole('tab', { name: 'Overview' }));
  expect((await screen.findByText("Everyone's here: your team is complete.")).closest('.moment')).not.toBeNull();
});
