import type { Activity, Announcement, TeamSearch } from '@crewdeck/contract';
import { aHackathon, aPerson } from '../testing/builders.ts';
import type { Account, Person } from '../testing/people.ts';
import { anOps } from '../testing/release-builders.ts';
import { aTeamProposal } from '../testing/team-proposals.ts';
import { TestApi } from '../testing/test-api.ts';

const WORDS = 'Doors open at nine.';

describe('an announcement', () => {
  const ops = anOps();
  let api: TestApi;
  let hackathonId: string;
  let organiser: Person;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  beforeEach(async () => {
    hackathonId = await aHackathon(api, 'Campus Jam');
    organiser = await aPerson(api);
    await api.call(ops, `PUT ${path()}/organisers/${organiser.uid}`);
  });

  afterAll(() => api.stop());

  const path = () => `/api/hackathons/${hackathonId}` as const;
  const look = (person: Person) => api.call(person, `PUT ${path()}/team-search`, { body: {} });
  const announce = (by: Account = organiser, words = WORDS) =>
    api.call<Announcement>(by, `POST ${path()}/announcements`, { body: { words } });
  const toldTo = async (person: Person) =>
    (await api.call<Activity[]>(person, 'GET /api/activities')).body
      .filter(({ kind }) => kind === 'event_announced')
      .map(({ words }) => words);

  it('is told to everybody who looks or has a team, and to nobody else', async () => {
    const [seeker, member, stranger, stopped] = [
      await aPerson(api),
      await aPerson(api),
      await aPerson(api),
      await aPerson(api),
    ];
    await aTeamProposal(api, hackathonId, [member, await aPerson(api)]);
    for (const person of [seeker, stopped, organiser]) await look(person);
    await api.call(stopped, `DELETE ${path()}/team-search`);
    expect(await announce()).toMatchObject({ status: 201, body: { words: WORDS, people: 3 } });
    for (const person of [seeker, member]) expect(await toldTo(person)).toEqual([WORDS]);
    for (const person of [stranger, stopped, organiser]) expect(await toldTo(person)).toEqual([]);
    const { body } = await api.call<Announcement[]>(organiser, `GET ${path()}/announcements`);
    expect(body).toMatchObject([{ words: WORDS, people: 3 }]);
  });

  it('is read on the page of the event by organisers and who takes part, and no longer by who stopped', async () => {
    const [seeker, member, stranger, stopped] = [
      await aPerson(api),
      await aPerson(api),
      await aPerson(api),
      await aPerson(api),
    ];
    await aTeamProposal(api, hackathonId, [member, await aPerson(api)]);
    for (const person of [seeker, stopped, organiser]) await look(person);
    const readBy = async (person: Account | null) =>
      (await api.call<TeamSearch>(person, `GET ${path()}/team-search`)).body;
    expect((await readBy(organiser)).counts?.reached).toBe(4);
    expect((await readBy(ops)).counts?.reached).toBe(5);
    await announce();
    await announce(organiser, 'Doors close at ten.');
    await api.call(stopped, `DELETE ${path()}/team-search`);
    for (const person of [seeker, member, organiser, ops])
      expect((await readBy(person)).news.map(({ words }) => words)).toEqual(['Doors close at ten.', WORDS]);
    for (const person of [stranger, stopped, null])
      expect(await readBy(person)).toMatchObject({ news: [], counts: null });
  });

  it('is sent twice a day by all organisers together, ops too', async () => {
    expect([(await announce()).status, (await announce(ops)).status]).toEqual([201, 201]);
    for (const by of [organiser, ops])
      expect(await announce(by)).toMatchObject({ status: 409, body: { code: 'announcement.too_many' } });
    await api.database.query(`UPDATE announcements SET created_at = created_at - interval '25 hours'`);
    expect((await announce()).status).toBe(201);
  });

  it.each([
    ['', 'nothing'],
    ['x'.repeat(301), 'too much'],
  ])('that says %#: nothing or too much is refused', async (words) => {
    expect((await announce(organiser, words)).status).toBe(400);
  });

  it('has words that are gone with the account of who wrote them', async () => {
    const seeker = await aPerson(api);
    await look(seeker);
    await announce();
    await api.call(organiser, 'DELETE /api/account');
    expect(await toldTo(seeker)).toEqual(['']);
    expect((await api.call(ops, `GET ${path()}/announcements`)).body).toEqual([]);
  });

  it('is refused for one event, and allowed again', async () => {
    const seeker = await aPerson(api);
    const refuses = async () =>
      (await api.call<TeamSearch>(seeker, `GET ${path()}/team-search`)).body.refusesAnnouncements;
    for (const _ of [1, 2]) expect((await api.call(seeker, `PUT ${path()}/announcements/refusal`)).status).toBe(204);
    expect(await refuses()).toBe(true);
    expect((await api.call(seeker, `DELETE ${path()}/announcements/refusal`)).status).toBe(204);
    expect(await refuses()).toBe(false);
    const nowhere = await api.call(
      seeker,
      'PUT /api/hackathons/00000000-0000-4000-8000-000000000000/announcements/refusal',
    );
    expect(nowhere).toMatchObject({ status: 404, body: { code: 'hackathon.not_found' } });
  });

  it('is not for people who do not organise the event', async () => {
    expect(await announce(await aPerson(api))).toMatchObject({ status: 403, body: { code: 'auth.forbidden' } });
  });
});
