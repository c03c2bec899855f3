import { myDataKeys } from '@crewdeck/module-sdk';
import { aProfile, aSessionUser } from '@crewdeck/module-sdk/builders';
import { answerCalls } from '@crewdeck/module-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openLanding, waysOn } from './testing/open-landing.tsx';

const JOINED = {
  ...{ id: 'a1', kind: 'joined', isRead: false },
  ...{ person: { id: 'u2', name: 'Tomáš' }, project: { id: 'p1', title: 'Night bus' } },
};
const FINISHED = { ...JOINED, id: 'a2', kind: 'project_completed', person: null };

const answered = (calls: Awaited<ReturnType<typeof openLanding>>['calls']) => () =>
  calls.filter(({ path }) => path.startsWith('/api/activities')).map(({ method, path, body }) => [method, path, body]);

beforeEach(() => void answerCalls(() => new Promise(() => {})));

describe('news on the start page', () => {
  it('says after invites and teams that there is news, and leads to it', async () => {
    await openLanding(aProfile(), { invites: [{ status: 'pending' }], unread: 2 });
    await screen.findByText('2 updates since you last looked.');
    expect(waysOn()).toEqual([
      ['Your invites', '/my-invites'],
      ['Find a project', '/explore-projects'],
      ["What's new", '/my-invites?tab=activity'],
    ]);
  });

  it('tells the owner that the team is complete', async () => {
    const full = { id: 'p1', title: 'Night bus', status: 'Open', openSeats: 0, collaborators: [{}] };
    await openLanding(aProfile(), { unread: 1, activities: [JOINED], projects: [full] });
    expect(await screen.findByText('Your team is complete. Say hello in the team room.')).toBeVisible();
  });

  it('tells by name who has joined and which project is finished, until it is read', async () => {
    const read = { ...JOINED, id: 'a3', isRead: true };
    await openLanding(aProfile(), { unread: 3, activities: [FINISHED, JOINED, read] });
    await screen.findByText('Say hello in the team room.');
    expect(waysOn()).toEqual([
      ['Night bus is finished', '/projects/p1#finish'],
      ['Tomáš joined Night bus', '/projects/p1#room'],
      ['Find a project', '/explore-projects'],
    ]);
  });

  it('tells who offers their project, while that can be accepted', async () => {
    const offered = { ...JOINED, kind: 'handover_offered', outcome: null };
    await openLanding(aProfile(), { unread: 2, activities: [{ ...offered, id: 'a4', outcome: 'ended' }, offered] });
    await screen.findByText('Accept or decline it on its page.');
    expect(waysOn()[0]).toEqual(['Tomáš offers you Night bus', '/projects/p1']);
    expect(screen.getByText('1 more update since you last looked.')).toBeVisible();
  });

  it.each([
    ['owns', { projects: [{ id: 'p1', title: 'Night bus', status: 'Completed' }] }],
    ['is in', { collaborations: [{ id: 'c1', title: 'Night bus', status: 'Archived', project: { id: 'p1' } }] }],
  ])(
    'greets nobody in a project that somebody %s and that is over, and counts it with the other news',
    async (...given) => {
      const [, lists] = given;
      await openLanding(aProfile(), { ...lists, unread: 2, activities: [FINISHED, JOINED] });
      expect(await screen.findByText('1 more update since you last looked.')).toBeVisible();
      expect(waysOn().map(([title]) => title)).toEqual(['Night bus is finished', 'Find a project', "What's new"]);
    },
  );

  it('puts what waits for an answer before what has happened', async () => {
    const projects = [{ id: 'p1', title: 'Kerbside', status: 'Open', interestCount: 1 }];
    await openLanding(aProfile(), {
      unread: 2,
      activities: [FINISHED, JOINED],
      invites: [{ status: 'pending' }],
      projects,
    });
    await screen.findByText('Add what you did.');
    expect(waysOn().map(([, to]) => to)).toEqual(['/projects/p1#interested', '/my-invites', '/projects/p1#finish']);
  });

  it('counts no news that another tile tells already', async () => {
    const told = ['interest_shown', 'team_proposed', 'invite_reminder', 'invite_expires_soon'];
    const activities = told.map((kind) => ({ ...JOINED, id: kind, kind }));
    const left = { ...JOINED, id: 'a3', kind: 'left' };
    const projects = [{ id: 'p1', title: 'Kerbside', status: 'Open', interestCount: 1 }];
    await openLanding(aProfile(), { unread: 5, activities: [...activities, left], projects });
    expect(await screen.findByText('1 more update since you last looked.')).toBeVisible();
  });

  it('reads what is new again once there is more', async () => {
    const { calls, queryClient } = await openLanding(aProfile(), { unread: 1, activities: [JOINED] });
    await screen.findByText('Say hello in the team room.');
    const lists = () => calls.filter(({ path }) => path === '/api/activities');
    const read = lists().length;
    act(() => void queryClient.setQueryData(myDataKeys.unreadActivities(aSessionUser().uid), 2));
    await waitFor(() => expect(lists()).toHaveLength(read + 1));
  });

  it('is silent of news where other tiles tell all of it', async () => {
    const activities = [{ ...JOINED, kind: 'interest_shown' }];
    const projects = [{ id: 'p1', title: 'Kerbside', status: 'Open', interestCount: 1 }];
    const calls = answered((await openLanding(aProfile(), { unread: 1, activities, projects })).calls);
    await waitFor(() => expect(calls()).toHaveLength(1));
    await screen.findByText('Who wants to join');
    expect(screen.queryByText("What's new")).not.toBeInTheDocument();
  });

  it('takes a moment for read once its tile is pressed, and counts it with no other news', async () => {
    const calls = answered((await openLanding(aProfile(), { unread: 1, activities: [JOINED] })).calls);
    await userEvent.click(await screen.findByRole('link', { name: 'Tomáš joined Night bus' }));
    await waitFor(() => expect(calls()).toContainEqual(['PUT', '/api/activities/read', { ids: ['a1'] }]));
    expect(screen.queryByText(/since you last looked/)).not.toBeInTheDocument();
  });

  it('asks for no news while nothing is unread', async () => {
    const calls = answered((await openLanding(aProfile())).calls);
    expect(waysOn()[0]).toEqual(['Find a project', '/explore-projects']);
    expect(calls()).toEqual([]);
  });
});
