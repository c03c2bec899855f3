import { aListedProject } from '@crewdeck/module-sdk/builders';
import { answerCalls, createTestHost, type GivenAnswer, publishSession } from '@crewdeck/module-sdk/testing';
import { jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { ADA, aProfile, aRefusal } from '../testing/builders.ts';
import { DashboardPage } from './dashboard-page.tsx';

const LISTS: Record<string, GivenAnswer> = {
  '/api/users/firebase/uid-of-ada': { body: aProfile() },
  '/api/projects/mine': {
    body: [
      { id: 'p1', title: 'Kerbside', status: 'In Progress', isLooking: true, deadline: '2999-05-03' },
      { id: 'p2', title: 'Contrast clinic', status: 'Archived' },
    ],
  },
  '/api/invites/user/uid-of-ada': { body: [{ status: 'pending' }, { status: 'accepted' }] },
  '/api/users/uid-of-ada/collaborations': {
    body: [
      { id: 'c1', role: 'Designer', status: 'Open', project: { id: 'p3', title: 'Quiet hours' } },
      { id: 'c2', role: 'Tester', status: 'Completed', project: { id: 'p4', title: 'Garden' } },
      { id: 'c3', role: 'Writer', status: 'Ideation', project: { id: 'p5', title: 'Choir' } },
    ],
  },
  '/api/projects': { body: [] },
  '/api/account/coming-up': { body: [] },
};

function openDashboard(answers: Record<string, GivenAnswer> = {}) {
  const calls = answerCalls(({ path }) => answers[path] ?? LISTS[path] ?? { status: 500 });
  render(createTestHost(<DashboardPage />, { at: '/dashboard' }).element);
  return calls;
}

function numberOf(label: string): string | null | undefined {
  return screen.getByText(label).nextElementSibling?.textContent;
}

beforeEach(() => publishSession(ADA));
afterEach(() => jest.useRealTimers());

describe('the dashboard', () => {
  it('sums up the profile and leads to the whole of it', async () => {
    openDashboard();

    expect(await screen.findByRole('heading', { name: 'Ada Okafor' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Full Profile' })).toHaveAttribute('href', '/profile');
    expect(screen.queryByText(/Your profile has no name/)).toBeNull();
  });

  it('asks for the name, where the profile has none', async () => {
    openDashboard({ '/api/users/firebase/uid-of-ada': { body: aProfile({ name: '' }) } });

    expect(await screen.findByRole('link', { name: 'Add your name' })).toHaveAttribute('href', '/create-profile');
  });

  it('begins with each proposed team that waits for an answer, and until when it does', async () => {
    const proposal = { kind: 'proposal', id: 'h1', title: 'Campus Jam', startsAt: '2999-05-03T18:00:00.000Z' };
    const meeting = { ...proposal, kind: 'meeting', id: 'p1', title: 'Kick-off' };
    openDashboard({ '/api/account/coming-up': { body: [meeting, proposal] } });

    const event = await screen.findByRole('link', { name: 'Campus Jam' });
    expect(event).toHaveAttribute('href', '/hackathons/h1#find-my-team');
    expect(event.parentElement).toHaveTextContent(
      /^A team for Campus Jam is waiting for your answer\. Answer by .*2999/,
    );
    const name = screen.getByRole('heading', { name: 'Ada Okafor' });
    expect(event.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByText('Kick-off')).not.toBeInTheDocument();
  });

  it('is shown also where proposed teams could not be read', async () => {
    openDashboard({ '/api/account/coming-up': { status: 503 } });

    expect(await screen.findByRole('heading', { name: 'Ada Okafor' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('counts projects, collaborations and invites that wait', async () => {
    openDashboard();

    await screen.findByText('Total Projects Posted');
    expect(numberOf('Total Projects Posted')).toBe('2');
    expect(numberOf('Total Collaborations')).toBe('3');
    expect(numberOf('Pending Invites')).toBe('1');
  });

  it('says of a full team that it is full, as the page of its project does', async () => {
    openDashboard({
      '/api/projects/mine': { body: [{ id: 'p1', title: 'Kerbside', status: 'Open', openSeats: 0 }] },
      '/api/users/uid-of-ada/collaborations': {
        body: [
          { id: 'c1', role: 'Tester', status: 'In Progress', openSeats: 0, project: { id: 'p3', title: 'Choir' } },
        ],
      },
    });

    const teams = within(await screen.findByRole('list', { name: 'Your teams' }));
    expect(teams.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'KerbsideOwner · Full',
      'ChoirTester · Full · In Progress',
    ]);
  });

  it('lists the teams that still run, own ones first, each with role, status and deadline', async () => {
    openDashboard();

    const teams = within(await screen.findByRole('list', { name: 'Your teams' }));
    expect(teams.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'KerbsideOwner · In Progress · People can join until 3 May 2999',
      'Quiet hoursDesigner · Open',
      'ChoirWriter · Ideation',
    ]);
    expect(teams.getByRole('link', { name: 'Quiet hours' })).toHaveAttribute('href', '/projects/p3');
  });

  it('says of a list of teams that some are missing, where they could not be loaded', async () => {
    openDashboard({ '/api/projects/mine': { status: 500 } });

    expect(await screen.findByText("We haven't loaded all of your teams.")).toBeVisible();
    expect(screen.getByRole('list', { name: 'Your teams' })).toHaveTextContent(/^Quiet hours/);
  });

  it('leads to projects, invites and collaborations', async () => {
    openDashboard();

    expect(await screen.findByRole('link', { name: 'My Projects' })).toHaveAttribute('href', '/my-projects');
    expect(screen.getByRole('link', { name: 'My Invites' })).toHaveAttribute('href', '/my-invites');
    expect(screen.getByRole('link', { name: 'My Collaborations' })).toHaveAttribute('href', '/collaborations');
  });

  it('asks for each list once', async () => {
    const calls = openDashboard();

    expect(await screen.findByText(/No open team fits your profile/)).toBeVisible();
    expect(calls.map(({ path }) => path).sort()).toEqual(Object.keys(LISTS).sort());
  });

  it('offers to make a profile where there is none', async () => {
    const missing = { status: 404, body: aRefusal('You have no profile yet.', 'user.not_found') };
    openDashboard({ '/api/users/firebase/uid-of-ada': missing });

    expect(await screen.findByRole('link', { name: 'Create your profile' })).toHaveAttribute('href', '/create-profile');
  });

  it('says what could not be loaded, and shows the rest', async () => {
    openDashboard({ '/api/invites/user/uid-of-ada': { status: 503 } });

    await waitFor(() => expect(screen.getAllByText('Failed to fetch your invites.')).toHaveLength(2));
    expect(numberOf('Pending Invites')).toContain('not known');
    expect(numberOf('Total Projects Posted')).toBe('2');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('teams for you', () => {
  const REASON = 'Needs React, which you know.';
  const fitting = aListedProject({ title: 'Night bus', fit: { reasons: [REASON], isNewcomer: false } });
  const other = aListedProject({ id: 'p2', title: 'Garden', fit: { reasons: [], isNewcomer: false } });

  it('are those that fit, with their reasons', async () => {
    const calls = openDashboard({ '/api/projects': { body: [fitting, other] } });

    expect(await screen.findByRole('link', { name: 'Night bus' })).toHaveAttribute('href', `/projects/${fitting.id}`);
    expect(within(screen.getByRole('list', { name: 'Why Night bus fits' })).getByText(REASON)).toBeVisible();
    expect(screen.queryByText('Garden')).not.toBeInTheDocument();
    const asked = calls.find(({ path }) => path === '/api/projects');
    expect(asked?.query).toMatchObject({ sort: 'fit', asked: 'false', limit: 3 });
  });

  it.each([
    ['come before numbers that are all zero', {}, Node.DOCUMENT_POSITION_FOLLOWING],
    ['come last else', LISTS, Node.DOCUMENT_POSITION_PRECEDING],
  ])('%s', async (_case, lists, place) => {
    const empty = Object.keys(LISTS)
      .slice(1)
      .map((path) => [path, { body: [] }]);
    openDashboard({ ...Object.fromEntries(empty), ...lists });
    const heading = await screen.findByRole('heading', { name: 'Projects that fit you' });
    expect(heading.compareDocumentPosition(screen.getByText('Pending Invites'))).toBe(place);
  });

  it('need skills, and say so', async () => {
    openDashboard({ '/api/users/firebase/uid-of-ada': { body: aProfile({ skills: [] }) } });

    const link = await screen.findByRole('link', { name: 'Add skills to your profile' });
    expect(link).toHaveAttribute('href', '/create-profile');
  });

  it('that can not be loaded leave the rest as it is, and can be tried again', async () => {
    openDashboard({ '/api/projects': { status: 503 } });

    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load teams for you.");
    expect(numberOf('Total Projects Posted')).toBe('2');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('are nothing for somebody without a profile', async () => {
    const missing = { status: 404, body: aRefusal('You have no profile yet.', 'user.not_found') };
    const calls = openDashboard({ '/api/users/firebase/uid-of-ada': missing });

    await screen.findByRole('link', { name: 'Create your profile' });
    expect(screen.queryByText('Projects that fit you')).not.toBeInTheDocument();
    expect(calls.map(({ path }) => path)).not.toContain('/api/projects');
  });
});

describe('the loading of the dashboard', () => {
  it('ends after 8 seconds even if an answer is still to come', async () => {
    jest.useFakeTimers();
    answerCalls(({ path }) =>
      path === '/api/projects/mine' ? new Promise(() => {}) : (LISTS[path] ?? { status: 500 }),
    );
    render(createTestHost(<DashboardPage />).element);

    await act(() => jest.advanceTimersByTimeAsync(7900));
    expect(screen.getByText('Loading dashboard...')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.queryByText('Loading dashboard...')).not.toBeInTheDocument();
    expect(numberOf('Total Projects Posted')).toContain('not known');
    expect(numberOf('Total Collaborations')).toBe('3');
  });
});
