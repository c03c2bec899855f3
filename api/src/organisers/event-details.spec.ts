import type { Hackathon, OrganiserEvent } from '@crewdeck/contract';
import { aHackathon, aPerson } from '../testing/builders.ts';
import type { Person } from '../testing/people.ts';
import { anOps } from '../testing/release-builders.ts';
import { TestApi } from '../testing/test-api.ts';

const DETAILS = {
  ...{ startsAt: '2027-03-06T18:00', endsAt: '2027-03-07T12:30', timeZone: 'Europe/Lisbon' },
  ...{ deadline: '2027-03-01', location: 'Lisbon', prizes: 'A week at sea' },
};

describe('the details of an event', () => {
  const ops = anOps();
  let api: TestApi;
  let path: string;
  let organiser: Person;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  beforeEach(async () => {
    path = `/api/hackathons/${await aHackathon(api, 'Campus Jam')}`;
    organiser = await aPerson(api, { name: 'Ada Lovelace' });
    await api.call(ops, `PUT ${path}/organisers/${organiser.uid}`);
  });

  afterAll(() => api.stop());

  const save = (changes: object = {}) =>
    api.call(organiser, `PUT ${path}/details`, { body: { ...DETAILS, ...changes } });
  const read = async () => (await api.call<Hackathon>(null, `GET ${path}`)).body;
  const events = async () =>
    (await api.call<OrganiserEvent[]>(ops, `GET ${path}/organiser-events`)).body
      .filter(({ action }) => action === 'edit_details')
      .map(({ actor, detail }) => [actor, detail]);

  it('are read on its page, with the day of the start by the clocks of its zone', async () => {
    expect((await save()).status).toBe(204);
    const times = { startsAt: '2027-03-06T18:00:00.000000Z', endsAt: '2027-03-07T12:30:00.000000Z' };
    expect(await read()).toMatchObject({ ...DETAILS, ...times, eventDate: '2027-03-06' });
    await save({ startsAt: '2027-03-06T00:30', timeZone: 'Asia/Tokyo' });
    expect(await read()).toMatchObject({ startsAt: '2027-03-05T15:30:00.000000Z', eventDate: '2027-03-06' });
  });

  it('leave an event for ops that names what was changed, and none where nothing was', async () => {
    await save();
    await save();
    await save({ location: null, prizes: 'A book' });
    expect(await events()).toEqual([
      ['Ada Lovelace', 'location, prizes'],
      ['Ada Lovelace', 'day, start, end, time zone, last day to register, location, prizes'],
    ]);
  });

  it('may leave the start open, and then keep the day', async () => {
    await save();
    expect((await save({ startsAt: null, endsAt: null })).status).toBe(204);
    expect(await read()).toMatchObject({ startsAt: null, endsAt: null, eventDate: '2027-03-06' });
  });

  it('reach calendars that have the event as a later version of it', async () => {
    const file = async () => (await api.call<string>(null, `GET ${path}/calendar`)).body;
    await save();
    const before = await file();
    await save({ startsAt: '2027-03-06T20:00' });
    const after = await file();
    expect(after).toContain('DTSTART:20270306T200000Z\r\n');
    expect(partOf(after, 'UID')).toBe(partOf(before, 'UID'));
    expect(partOf(after, 'DTSTAMP') >= partOf(before, 'DTSTAMP')).toBe(true);
    expect(partOf(after, 'DTSTAMP')).not.toMatch(/^1970/);
  });

  it.each([
    [{ endsAt: '2027-03-06T17:59' }, 'endsAt: The end must be later than the start.'],
    [{ startsAt: null }, 'startsAt: Say when the event starts.'],
    [{ timeZone: null }, "timeZone: Choose the event's time zone."],
    [{ deadline: '2027-03-08' }, "deadline: This day can't be after the event."],
    [{ timeZone: '+01:00' }, 'timeZone: It must be the name of a time zone such as Europe/Berlin.'],
    [{ startsAt: 'soon' }, 'startsAt: It must be a day and a time such as 2027-03-01T18:00.'],
    [{ prizes: 'x'.repeat(201) }, 'prizes: It must have at most 200 characters.'],
  ])('are refused with %j', async (changes, error) => {
    expect(await save(changes)).toMatchObject({ status: 400, body: { error } });
  });
});

const partOf = (file: string, name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(file)?.[1] ?? '';
