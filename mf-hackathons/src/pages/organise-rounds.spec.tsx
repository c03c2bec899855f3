import { wallTimeOf } from '@crewdeck/contract';
import { timeZoneHere } from '@crewdeck/ui-kit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHackathon, anOrganisersSearch, TO_COME } from '../testing/builders.ts';
import { openPage, PATH } from '../testing/visit-organise.tsx';

describe('the rounds of an event, for organisers', () => {
  it('proposes no teams for an event that is over', async () => {
    openPage('rounds', { [PATH]: { body: aHackathon({ eventDate: '2020-03-06', deadline: null }) } });
    expect(await screen.findByText('This event has begun, so no more teams can be proposed.')).toBeVisible();
  });

  it('says how many look, are asked and have a team, and what a round does, before both ways to begin one', async () => {
    const counts = { looking: 2, proposed: 3, onTeam: 8, reached: 13 };
    openPage('rounds', {
      [`${PATH}/team-search`]: { body: anOrganisersSearch({ counts, seekers: 5 }) },
    });

    const part = await screen.findByRole('region', { name: 'Rounds' });
    expect(part).toHaveTextContent(
      /^Rounds2 looking, 3 with a proposed team, 8 on a teamA round proposes teams to people.*Start a round.*Propose teams now.*Plan a round/,
    );
  });

  it.each([
    [0, 'Nobody is looking for a team right now, so there are no teams to propose.'],
    [1, 'Only one person or project is looking right now, so there are no teams to propose.'],
  ])('says why none can begin now while %d look, in place of the button', async (looking, words) => {
    const counts = { looking, proposed: 3, onTeam: 8, reached: 13 };
    openPage('rounds', { [`${PATH}/team-search`]: { body: anOrganisersSearch({ counts }) } });

    const card = within(await screen.findByRole('region', { name: 'Start a round' }));
    expect(card.getByText(words)).toBeVisible();
    expect(card.queryByRole('button')).toBeNull();
    expect(card.queryByLabelText('Team size')).toBeNull();
  });

  it('says once that nobody looks', async () => {
    const counts = { looking: 0, proposed: 0, onTeam: 0, reached: 0 };
    openPage('rounds', { [`${PATH}/team-search`]: { body: anOrganisersSearch({ counts }) } });

    const part = await screen.findByRole('region', { name: 'Rounds' });
    expect(within(part).getAllByText(/^(Nobody|No teams)/)).toHaveLength(1);
  });

  it('leads on from its heading once everybody is asked, and the button has gone', async () => {
    let looking = 2;
    openPage('rounds', {
      [`${PATH}/team-search`]: () => ({
        body: anOrganisersSearch({ counts: { looking, proposed: 0, onTeam: 0, reached: 2 } }),
      }),
      [`POST ${PATH}/team-rounds`]: () => {
        looking = 0;
        return { body: { teams: 1, unplaced: [] } };
      },
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Propose teams now' }));
    await userEvent.click(screen.getByRole('button', { name: 'Propose' }));
    const card = await screen.findByRole('region', { name: 'Start a round' });
    await waitFor(() =>
      expect(card).toHaveTextContent(/^Start a round1 team proposed\. Everyone has a day to answer\./),
    );
    expect(card).not.toHaveTextContent('Nobody is looking');
    expect(screen.queryByRole('button', { name: 'Propose teams now' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Start a round' })).toHaveFocus());
  });

  it('asks for the sizes allowed at the event apart from its rounds', async () => {
    openPage('rounds');

    const part = within(await screen.findByRole('region', { name: 'Sizes allowed at this event' }));
    expect(part.getAllByRole('spinbutton')).toHaveLength(2);
    expect(within(screen.getByRole('region', { name: 'Rounds' })).getAllByRole('spinbutton')).toEqual(
      screen.getAllByLabelText('Team size'),
    );
  });

  const ROUND = { id: 'r1', opensAt: '2099-01-02T18:00:00.000Z', teamSize: 3 };
  const planned = { body: anOrganisersSearch({ plannedRounds: [ROUND] }) };

  it('plans one by the clocks of the event, and tells it so', async () => {
    const { calls } = openPage('rounds', {
      [PATH]: { body: aHackathon({ ...TO_COME, timeZone: 'Asia/Tokyo' }) },
      [`${PATH}/team-search`]: planned,
    });

    const card = within(await screen.findByRole('region', { name: 'Plan a round' }));
    expect(screen.getByText("Times are in the event's time zone, Tokyo (GMT+9).")).toBeVisible();
    expect(card.getByText('Sat 3 Jan 2099, 03:00 GMT+9')).toBeVisible();
    fireEvent.change(card.getByLabelText(/Round starts/), { target: { value: '2099-01-04T03:00' } });
    await userEvent.click(card.getByRole('button', { name: 'Plan a round' }));
    expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
      body: { opensAt: '2099-01-03T18:00:00.000Z' },
    });
  });

  it('plans one at a time where the organiser is, if the event has no zone', async () => {
    const { calls } = openPage('rounds');

    const card = within(await screen.findByRole('region', { name: 'Plan a round' }));
    expect(card.getByText(/^No rounds are planned\./)).toBeVisible();
    expect(screen.getByText(`Times are in your own time zone, ${timeZoneHere()}.`)).toBeVisible();
    fireEvent.change(card.getByLabelText(/Round starts/), { target: { value: '2099-01-02T18:00' } });
    await userEvent.click(card.getByRole('button', { name: 'Plan a round' }));
    expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
      path: `${PATH}/planned-rounds`,
      body: { opensAt: new Date('2099-01-02T18:00').toISOString(), teamSize: 4 },
    });
  });

  it.each([
    [/Round starts/, 'Plan a round'],
    [/Smallest/, 'Save allowed sizes'],
  ])('says below the field %s what is missing, apart from the button "%s"', async (label, name) => {
    const { changes } = openPage('rounds');

    const button = await screen.findByRole('button', { name });
    const field = screen.getByLabelText(label);
    fireEvent.change(field, { target: { value: '' } });
    await userEvent.click(button);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription();
    expect(button.parentElement).not.toContainElement(field);
    expect(changes()).toEqual([]);
  });

  it('has none planned for a time that has passed by the clocks of the event', async () => {
    const { changes } = openPage('rounds', { [PATH]: { body: aHackathon({ ...TO_COME, timeZone: 'Asia/Tokyo' }) } });

    const field = await screen.findByLabelText<HTMLInputElement>(/Round starts/);
    const anHourAgo = wallTimeOf(new Date(Date.now() - 3_600_000), 'Asia/Tokyo');
    fireEvent.change(field, { target: { value: anHourAgo } });
    await userEvent.click(screen.getByRole('button', { name: 'Plan a round' }));
    expect(field).toHaveAccessibleDescription('Choose a later time.');
    expect(changes()).toEqual([]);
  });

  it('asks before it cancels one', async () => {
    const { changes } = openPage('rounds', { [`${PATH}/team-search`]: planned });

    await userEvent.click(await screen.findByRole('button', { name: /^Cancel the round .* 2099/ }));
    const question = screen.getByRole('alertdialog', { name: 'Cancel this round?' });
    expect(question).toHaveTextContent(
      /The round on .* 2099.* won't start, and the event page no longer shows it\. Nobody is notified\./,
    );
    expect(within(question).getByRole('button', { name: 'Keep it' })).toBeVisible();
    expect(changes()).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel round' }));
    expect(changes()).toEqual([`DELETE ${PATH}/planned-rounds/r1`]);
  });

  it('says why one can not be planned', async () => {
    const refusal = { status: 409, body: { error: 'You can plan 10 rounds.', code: 'team_round.too_many' } };
    openPage('rounds', { [`POST ${PATH}/planned-rounds`]: refusal });

    const card = within(await screen.findByRole('region', { name: 'Plan a round' }));
    fireEvent.change(card.getByLabelText(/Round starts/), { target: { value: '2099-01-02T18:00' } });
    await userEvent.click(card.getByRole('button', { name: 'Plan a round' }));
    expect(await card.findByRole('alert')).toHaveTextContent('You can plan 10 rounds.');
  });

  it('says beside each field which sizes hold, and starts with one of them', async () => {
    openPage('rounds', { [PATH]: { body: aHackathon({ ...TO_COME, teamSizes: { min: 5, max: 6 } }) } });

    const sizes = await screen.findAllByLabelText('Team size');
    for (const size of sizes) {
      expect(size).toHaveValue(5);
      expect(size).toHaveAccessibleDescription('5 to 6 people');
    }
    expect(sizes).toHaveLength(2);
    expect(screen.getByLabelText(/Smallest/)).toHaveAccessibleDescription('2 to 10 people');
  });

  it('shows the sizes that hold where nobody has set any', async () => {
    openPage('rounds');

    expect(await screen.findByLabelText('Smallest team')).toHaveValue(2);
    expect(screen.getByLabelText('Largest team')).toHaveValue(10);
  });

  const roundWith = (proposals: Record<'open' | 'formed' | 'ended', number>) => ({
    [`${PATH}/team-search`]: {
      body: anOrganisersSearch({
        rounds: [{ id: 'r1', teamSize: 3, openedBy: '', openedAt: '2026-11-26T12:00:00Z', proposals }],
      }),
    },
  });

  it('leads to nobody where all teams fell through', async () => {
    openPage('rounds', roundWith({ open: 0, formed: 0, ended: 1 }));

    expect(await screen.findByText(/1 fell through\.$/)).toBeVisible();
    expect(screen.queryByRole('link', { name: "See who's with whom" })).not.toBeInTheDocument();
  });

  it('leads to who is with whom once teams were proposed', async () => {
    const { router } = openPage('rounds', roundWith({ open: 1, formed: 0, ended: 0 }));

    await userEvent.click(await screen.findByRole('link', { name: "See who's with whom" }));
    expect(router.state.location.search).toBe('?tab=teams');
    expect(screen.getByRole('tab', { name: 'Teams' })).toHaveAttribute('aria-selected', 'true');
  });

  it('says at the field that the smallest team is larger than the largest, and sends nothing', async () => {
    const { changes } = openPage('rounds');

    const smallest = await screen.findByLabelText('Smallest team');
    fireEvent.change(smallest, { target: { value: '5' } });
    fireEvent.change(screen.getByLabelText('Largest team'), { target: { value: '3' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save allowed sizes' }));
    expect(smallest).toHaveAccessibleDescription(/The smallest team can't be larger than the largest\./);
    expect(smallest).toBeInvalid();
    expect(smallest).toHaveFocus();
    expect(changes()).toEqual([]);
  });

  it('says how large teams may be', async () => {
    const { calls } = openPage('rounds', {
      [PATH]: { body: aHackathon({ ...TO_COME, teamSizes: { min: 2, max: 4 } }) },
    });

    const largest = await screen.findByLabelText(/Largest/);
    expect(largest).toHaveValue(4);
    await userEvent.clear(largest);
    await userEvent.type(largest, '5');
    await userEvent.click(screen.getByRole('button', { name: 'Save allowed sizes' }));
    expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({ body: { min: 2, max: 5 } });
  });
});
