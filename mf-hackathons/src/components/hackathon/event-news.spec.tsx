import { aSessionUser } from '@crewdeck/module-sdk/builders';
import { publishSession } from '@crewdeck/module-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aTeamSearch } from '../../testing/builders.ts';
import { openPage } from '../../testing/visit-hackathon.tsx';

const aPiece = (day: number) => ({ id: `a${day}`, words: `News ${day}.`, at: `2026-11-0${day}T12:00:00.000Z` });
const news = [4, 3, 2, 1].map(aPiece);
const pieces = () => screen.getAllByText(/^News \d\.$/).map(({ textContent }) => textContent);

describe('news from the organisers', () => {
  beforeEach(() => publishSession(aSessionUser()));

  it('of an event are its latest three with their days, and all on request', async () => {
    openPage({ search: aTeamSearch({ news }) });

    const list = await screen.findByRole('list', { name: 'News from the organisers' });
    expect(pieces()).toEqual(['News 4.', 'News 3.', 'News 2.']);
    expect(list.querySelector('time')).toHaveAttribute('dateTime', '2026-11-04T12:00:00.000Z');
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(pieces()).toHaveLength(4);
    expect(screen.getByRole('button', { name: 'Show fewer' })).toHaveFocus();
  });

  it('have their addresses as links, and no other scheme', async () => {
    const words = 'Rules: https://climate.example.org/rules. Not javascript:alert(1)';
    openPage({ search: aTeamSearch({ news: [{ ...aPiece(1), words }] }) });

    const list = within(await screen.findByRole('list', { name: 'News from the organisers' }));
    const link = list.getByRole('link');
    expect(link).toHaveAttribute('href', 'https://climate.example.org/rules');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(list.getByRole('blockquote')).toHaveTextContent(words);
  });

  it('have no button while there are three', async () => {
    openPage({ search: aTeamSearch({ news: news.slice(1) }) });

    await screen.findByText('News 1.');
    expect(screen.queryByRole('button', { name: 'Show all' })).not.toBeInTheDocument();
  });

  it('have no part of the page where the reader is told none', async () => {
    openPage();

    await screen.findByRole('heading', { name: 'Find a team' });
    expect(screen.queryByText('News from the organisers')).not.toBeInTheDocument();
  });
});
