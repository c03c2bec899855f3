import type { Hackathon, PlannedTeamRound, TeamSearch } from '@crewdeck/contract';
import { LIMITS } from '@crewdeck/contract';
import { HackathonEntity } from '../hackathons/hackathon.entity.ts';
import { aHackathon, aPerson, inDays, people } from '../testing/builders.ts';
import type { Account, Person } from '../testing/people.ts';
import { anOps } from '../testing/release-builders.ts';
import { runJobs } from '../testing/run-jobs.ts';
import { TestApi } from '../testing/test-api.ts';

describe('the rounds of organisers', () => {
  let api: TestApi;
  let hackathonId: string;
  let organiser: Person;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  beforeEach(async () => {
    hackathonId = await aHackathon(api);
    organiser = await aPerson(api);
    await api.call(anOps(), `PUT /api/hackathons/${hackathonId}/organisers/${organiser.uid}`);
  });

  afterAll(() => api.stop());

  const path = () => `/api/hackathons/${hackathonId}` as const;
  const plan = (body: object, by: Account = organiser) =>
    api.call<PlannedTeamRound>(by, `POST ${path()}/planned-rounds`, { body });
  const setSizes = (min: number, max: number) =>
    api.call(organiser, `PUT ${path()}/team-sizes`, { body: { min, max } });
  const read = async (by: Account | null) => (await api.call<TeamSearch>(by, `GET ${path()}/team-search`)).body;
  const look = (person: Person) => api.call(person, `PUT ${path()}/team-search`, { body: {} });
  const haveCome = () =>
    api.database.query(
      `UPDATE planned_team_rounds SET opens_at = now() - interval '1 minute' WHERE hackathon_id = $1`,
      [hackathonId],
    );

  it('are read by everybody once they are planned, the next one first, until they are cancelled', async () => {
    const later = await plan({ opensAt: inDays(2), teamSize: 4 });
    const next = await plan({ opensAt: inDays(1), teamSize: 3 });
    expect(next).toMatchObject({ status: 201, body: { teamSize: 3 } });
    expect((await read(null)).plannedRounds).toEqual([next.body, later.body]);
    const cancel = () => api.call(organiser, `DELETE ${path()}/planned-rounds/${next.body.id}`);
    expect((await cancel()).status).toBe(204);
    expect(await cancel()).toMatchObject({ status: 404, body: { code: 'team_round.not_found' } });
    expect((await read(null)).plannedRounds).toEqual([later.body]);
  });

  it('open by themselves once, when their time has come', async () => {
    for (const person of await people(api, 4)) await look(person);
    await plan({ opensAt: inDays(1), teamSize: 2 });
    await runJobs(api, 'place_seekers');
    expect((await read(organiser)).rounds).toEqual([]);
    await haveCome();
    for (const _ of [1, 2]) await runJobs(api, 'place_seekers');
    const { rounds, plannedRounds } = await read(organiser);
    expect(rounds).toMatchObject([{ teamSize: 2, openedBy: '', proposals: { open: 2 } }]);
    expect(plannedRounds).toEqual([]);
  });

  it('do not open for an event that is over', async () => {
    await plan({ opensAt: inDays(1), teamSize: 2 });
    await haveCome();
    await api.database.manager.update(HackathonEntity, { id: hackathonId }, { eventDate: '2020-01-01' });
    await runJobs(api, 'place_seekers');
    expect(await read(organiser)).toMatchObject({ rounds: [], plannedRounds: [] });
  });

  it.each([
    ['in the past', inDays(-1)],
    ['after the event', '2999-02-01T00:00:00Z'],
  ])('are not planned %s', async (_, opensAt) => {
    expect(await plan({ opensAt, teamSize: 3 })).toMatchObject({ status: 400, body: { code: 'team_round.bad_time' } });
  });

  it('are so many at most', async () => {
    for (let count = 0; count < LIMITS.plannedRounds; count += 1) await plan({ opensAt: inDays(1), teamSize: 3 });
    expect((await plan({ opensAt: inDays(1), teamSize: 3 })).body).toMatchObject({ code: 'team_round.too_many' });
  });

  it('have the sizes that the event allows', async () => {
    expect((await setSizes(3, 4)).status).toBe(204);
    const { body } = await api.call<Hackathon>(null, `GET ${path()}`);
    expect(body.teamSizes).toEqual({ min: 3, max: 4 });
    const bad = { status: 400, body: { code: 'team_round.bad_size' } };
    for (const teamSize of [2, 5]) {
      expect(await plan({ opensAt: inDays(1), teamSize })).toMatchObject(bad);
      expect(await api.call(organiser, `POST ${path()}/team-rounds`, { body: { teamSize } })).toMatchObject(bad);
    }
    expect(await setSizes(4, 3)).toMatchObject({ status: 400 });
  });

  it('propose no team that is smaller or larger than the event allows', async () => {
    await setSizes(3, 3);
    for (const person of await people(api, 4)) await look(person);
    const open = () =>
      api.call<{ teams: number; unplaced: unknown[] }>(organiser, `POST ${path()}/team-rounds`, {
        body: { teamSize: 3 },
      });
    expect((await open()).body).toMatchObject({ teams: 1, unplaced: [{ reason: expect.any(String) }] });
  });

  it.each([
    ['2999-01-04T10:00:00Z', 0],
    ['2999-01-04T10:01:00Z', 2],
    [null, 2],
  ])('count hours and times of the week where the event ends at %s: in %i sentences', async (endsAt, count) => {
    const times = { startsAt: new Date('2999-01-01T10:00:00Z'), endsAt: endsAt && new Date(endsAt) };
    await api.database.manager.update(HackathonEntity, { id: hackathonId }, times);
    const time = { hoursPerWeek: 8, timeBlocks: ['tue evening' as const] };
    const [bo, cem] = [await aPerson(api, time), await aPerson(api, time)];
    for (const person of [bo, cem]) await look(person);
    await api.call(organiser, `POST ${path()}/team-rounds`, { body: { teamSize: 2 } });
    const reasons = (await read(cem)).proposal?.reasons ?? [];
    expect(reasons).not.toEqual([]);
    expect(reasons.filter((reason) => /free at the same time|hours a week/.test(reason))).toHaveLength(count);
  });

  it('are nothing to people who do not organise the event', async () => {
    const stranger = await aPerson(api);
    expect((await plan({ opensAt: inDays(1), teamSize: 3 }, stranger)).status).toBe(403);
  });
});
