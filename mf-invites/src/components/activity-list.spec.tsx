import { type Activity, INVITE_POLL_INTERVAL_MS } from '@crewdeck/contract';
import { aSessionUser } from '@crewdeck/module-sdk/builders';
import { publishLive } from '@crewdeck/module-sdk/host';
import { answerCalls, createTestHost, type GivenAnswer, publishSession } from '@crewdeck/module-sdk/testing';
import { jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anActivity } from '../testing/builders.ts';
import { ActivityList } from './activity-list.tsx';

const UNAVAILABLE = { status: 503, body: { error: 'Not now.', code: 'server.unavailable', requestId: 'r' } };

function openWith(answer: () => GivenAnswer) {
  publishSession(aSessionUser());
  const calls = answerCalls(({ method, path }) => {
    if (path === '/api/activities') return answer();
    return method === 'GET' ? { body: [] } : { status: 204 };
  });
  const host = createTestHost(<ActivityList />);
  render(host.element);
  return { ...host, calls };
}

const row = () => screen.findByRole('listitem');

describe('the activity', () => {
  test('says what somebody did, leads to them and to the project, and shows their words', async () => {
    openWith(() => ({ body: [anActivity({ kind: 'interest_shown', words: 'I draw maps.' })] }));
    const shown = await row();
    expect(shown).toHaveTextContent('Grace Hopper would like to join Star Map.');
    expect(within(shown).getByRole('link', { name: 'Grace Hopper' })).toHaveAttribute('href', '/people/person-1');
    expect(within(shown).getByRole('link', { name: 'Star Map' })).toHaveAttribute(
      'href',
      '/projects/project-1#interested',
    );
    expect(within(shown).getByText('I draw maps.')).toBeVisible();
    expect(within(shown).queryByText('New')).not.toBeInTheDocument();
  });

  test.each([
    ['the picture of who did it', { id: 'p', name: 'Grace Hopper', pictureUrl: '/api/pictures/grace.webp' }, 1],
    ['no picture once they have deleted their account', null, 0],
  ])('shows %s', async (_, person, pictures) => {
    openWith(() => ({ body: [anActivity({ person })] }));
    expect((await row()).querySelectorAll('img[src="/api/pictures/grace.webp"]')).toHaveLength(pictures);
  });

  test('shows the cover of its project where nobody is named', async () => {
    openWith(() => ({
      body: [anActivity({ kind: 'interest_closed', person: null, coverUrl: '/api/pictures/c.jpg' })],
    }));
    expect((await row()).querySelector('img[src="/api/pictures/c.jpg"]')).toBeVisible();
  });

  test('of the profile of the reader has a button that names no project', async () => {
    const shown = anActivity({ kind: 'profile_shown', person: null, project: { id: null, title: '' } });
    openWith(() => ({ body: [shown] }));
    expect(within(await row()).getByRole('link', { name: 'Open your profile' })).toHaveAttribute('href', '/profile');
  });

  test('of a proposed team asks for an answer while it waits for one, and names the others', async () => {
    const project = { id: null, title: 'Campus Jam' };
    const teammates = ['Ada', 'Bo', 'Cem', 'Di', 'Eva'];
    const proposed = anActivity({ kind: 'team_proposed', person: null, project, hackathonId: 'h1', teammates });
    openWith(() => ({ body: [proposed] }));
    expect(await row()).toHaveTextContent('for Campus Jam. You have a day to answer.');
    expect(await row()).toHaveTextContent('With Ada, Bo, Cem and 2 more');
  });

  test('of a meeting says its title and when it starts, in the zone of the reader, which it names', async () => {
    const meetsAt = new Date(2026, 11, 3, 14, 5).toISOString();
    openWith(() => ({ body: [anActivity({ kind: 'meeting_moved', words: 'Kick-off', meetsAt })] }));
    const shown = await row();
    expect(shown).toHaveTextContent('Kick-off');
    expect(within(shown).getByText(/^Thu 3 Dec( 2026)?, 14:05 [A-Z]\S+$/)).toHaveAttribute('datetime', meetsAt);
  });

  test('stands under its day, newest first, also where a day goes on with the next page', async () => {
    const at = (days: number, hour: number) => {
      const now = new Date();
      return new Date(now.getFullYear(), now.getMonth(), now.getDate() - days, hour).toISOString();
    };
    const first = [anActivity({ id: 'a', at: at(0, 0) }), anActivity({ id: 'b', at: at(1, 20) })];
    const second = [anActivity({ id: 'c', at: at(1, 9) }), anActivity({ id: 'd', at: '2026-01-09T12:00:00' })];
    publishSession(aSessionUser());
    answerCalls(({ path, query }) => {
      if (path !== '/api/activities') return { body: [] };
      if (query.cursor === '2') return { body: second };
      return { body: first, headers: { link: '</api/activities?cursor=2>; rel="next"' } };
    });
    render(createTestHost(<ActivityList />).element);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByRole('heading', { level: 2, name: '9 Jan 2026' });
    const rowsOf = (day: string) => within(screen.getByRole('region', { name: day })).getAllByRole('listitem').length;
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Today',
      'Yesterday',
      '9 Jan 2026',
    ]);
    expect(['Today', 'Yesterday', '9 Jan 2026'].map(rowsOf)).toEqual([1, 2, 1]);
  });

  test('offers in its row what can be done about it', async () => {
    openWith(() => ({ body: [anActivity({ kind: 'interest_shown' }), anActivity({ id: 'left', kind: 'left' })] }));
    const action = await screen.findByRole('link', { name: "See who's interested: Star Map" });
    expect(action).toHaveAttribute('href', '/projects/project-1#interested');
    expect(screen.getAllByRole('link', { name: /: Star Map$/ })).toHaveLength(1);
  });

  test.each([
    ['interest_shown', 'joined', 'Joined', 'would like to join Star Map.'],
    ['interest_shown', 'not_now', 'Answered: not now', 'would like to join Star Map.'],
    ['team_proposed', 'others_answer', 'Waiting for the others', 'We found you a team for Star Map.'],
    ['team_proposed', 'ended', 'No longer open', 'Your proposed team for Star Map fell through.'],
  ] as const)('of the kind %s that is %s says so, and offers nothing', async (kind, outcome, label, told) => {
    openWith(() => ({ body: [anActivity({ kind, outcome })] }));
    expect(await row()).toHaveTextContent(told);
    expect(within(await row()).getByText(label)).toBeVisible();
    expect(await row()).not.toHaveTextContent('You have a day');
    expect(within(await row()).queryByRole('link', { name: /: Star Map$/ })).not.toBeInTheDocument();
  });

  test('is read once it is shown, and is marked as new until the person comes back', async () => {
    const activities: Activity[] = [anActivity({ id: 'new', isRead: false }), anActivity({ id: 'old' })];
    let body = activities;
    const { calls, queryClient } = openWith(() => ({ body }));
    const [mark, ...others] = await screen.findAllByText('New');
    expect(others).toEqual([]);
    // Beside the time, as the end of a sentence may leave no room.
    expect(mark?.parentElement).toContainElement(screen.getAllByText(/\d:\d\d$|ago$|just now/)[0] ?? null);
    await waitFor(() =>
      expect(calls.filter(({ method }) => method === 'PUT')).toEqual([
        expect.objectContaining({ path: '/api/activities/read', body: { ids: ['new'] } }),
      ]),
    );
    body = activities.map((activity) => ({ ...activity, isRead: true }));
    await act(() => queryClient.invalidateQueries());
    expect(screen.getAllByText('New')).toHaveLength(1);
    expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });

  test('that asks whether one is still with a team is answered in its place, with one click', async () => {
    const asked = anActivity({ kind: 'check_in_due', person: null });
    let body = [asked, anActivity({ id: 'gone', kind: 'check_in_due', project: { id: null, title: 'Old' } })];
    const { calls } = openWith(() => ({ body }));
    await userEvent.click(await screen.findByRole('button', { name: 'Check in: Star Map' }));
    body = [];
    expect(await screen.findByText("Thanks. Your team knows you're still in.")).toBeVisible();
    expect(calls).toContainEqual(
      expect.objectContaining({ method: 'POST', path: '/api/projects/project-1/check-ins' }),
    );
  });

  test('shows a page, and the next ones on a press, until there is none', async () => {
    let second: GivenAnswer = UNAVAILABLE;
    publishSession(aSessionUser());
    answerCalls(({ path, query }) => {
      if (path !== '/api/activities') return { body: [] };
      if (query.cursor === '2') return second;
      return { body: [anActivity({ id: 'first' })], headers: { link: '</api/activities?cursor=2>; rel="next"' } };
    });
    render(createTestHost(<ActivityList />).element);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText("We couldn't load more.")).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    second = { body: [anActivity({ id: 'second' })] };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    expect(screen.queryByRole('button')).toBeNull();
  });

  describe('that changes', () => {
    let first: Activity[];

    async function openWithTwoPages() {
      first = [anActivity({ id: 'b' }), anActivity({ id: 'c' })];
      publishSession(aSessionUser());
      const calls = answerCalls(({ path, query }) => {
        if (path !== '/api/activities') return { body: [] };
        if (query.cursor === 'after c') return { body: [anActivity({ id: 'd' })] };
        const link = `</api/activities?cursor=after+${first.at(-1)?.id}>; rel="next"`;
        return { body: first, headers: { link } };
      });
      const host = createTestHost(<ActivityList />);
      render(host.element);
      await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
      await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
      return {
        ...host,
        read: () => calls.filter(({ path }) => path === '/api/activities').map(({ query }) => query.cursor ?? 'first'),
      };
    }

    test('has its first page read again, and no other, and keeps everything that was shown', async () => {
      const { queryClient, read } = await openWithTwoPages();
      first = [anActivity({ id: 'a', words: 'The newest.' }), anActivity({ id: 'b' })];
      await act(() => queryClient.invalidateQueries());
      expect(await screen.findByText('The newest.')).toBeVisible();
      expect(screen.getAllByRole('listitem')).toHaveLength(4);
      expect(read()).toEqual(['first', 'after c', 'first']);
    });

    test.each([
      ['is not polled while the page is told of changes', true, 1],
      ['is polled while it is not told', false, 2],
    ])('%s', async (_rule, isLive, reads) => {
      jest.useFakeTimers();
      publishLive(isLive);
      publishSession(aSessionUser());
      const calls = answerCalls(() => ({ body: [anActivity()] }));
      render(createTestHost(<ActivityList />).element);
      await act(() => jest.advanceTimersByTimeAsync(INVITE_POLL_INTERVAL_MS + 1000));
      expect(calls.filter(({ path }) => path === '/api/activities')).toHaveLength(reads);
      act(() => publishLive(false));
      jest.useRealTimers();
    });
  });

  test('says that there is none, and where it comes from', async () => {
    openWith(() => ({ body: [] }));
    expect(await screen.findByText('No activity yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find teammates' })).toHaveAttribute('href', '/explore');
    expect(screen.getByRole('link', { name: 'Choose what reaches you by email' })).toHaveAttribute(
      'href',
      '/account#notifications',
    );
  });

  test('says in its place and in a toast that it could not be had, and tries again', async () => {
    let answer: GivenAnswer = UNAVAILABLE;
    openWith(() => answer);
    expect(await screen.findByText("We couldn't load your activity")).toBeVisible();
    expect(screen.getByText('Failed to fetch your activity.')).toBeVisible();
    answer = { body: [anActivity()] };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row()).toBeVisible();
  });
});
