import type { GivenAnswer } from '@crewdeck/module-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aTeamSearch } from '../testing/builders.ts';
import { ADA, FAILED, openPage, PATH } from '../testing/visit-organise.tsx';

describe('what came of matching, for organisers', () => {
  const RESULTS = `${PATH}/matching-results`;
  const rate = { count: 12, of: 40, low: 0.181, high: 0.454 };

  it('shows counts, percent and ranges, and what is too few to say', async () => {
    const figures = { shown: 40, asked: rate, joined: { ...rate, count: 3, of: 12 }, active: null };
    const groups = [
      { label: 'Places 1–3', figures },
      { label: 'Newcomers', figures: null },
    ];
    openPage('matching', { [RESULTS]: { body: groups } });

    const table = within(await screen.findByRole('region', { name: 'Matching results' }));
    expect(table.getByRole('row', { name: /^Places 1–3 40 30%/ })).toHaveTextContent('12 of 40, 18–45%');
    expect(table.getByRole('row', { name: 'Newcomers Too few to say' })).toBeVisible();
  });

  it('says that there is nothing to count yet', async () => {
    openPage('matching');
    expect(await screen.findByText('No numbers yet.')).toBeVisible();
    expect(
      screen.getByText(
        'In Explore, Best fit matches people with projects. We count how many of these matches for this event become teams. The first numbers appear two weeks after the first match.',
      ),
    ).toBeVisible();
  });

  it('can be tried again when it could not be loaded', async () => {
    let answer: GivenAnswer = FAILED;
    openPage('matching', { [RESULTS]: () => answer });

    expect(await screen.findByText("We couldn't load the matching results.")).toBeVisible();
    answer = { body: [] };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No numbers yet.')).toBeVisible();
  });

  it('shows ops what was done, the latest first', async () => {
    const event = { id: 'e1', person: null, at: '2026-11-26T12:00:00Z' };
    openPage('people', {
      [`${PATH}/team-search`]: { body: aTeamSearch({ organisesAs: 'ops', rounds: [] }) },
      [`${PATH}/organiser-events`]: {
        body: [
          { ...event, action: 'open_round', actor: 'Ada Lovelace', detail: 'teams of 4' },
          { ...event, id: 'e2', action: 'grant', actor: 'ops@example.org', person: ADA, detail: '' },
        ],
      },
    });

    const list = await screen.findByRole('list', { name: 'What organisers did' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent('Ada Lovelace proposed teams of 4.');
    expect(second).toHaveTextContent('ops@example.org made Ada Lovelace an organiser.');
  });
});
