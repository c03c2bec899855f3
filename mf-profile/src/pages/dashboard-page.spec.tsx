import { answerCalls, createTestHost, type GivenAnswer, publishSession } from '@crewdeck/module-sdk/testing';
import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { ADA, aProfile, aRefusal } from '../testing/builders.ts';
import { DashboardPage } from './dashboard-page.tsx';

const LISTS: Record<string, GivenAnswer> = {
  '/api/users/firebase/uid-of-ada': { body: aProfile() },
  '/api/projects/mine': { body: [{ id: 'p1' }, { id: 'p2' }] },
  '/api/invites/user/uid-of-ada': { body: [{ status: 'pending' }, { status: 'accepted' }] },
  '/api/users/uid-of-ada/collaborations': { body: [{ id: 'c1' }, { id: 'c2' }, { id: 'c3' }] },
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
  });

  it('counts projects, collaborations and invites that wait', async () => {
    openDashboard();

    await screen.findByText('Total Projects Posted');
    expect(numberOf('Total Projects Posted')).toBe('2');
    expect(numberOf('Total Collaborations')).toBe('3');
    expect(numberOf('Pending Invites')).toBe('1');
  });

  it('leads to projects, invites and collaborations', async () => {
    openDashboard();

    expect(await screen.findByRole('link', { name: 'My Projects' })).toHaveAttribute('href', '/my-projects');
    expect(screen.getByRole('link', { name: 'My Invites' })).toHaveAttribute('href', '/my-invites');
    expect(screen.getByRole('link', { name: 'My Collaborations' })).toHaveAttribute('href', '/collaborations');
  });

  it('asks for each list once', async () => {
    const calls = openDashboard();

    await screen.findByText('Total Projects Posted');
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
