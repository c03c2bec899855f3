import type { Activity } from '@crewdeck/contract';
import { aSessionUser } from '@crewdeck/module-sdk/builders';
import { answerCalls, createTestHost, type GivenAnswer, publishSession } from '@crewdeck/module-sdk/testing';
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

  test('is read once it is shown, and is marked as new until the person comes back', async () => {
    const activities: Activity[] = [anActivity({ id: 'new', isRead: false }), anActivity({ id: 'old' })];
    let body = activities;
    const { calls, queryClient } = openWith(() => ({ body }));
    expect(await screen.findAllByText('New')).toHaveLength(1);
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
    expect(await screen.findByText('Thank you. Your team knows that you are there.')).toBeVisible();
    expect(calls).toContainEqual(
      expect.objectContaining({ method: 'POST', path: '/api/projects/project-1/check-ins' }),
    );
  });

  test('shows a page, and the next ones on a press, until there is none', async () => {
    const next = '/api/activities?cursor=2';
    let second: GivenAnswer = UNAVAILABLE;
    publishSession(aSessionUser());
    answerCalls(({ path }) => {
      if (path === next) return second;
      if (path !== '/api/activities') return { body: [] };
      return { body: [anActivity({ id: 'first' })], headers: { link: `<${next}>; rel="next"` } };
    });
    render(createTestHost(<ActivityList />).element);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('The next ones could not be loaded.')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    second = { body: [anActivity({ id: 'second' })] };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('says that there is none, and where it comes from', async () => {
    openWith(() => ({ body: [] }));
    expect(await screen.findByText('Nothing has happened yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find teammates' })).toHaveAttribute('href', '/explore');
    expect(screen.getByRole('link', { name: 'Choose how we tell you' })).toHaveAttribute('href', '/account');
  });

  test('says in its place and in a toast that it could not be had, and tries again', async () => {
    let answer: GivenAnswer = UNAVAILABLE;
    openWith(() => answer);
    expect(await screen.findByText('Your activity could not be loaded')).toBeVisible();
    expect(screen.getByText('Failed to fetch your activity.')).toBeVisible();
    answer = { body: [anActivity()] };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row()).toBeVisible();
  });
});
