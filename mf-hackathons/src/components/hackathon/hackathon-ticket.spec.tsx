import { aSessionUser } from '@crewdeck/module-sdk/builders';
import { answerCalls, createTestHost, publishSession } from '@crewdeck/module-sdk/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { aHackathon, aTeamProposal, aTeamSearch } from '../../testing/builders.ts';
import { openPage } from '../../testing/visit-hackathon.tsx';
import { HackathonTicket } from './hackathon-ticket.tsx';

function openTicket(organisesAs: 'organiser' | 'ops' | null, today: string) {
  publishSession(null);
  answerCalls(() => ({ body: aTeamSearch({ organisesAs }) }));
  const host = createTestHost(<HackathonTicket hackathon={aHackathon()} today={today} />);
  render(host.element);
  return host;
}

it.each([
  ['organiser', '2026-01-01'],
  ['ops', '2026-01-01'],
  ['organiser', '2199-01-01'],
] as const)('leads %s to the page of organisers, on %s', async (organisesAs, today) => {
  openTicket(organisesAs, today);
  const link = await screen.findByRole('link', { name: 'Organise this event' });
  expect(link).toHaveAttribute('href', '/hackathons/hackathon-1/organise');
});

it('leads nobody else there', async () => {
  const { queryClient } = openTicket(null, '2026-01-01');
  await waitFor(() =>
    expect(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.status),
    ).toContain('success'),
  );
  expect(screen.queryByRole('link', { name: 'Organise this event' })).not.toBeInTheDocument();
});

it.each([
  ['a round made', aTeamSearch({ proposal: aTeamProposal({ state: 'formed' }) })],
  ['came about otherwise', aTeamSearch({ team: { id: 'p1', title: 'Tide clock' } })],
])('asks who is on a team that %s for no other project', async (_, search) => {
  publishSession(aSessionUser());
  openPage({ search });

  expect(await screen.findByText('No other teams are looking for people yet.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Post a project for this event' })).not.toBeInTheDocument();
});

it('offers another project as a plain link, after all buttons, to who has one that looks for people', async () => {
  publishSession(aSessionUser());
  openPage({ search: aTeamSearch({ ownProjects: [{ id: 'p1', title: 'Tide clock', isSeeking: true }] }) });

  const ticket = within(await screen.findByRole('region', { name: 'When and where' }));
  const link = ticket.getByRole('link', { name: 'Post another project for this event' });
  expect(link).toHaveAttribute('href', '/post-project?hackathon=hackathon-1');
  expect(link).not.toHaveClass('secondary');
  const last = ticket.getAllByRole('button').at(-1);
  expect(last?.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(await screen.findByText('No other teams are looking for people yet.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Post a project for this event' })).toBeNull();
});
