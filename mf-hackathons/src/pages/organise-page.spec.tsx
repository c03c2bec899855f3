import type { GivenAnswer } from '@crewdeck/module-sdk/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHackathon, aTeamSearch } from '../testing/builders.ts';
import { ADA, FAILED, GRACE, openPage, PATH, TO_COME } from '../testing/visit-organise.tsx';

describe('the page of organisers', () => {
  it('has what an organiser does, and no history', async () => {
    openPage();

    expect(await screen.findByRole('heading', { level: 1, name: 'Organise Climate Hack' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Ada Lovelace' })).toHaveAttribute('href', `/people/${ADA.id}`);
    expect(screen.getByRole('button', { name: 'Propose teams' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'What organisers did' })).not.toBeInTheDocument();
  });

  it('shows ops what was done, the latest first', async () => {
    const event = { id: 'e1', person: null, at: '2026-11-26T12:00:00Z' };
    openPage({
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

  it('says so to somebody who does not organise the event', async () => {
    openPage({ [`${PATH}/team-search`]: { body: aTeamSearch() } });

    expect(await screen.findByText("You don't organise this event.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'View event page' })).toHaveAttribute('href', '/hackathons/hackathon-1');
    expect(screen.queryByRole('button', { name: 'Propose teams' })).not.toBeInTheDocument();
  });

  it('says that there is no such event', async () => {
    const missing = { status: 404, body: { error: 'No.', code: 'hackathon.not_found' } };
    openPage({ [PATH]: missing, [`${PATH}/team-search`]: missing });

    expect(await screen.findByText('Hackathon not found.')).toBeVisible();
  });

  it('can be tried again when it could not be loaded', async () => {
    let answer: GivenAnswer = FAILED;
    openPage({ [PATH]: () => answer });

    const retry = await screen.findByRole('button', { name: 'Try again' });
    answer = { body: aHackathon(TO_COME) };
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Organise Climate Hack' })).toBeVisible();
  });

  it('finds somebody by name and adds them', async () => {
    const { changes } = openPage({ '/api/users': { body: [{ ...ADA }, { ...GRACE, branch: 'Physics' }] } });

    await userEvent.type(await screen.findByRole('searchbox', { name: /Add an organiser/ }), 'Gr');
    const found = await screen.findByRole('list', { name: 'People found' });
    expect(found).toHaveTextContent('Already an organiser');
    await userEvent.click(within(found).getByRole('button', { name: 'Add Grace Hopper' }));
    expect(changes()).toEqual([`PUT ${PATH}/organisers/${GRACE.id}`]);
  });

  it('says that nobody has a name, and why somebody can not be added', async () => {
    const refusal = { status: 409, body: { error: 'A hackathon can have 20 organisers.', code: 'organiser.too_many' } };
    let body: unknown[] = [];
    openPage({ '/api/users': () => ({ body }), [`PUT ${PATH}/organisers/${GRACE.id}`]: refusal });

    const field = await screen.findByRole('searchbox', { name: /Add an organiser/ });
    await userEvent.type(field, 'Nobody');
    expect(await screen.findByText('We found nobody with this name.')).toBeVisible();
    body = [GRACE];
    await userEvent.clear(field);
    await userEvent.type(field, 'Grace');
    await userEvent.click(await screen.findByRole('button', { name: 'Add Grace Hopper' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('A hackathon can have 20 organisers.');
  });

  it('asks before it removes an organiser', async () => {
    const { changes } = openPage();

    await userEvent.click(await screen.findByRole('button', { name: 'Remove Ada Lovelace' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove Ada Lovelace?' });
    expect(changes()).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove organiser' }));
    expect(changes()).toEqual([`DELETE ${PATH}/organisers/${ADA.id}`]);
  });

  it('says that there are no organisers, or that they could not be loaded', async () => {
    openPage({ [`${PATH}/organisers`]: { body: [] } });
    expect(await screen.findByText('Nobody organises this event yet.')).toBeVisible();
  });

  it('goes on without the organisers where they could not be loaded', async () => {
    openPage({ [`${PATH}/organisers`]: FAILED });
    expect(await screen.findByText("We couldn't load the organisers.")).toBeVisible();
    expect(screen.getByRole('button', { name: 'Propose teams' })).toBeVisible();
  });

  it('proposes no teams for an event that is over', async () => {
    openPage({ [PATH]: { body: aHackathon({ eventDate: '2020-03-06', deadline: null }) } });
    expect(await screen.findByText('This event is over, so no more teams can be proposed.')).toBeVisible();
  });

  describe('about rounds', () => {
    const ROUND = { id: 'r1', opensAt: '2099-01-02T18:00:00.000Z', teamSize: 3 };
    const planned = { body: aTeamSearch({ organisesAs: 'organiser', rounds: [], plannedRounds: [ROUND] }) };

    it('plans one at a time where the organiser is', async () => {
      const { calls } = openPage();

      const card = within(await screen.findByRole('region', { name: 'Planned rounds' }));
      expect(card.getByText(/^No rounds are planned\./)).toBeVisible();
      fireEvent.change(card.getByLabelText(/Opens, your time/), { target: { value: '2099-01-02T18:00' } });
      await userEvent.click(card.getByRole('button', { name: 'Plan round' }));
      expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
        path: `${PATH}/planned-rounds`,
        body: { opensAt: new Date('2099-01-02T18:00').toISOString(), teamSize: 4 },
      });
    });

    it('cancels one', async () => {
      const { changes } = openPage({ [`${PATH}/team-search`]: planned });

      await userEvent.click(await screen.findByRole('button', { name: /^Cancel the round .* 2099/ }));
      expect(changes()).toEqual([`DELETE ${PATH}/planned-rounds/r1`]);
    });

    it('says why one can not be planned', async () => {
      const refusal = { status: 409, body: { error: 'You can plan 10 rounds.', code: 'team_round.too_many' } };
      openPage({ [`POST ${PATH}/planned-rounds`]: refusal });

      const card = within(await screen.findByRole('region', { name: 'Planned rounds' }));
      fireEvent.change(card.getByLabelText(/Opens, your time/), { target: { value: '2099-01-02T18:00' } });
      await userEvent.click(card.getByRole('button', { name: 'Plan round' }));
      expect(await card.findByRole('alert')).toHaveTextContent('You can plan 10 rounds.');
    });

    it('says how large teams may be', async () => {
      const { calls } = openPage({ [PATH]: { body: aHackathon({ ...TO_COME, teamSizes: { min: 2, max: 4 } }) } });

      const largest = await screen.findByLabelText(/Largest/);
      expect(largest).toHaveValue(4);
      await userEvent.clear(largest);
      await userEvent.type(largest, '5');
      await userEvent.click(screen.getByRole('button', { name: 'Save sizes' }));
      expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({ body: { min: 2, max: 5 } });
    });
  });

  describe('about the details of the event', () => {
    const TIMED = { startsAt: '2099-03-06T09:00:00.000Z', endsAt: '2099-03-07T09:00:00.000Z', timeZone: 'Asia/Tokyo' };
    const timed = { [PATH]: { body: aHackathon({ ...TO_COME, ...TIMED, prizes: 'A book' }) } };
    const form = async () => within(await screen.findByRole('region', { name: 'Event details' }));
    const change = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

    it('shows them by the clocks of the event, and saves what was changed', async () => {
      const { calls } = openPage(timed);

      const details = await form();
      expect(details.getByLabelText('Starts')).toHaveValue('2099-03-06T18:00');
      expect(details.getByLabelText('Time zone')).toHaveValue('Asia/Tokyo');
      change(details.getByLabelText('Starts'), '2099-03-06T19:30');
      await userEvent.clear(details.getByLabelText('Prizes'));
      await userEvent.click(details.getByRole('button', { name: 'Save details' }));
      expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
        path: `${PATH}/details`,
        body: {
          ...{ startsAt: '2099-03-06T19:30', endsAt: '2099-03-07T18:00', timeZone: 'Asia/Tokyo' },
          ...{ deadline: '2099-02-20', location: 'Lisbon', prizes: null },
        },
      });
    });

    it('says at the field what does not go together, and sends nothing', async () => {
      const { changes } = openPage(timed);

      const details = await form();
      change(details.getByLabelText('Ends'), '2099-03-06T18:00');
      change(details.getByLabelText('Last day to register'), '2099-04-01');
      await userEvent.click(details.getByRole('button', { name: 'Save details' }));
      expect(details.getByText('The end must be later than the start.')).toBeVisible();
      expect(details.getByText("This day can't be after the event.")).toBeVisible();
      expect(details.getByLabelText('Ends')).toHaveFocus();
      expect(changes()).toEqual([]);
    });

    it('says that they could not be saved, and keeps what was typed', async () => {
      openPage({ ...timed, [`PUT ${PATH}/details`]: FAILED });

      const details = await form();
      await userEvent.type(details.getByLabelText('Location'), ' Pier 4');
      await userEvent.click(details.getByRole('button', { name: 'Save details' }));
      expect(await details.findByRole('alert')).toHaveTextContent("We couldn't save the event details. Try again.");
      expect(details.getByLabelText('Location')).toHaveValue('Lisbon Pier 4');
    });
  });

  describe('about participants', () => {
    const PARTICIPANT = {
      ...{
        id: 's1',
        person: ADA,
        email: null,
        isProject: false,
        project: null,
        roles: ['Designer'],
        skills: ['React'],
      },
      ...{ hoursPerWeek: 8, state: 'looking', since: '2026-11-26T12:00:00Z' },
    };

    it('shows who they are, with what they look and whether they have a team', async () => {
      const withProject = {
        ...PARTICIPANT,
        id: 's2',
        person: GRACE,
        email: 'grace@x.test',
        isProject: true,
        state: 'has_team',
      };
      openPage({ [`${PATH}/participants`]: { body: [PARTICIPANT, withProject] } });

      const list = await screen.findByRole('list', { name: 'Participants' });
      const [first, second] = within(list).getAllByRole('listitem');
      expect(first).toHaveTextContent('Ada LovelaceDesigner, ReactNo team yet');
      expect(second).toHaveTextContent(/Grace Hopper · looks with a project.*Has a team/);
      expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute('href', 'mailto:grace@x.test');
    });

    it('can be filtered by who has no team', async () => {
      const { calls } = openPage();

      expect(await screen.findByText('Nobody is looking for a team yet.')).toBeVisible();
      await userEvent.selectOptions(screen.getByLabelText('Show'), 'No team yet');
      expect(await screen.findByText('Nobody matches.')).toBeVisible();
      expect(calls.at(-1)).toMatchObject({ path: `${PATH}/participants`, query: { state: 'looking' } });
    });

    it('says that they could not be loaded, or exported', async () => {
      openPage({ [`${PATH}/participants`]: FAILED, [`POST ${PATH}/participants/export`]: FAILED });

      expect(await screen.findByText("We couldn't load the participants.")).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Download as CSV' }));
      expect(await screen.findByText("We couldn't make the file. Try again.")).toBeVisible();
    });
  });

  describe('about whether matching works', () => {
    const RESULTS = `${PATH}/matching-results`;
    const rate = { count: 12, of: 40, low: 0.181, high: 0.454 };

    it('shows counts, percent and ranges, and what is too few to say', async () => {
      const figures = { shown: 40, asked: rate, joined: { ...rate, count: 3, of: 12 }, active: null };
      const groups = [
        { label: 'Places 1–3', figures },
        { label: 'Newcomers', figures: null },
      ];
      openPage({ [RESULTS]: { body: groups } });

      const table = within(await screen.findByRole('region', { name: 'What came of matching' }));
      expect(table.getByRole('row', { name: /^Places 1–3 40 30%/ })).toHaveTextContent('12 of 40, 18–45%');
      expect(table.getByRole('row', { name: 'Newcomers Too few to say' })).toBeVisible();
    });

    it('says that there is nothing to count yet', async () => {
      openPage();
      expect(await screen.findByText('Nothing to count yet. Come back in two weeks.')).toBeVisible();
    });

    it('can be tried again when it could not be loaded', async () => {
      let answer: GivenAnswer = FAILED;
      openPage({ [RESULTS]: () => answer });

      expect(await screen.findByText("We couldn't load what came of matching.")).toBeVisible();
      answer = { body: [] };
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('Nothing to count yet. Come back in two weeks.')).toBeVisible();
    });
  });

  describe('about announcements', () => {
    it('sends one, and says to how many', async () => {
      const sent = { id: 'a1', words: 'Doors open at nine.', people: 2, at: '2026-11-26T12:00:00Z' };
      let body: unknown[] = [];
      const { calls } = openPage({
        [`${PATH}/announcements`]: () => ({ body }),
        [`POST ${PATH}/announcements`]: () => {
          body = [sent];
          return { status: 201, body: sent };
        },
      });

      expect(await screen.findByText('Nothing announced yet.')).toBeVisible();
      await userEvent.type(screen.getByLabelText(/Tell everyone/), 'Doors open at nine.');
      await userEvent.click(screen.getByRole('button', { name: 'Send announcement' }));
      const list = await screen.findByRole('list', { name: 'Announcements' });
      expect(list).toHaveTextContent(/Doors open at nine\..*Sent to 2 people\./);
      expect(screen.getByLabelText(/Tell everyone/)).toHaveValue('');
      expect(calls.find(({ method }) => method === 'POST')).toMatchObject({ body: { words: 'Doors open at nine.' } });
    });

    it('says why one is not sent, and keeps the words', async () => {
      const refusal = { status: 409, body: { error: 'You can send two a day.', code: 'announcement.too_many' } };
      openPage({ [`POST ${PATH}/announcements`]: refusal });

      await userEvent.type(await screen.findByLabelText(/Tell everyone/), 'Again.');
      await userEvent.click(screen.getByRole('button', { name: 'Send announcement' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('You can send two a day.');
      expect(screen.getByLabelText(/Tell everyone/)).toHaveValue('Again.');
    });

    it('says that they could not be loaded', async () => {
      openPage({ [`${PATH}/announcements`]: FAILED });
      expect(await screen.findByText("We couldn't load the announcements.")).toBeVisible();
    });
  });
});
