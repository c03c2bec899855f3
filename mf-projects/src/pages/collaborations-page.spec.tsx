import { aSessionUser } from '@crewdeck/module-sdk/builders';
import { answerCalls, createTestHost, publishSession } from '@crewdeck/module-sdk/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCollaboration } from '../testing/builders.ts';
import { CollaborationsPage } from './collaborations-page.tsx';

const UNAVAILABLE = { status: 503, body: { error: 'Not now.', code: 'server.unavailable', requestId: 'r' } };

function visit() {
  publishSession(aSessionUser());
  const host = createTestHost(<CollaborationsPage />);
  render(host.element);
  return host;
}

describe('the list of my collaborations', () => {
  it('shows title, description, role and status', async () => {
    answerCalls(() => ({ body: [aCollaboration()] }));
    visit();
    const card = await screen.findByRole('listitem');
    for (const text of ['Night bus', 'Live bus times.', 'Backend Developer', 'In Progress']) {
      expect(within(card).getByText(text)).toBeVisible();
    }
  });

  it('asks again when its page is entered, however fresh the last answer is', async () => {
    answerCalls(() => ({ body: [aCollaboration()] }));
    publishSession(aSessionUser());
    const { element, queryClient } = createTestHost(<CollaborationsPage />);
    queryClient.setQueryData(['me', 'uid-of-ada', 'collaborations'], []);
    render(element);
    expect(screen.getByText('No collaborations yet.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Night bus' })).toBeVisible();
  });

  it('says that there are none, and where they come from', async () => {
    answerCalls(() => ({ body: [] }));
    visit();
    expect(await screen.findByText('No collaborations yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your invites' })).toHaveAttribute('href', '/my-invites');
  });

  it('says in a toast and in its place that it could not be had, and tries again', async () => {
    let answer: { status?: number; body: unknown } = UNAVAILABLE;
    answerCalls(() => answer);
    visit();
    expect(await screen.findAllByText('Failed to fetch your collaborations.')).toHaveLength(2);
    answer = { body: [aCollaboration()] };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Night bus' })).toBeVisible();
  });
});
