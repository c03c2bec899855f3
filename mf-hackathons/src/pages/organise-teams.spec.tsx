import type { EventTeam } from '@crewdeck/contract';
import type { GivenAnswer } from '@crewdeck/module-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHackathon, anOrganisersSearch, TO_COME } from '../testing/builders.ts';
import { ADA, FAILED, GRACE, openPage, PATH } from '../testing/visit-organise.tsx';

const TEAMS = `${PATH}/teams`;
const UNTIL = '2099-01-02T18:00:00.000Z';
const FORMED: EventTeam = { id: 't1', answers: null, formedAt: UNTIL, project: null, people: [ADA, GRACE], size: 2 };
const WAITING: EventTeam = { ...FORMED, id: 't2', formedAt: null, answers: { yes: 1, until: UNTIL } };

describe('the teams of an event, for organisers', () => {
  it('are apart by whether they wait, each with its people, its project where one may see it, and since when it is one', async () => {
    const project = { id: 'p1', title: 'Star Map' };
    openPage('teams', {
      [PATH]: { body: aHackathon({ ...TO_COME, timeZone: 'Pacific/Kiritimati' }) },
      [TEAMS]: {
        body: [
          { ...WAITING, people: [ADA], size: 3 },
          { ...FORMED, project },
          { ...FORMED, id: 't3' },
        ],
      },
    });

    const waiting = within(await screen.findByRole('region', { name: 'Waiting for answers 1' }));
    expect(waiting.getByRole('link', { name: 'Ada Lovelace' })).toHaveAttribute('href', `/people/${ADA.id}`);
    expect(waiting.getByRole('list', { name: "Who's on it" })).toHaveTextContent(/Ada Lovelaceand 2 more$/);
    expect(waiting.getByText('1 of 3 said yes')).toBeVisible();
    expect(waiting.getByText('Sat 3 Jan 2099, 08:00 GMT+14')).toHaveAttribute('datetime', UNTIL);

    const formed = within(screen.getByRole('region', { name: 'Formed teams 2' }));
    expect(formed.getByRole('link', { name: 'Star Map' })).toHaveAttribute('href', '/projects/p1');
    expect(formed.getAllByRole('link', { name: 'Grace Hopper' })).toHaveLength(2);
    expect(formed.queryByText(/said yes|Answer by|more/)).toBeNull();
    expect(formed.getAllByText(/^2 people/).map((one) => one.textContent)).toEqual([
      '2 people, formed Sat 3 Jan 2099, 08:00 GMT+14',
      "2 people, formed Sat 3 Jan 2099, 08:00 GMT+14. You can't see their project.",
    ]);
  });

  it('come page by page, and are counted once all are there', async () => {
    let answer: GivenAnswer = {
      body: [WAITING],
      headers: { link: '</api/hackathons/hackathon-1/teams?cursor=c>; rel="next"' },
    };
    const { calls } = openPage('teams', { [TEAMS]: () => answer });

    expect(await screen.findByRole('region', { name: 'Waiting for answers' })).toBeVisible();
    answer = { body: [FORMED] };
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('region', { name: 'Formed teams 1' })).toBeVisible();
    expect(calls.at(-1)).toMatchObject({ path: TEAMS, query: { cursor: 'c' } });
  });

  it('lead to the rounds while there are none', async () => {
    openPage('teams');

    await userEvent.click(await screen.findByRole('link', { name: 'Go to rounds' }));
    expect(await screen.findByRole('heading', { name: 'Rounds' })).toBeVisible();
  });

  it.each([
    [2, 'The last one fell through, and its people are looking again.'],
    [0, 'The last one fell through.'],
  ])('fell through where none is left, and %d people look', async (looking, words) => {
    const proposals = { open: 0, formed: 0, ended: 1 };
    const round = { id: 'r1', teamSize: 3, openedBy: '', openedAt: '2026-11-26T12:00:00Z', proposals };
    const counts = { looking, proposed: 0, onTeam: 0, reached: 2 };
    openPage('teams', { [`${PATH}/team-search`]: { body: anOrganisersSearch({ rounds: [round], counts }) } });

    expect(await screen.findByText('No teams right now.')).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
  });

  it('are none any more for an event that is over', async () => {
    openPage('teams', { [PATH]: { body: aHackathon({ eventDate: '2020-03-06', deadline: null }) } });

    expect(await screen.findByText('No teams were formed in rounds.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Go to rounds' })).toBeNull();
  });

  it('can be tried again when they could not be loaded', async () => {
    let answer: GivenAnswer = FAILED;
    openPage('teams', { [TEAMS]: () => answer });

    expect(await screen.findByText("We couldn't load the teams.")).toBeVisible();
    answer = { body: [FORMED] };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Formed teams 1' })).toBeVisible();
  });
});
