import { act, cleanup, screen } from '@testing-library/react';
import { aProjectPage, aResult, aTeam, aTeamMember, aViewer } from '../testing/builders.ts';
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
