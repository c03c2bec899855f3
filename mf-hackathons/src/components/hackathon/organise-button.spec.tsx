import { answerCalls, createTestHost, publishSession } from '@crewdeck/module-sdk/testing';
import { render, screen } from '@testing-library/react';
import { aHackathon, aTeamSearch } from '../../testing/builders.ts';
import { HackathonTicket } from './hackathon-ticket.tsx';

function openTicket(organisesAs: 'organiser' | 'ops' | null, today: string) {
  publishSession(null);
  answerCalls(() => ({ body: aTeamSearch({ organisesAs }) }));
  render(createTestHost(<HackathonTicket hackathon={aHackathon()} today={today} />).element);
}

it.each([
  ['organiser', '2026-01-01'],
  ['ops', '2026-01-01'],
  ['organiser', '2199-01-01'],
] as const)('leads whoever runs the event as %s to the page of organisers, on %s', async (organisesAs, today) => {
  openTicket(organisesAs, today);
  const link = await screen.findByRole('link', { name: 'Organise this event' });
  expect(link).toHaveAttribute('href', '/hackathons/hackathon-1/organise');
});

it('leads nobody else there', async () => {
  openTicket(null, '2026-01-01');
  await expect(screen.findByRole('link', { name: 'Organise this event' })).rejects.toThrow();
});
