import type { Unsubscribed } from '@crewdeck/contract';
import { answerCalls, createTestHost } from '@crewdeck/module-sdk/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UnsubscribePage } from './unsubscribe-page.tsx';

const stop = () => screen.queryByRole('button', { name: 'Stop emails like this one' });

describe('the page that a mail leads to', () => {
  const invites: Unsubscribed = { topics: ['invites', 'interest'], hackathon: null };
  const aTopic = (topic: Unsubscribed['topics'][number]): Unsubscribed => ({ topics: [topic], hackathon: null });
  const open = (turnsOff: Unsubscribed | null, at = '/unsubscribe?token=t') => {
    const calls = answerCalls(({ method }) => ({ body: method === 'GET' ? { turnsOff } : turnsOff }));
    render(createTestHost(<UnsubscribePage />, { at }).element);
    return calls;
  };

  it('says at once that its link is broken, and leads to the settings', async () => {
    open(null);
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is incomplete or no longer works.');
    expect(screen.queryByText(/^Stop emails/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'in your account' })).toHaveAttribute('href', '/account#notifications');
    expect(stop()).not.toBeInTheDocument();
  });

  it('says so of a link without a token, and asks nothing', () => {
    const calls = open(invites, '/unsubscribe');
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('turns nothing off before the click', async () => {
    const calls = open(invites);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls).toMatchObject([{ method: 'GET', path: '/api/unsubscribe/link' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Stop emails like this one' }));
    expect(await screen.findByRole('status')).toHaveTextContent(
      "You won't get any more emails about invites you receive, interest in your projects.",
    );
    expect(screen.getByText(/^You won't get any more emails/)).toHaveFocus();
    expect(screen.queryByText(/^Stop emails .*\?$/)).not.toBeInTheDocument();
  });

  it.each([
    ['topics', invites, 'Stop emails about invites you receive, interest in your projects?'],
    [
      'a topic by what it covers',
      aTopic('events'),
      'Stop emails about news from hackathons you take part in or organise?',
    ],
    ['the teams', aTopic('team'), 'Stop emails about your teams and those we propose?'],
    ['the event', { topics: [], hackathon: 'Star Jam' }, 'Stop emails about announcements from Star Jam?'],
    ['nothing of a deleted account', { topics: [], hackathon: null }, 'Stop emails like the one you came from?'],
  ])('names %s before the click', async (_, turnsOff: Unsubscribed, words) => {
    const calls = open(turnsOff);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(await screen.findByText(words)).toBeVisible();
  });
});
