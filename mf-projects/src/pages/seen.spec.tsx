import type { ProjectPage } from '@crewdeck/contract';
import { myDataKeys } from '@crewdeck/module-sdk';
import { aSessionUser } from '@crewdeck/module-sdk/builders';
import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { aProjectPage, aResult, aTeam, aTeamMember, aViewer } from '../testing/builders.ts';
import { bodiesOf, givenApi, visit } from '../testing/visit-project.tsx';

const ACTIVITIES = '/api/activities';
const READ = `${ACTIVITIES}/read`;
const here = { id: aProjectPage().id, title: aProjectPage().title };
const told = [
  { id: 'note', kind: 'note_written' },
  { id: 'meeting', kind: 'meeting_proposed' },
  { id: 'read', kind: 'note_written', isRead: true },
  { id: 'joined', kind: 'joined' },
  { id: 'finished', kind: 'project_completed' },
  { id: 'asked', kind: 'interest_shown' },
  { id: 'elsewhere', kind: 'note_written', project: { ...here, id: 'p9' } },
].map((activity) => ({ project: here, isRead: false, ...activity }));

async function open(part: string, unread: number, parts: Partial<ProjectPage> = {}) {
  const project = aProjectPage({ viewer: aViewer({ is: 'member' }), team: aTeam(aTeamMember()), ...parts });
  const calls = givenApi({ project, reads: { [ACTIVITIES]: { body: told } } });
  const { queryClient } = visit({ part });
  await screen.findByRole('tab', { name: 'Team room' });
  act(() => queryClient.setQueryData(myDataKeys.unreadActivities(aSessionUser().uid), unread));
  return { calls, queryClient };
}

describe('news of a team', () => {
  it('is read once the room that shows it is open', async () => {
    const { calls } = await open('?tab=room', 3);
    await waitFor(() => expect(bodiesOf(calls, 'PUT', READ)).toEqual([{ ids: ['note', 'meeting'] }]));
  });

  it('that somebody would like to join is read where its owner answers them', async () => {
    const { calls } = await open('?tab=manage', 3, { viewer: aViewer({ is: 'owner' }) });
    await waitFor(() => expect(bodiesOf(calls, 'PUT', READ)).toEqual([{ ids: ['asked'] }]));
    // Once, although more is unread than the part shows.
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(calls.filter(({ path }) => path.startsWith(ACTIVITIES))).toHaveLength(2);
  });

  it('that it is finished is read where its results are', async () => {
    const { calls } = await open('', 3, { status: 'Completed', result: aResult() });
    await waitFor(() => expect(bodiesOf(calls, 'PUT', READ)).toEqual([{ ids: ['finished'] }]));
  });

  it.each([
    ['the room is closed', '', 3],
    ['nothing is unread', '?tab=room', 0],
  ])('is not asked for while %s', async (_, part, unread) => {
    const { calls } = await open(part, unread);
    await act(async () => {});
    expect(calls.filter(({ path }) => path.startsWith(ACTIVITIES))).toEqual([]);
  });

  it('stays unread in a tab that is not looked at, until it is', async () => {
    const visible = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { calls } = await open('?tab=room', 3);
    await act(async () => {});
    expect(calls.filter(({ path }) => path === READ)).toEqual([]);
    visible.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(bodiesOf(calls, 'PUT', READ)).toHaveLength(1));
    visible.mockRestore();
  });
});
