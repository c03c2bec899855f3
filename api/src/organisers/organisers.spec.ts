import { type Activity, LIMITS, type Organiser, type OrganiserEvent, type TeamSearch } from '@crewdeck/contract';
import { aHackathon, aPerson, people } from '../testing/builders.ts';
import type { Account, Person } from '../testing/people.ts';
import { anOps } from '../testing/release-builders.ts';
import { TestApi } from '../testing/test-api.ts';

describe('the organisers of a hackathon', () => {
  const ops = anOps();
  let api: TestApi;
  let hackathonId: string;
  let organiser: Person;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  beforeEach(async () => {
    hackathonId = await aHackathon(api);
    organiser = await aPerson(api, { name: 'Ada Lovelace' });
    await grant(ops, organiser);
  });

  afterAll(() => api.stop());

  const path = (event = hackathonId) => `/api/hackathons/${event}/organisers` as const;
  const grant = (by: Account, { uid }: Person, event = hackathonId) => api.call(by, `PUT ${path(event)}/${uid}`);
  const revoke = (by: Account, { profileId }: Person) => api.call(by, `DELETE ${path()}/${profileId}`);
  const openRound = (by: Account, event = hackathonId) =>
    api.call(by, `POST /api/hackathons/${event}/team-rounds`, { body: { teamSize: 3 } });
  const names = async (by: Account) => (await api.call<Organiser[]>(by, `GET ${path()}`)).body.map(({ name }) => name);
  const events = async () =>
    (await api.call<OrganiserEvent[]>(ops, `GET /api/hackathons/${hackathonId}/organiser-events`)).body.map(
      ({ action, actor, person, detail }) => [action, actor, person?.name ?? null, detail],
    );
  const search = async (by: Account | null) =>
    (await api.call<TeamSearch>(by, `GET /api/hackathons/${hackathonId}/team-search`)).body;

  it('are named by ops first, then by each other, and each of them may step down', async () => {
    const other = await aPerson(api, { name: 'Grace Hopper' });
    expect((await grant(organiser, other)).status).toBe(204);
    expect(await names(other)).toEqual(['Ada Lovelace', 'Grace Hopper']);
    expect((await revoke(other, organiser)).status).toBe(204);
    expect((await revoke(other, other)).status).toBe(204);
    expect(await names(ops)).toEqual([]);
  });

  it('open rounds of their event and of no other, until somebody takes that back', async () => {
    expect((await openRound(organiser)).status).toBe(201);
    expect(await openRound(organiser, await aHackathon(api))).toMatchObject({ status: 403 });
    await revoke(ops, organiser);
    expect(await openRound(organiser)).toMatchObject({ status: 403, body: { code: 'auth.forbidden' } });
    expect((await search(organiser)).organisesAs).toBeNull();
  });

  it('read the rounds of their event, but no e-mail of ops', async () => {
    await openRound(ops);
    await openRound(organiser);
    const openedBy = (found: TeamSearch) => found.rounds?.map((round) => round.openedBy);
    expect(openedBy(await search(organiser))).toEqual(['', '']);
    expect(openedBy(await search(ops))).toEqual(['', ops.email]);
    expect(await search(await aPerson(api))).toMatchObject({ organisesAs: null, rounds: null });
    expect(await search(null)).toMatchObject({ organisesAs: null, rounds: null });
    expect((await search(organiser)).organisesAs).toBe('organiser');
    expect((await search(ops)).organisesAs).toBe('ops');
  });

  it('leave an event for each of their actions, which ops read', async () => {
    const other = await aPerson(api, { name: 'Grace Hopper' });
    await grant(organiser, other);
    await openRound(other);
    await revoke(ops, other);
    expect(await events()).toEqual([
      ['revoke', ops.email, 'Grace Hopper', ''],
      ['open_round', 'Grace Hopper', null, 'teams of 3'],
      ['grant', 'Ada Lovelace', 'Grace Hopper', ''],
      ['grant', ops.email, 'Ada Lovelace', ''],
    ]);
  });

  it('leave none for what was refused, or has changed nothing', async () => {
    const before = await events();
    await grant(organiser, organiser);
    await grant(await aPerson(api), await aPerson(api));
    expect((await revoke(organiser, await aPerson(api))).body.code).toBe('organiser.not_found');
    expect(await events()).toEqual(before);
  });

  it('are no longer named in the events once they have deleted their account', async () => {
    const other = await aPerson(api, { name: 'Grace Hopper' });
    await grant(organiser, other);
    expect((await api.call(organiser, 'DELETE /api/account')).status).toBe(204);
    expect(await names(other)).toEqual(['Grace Hopper']);
    expect((await events())[0]).toEqual(['grant', null, 'Grace Hopper', '']);
    await expect(api.database.query(`UPDATE organiser_events SET action = 'revoke'`)).rejects.toThrow(/not edited/);
  });

  it('are told that they are, and that they are no more', async () => {
    await revoke(ops, organiser);
    const { body } = await api.call<Activity[]>(organiser, 'GET /api/activities');
    expect(body.map(({ kind, hackathonId: event }) => [kind, event])).toEqual([
      ['organiser_removed', hackathonId],
      ['organiser_added', hackathonId],
    ]);
  });

  it('are people whom the one who names them sees', async () => {
    const [hidden, blocked] = [await aPerson(api), await aPerson(api)];
    const decision = { action: 'hide', reason: 'Spam' };
    await api.call(ops, `POST /api/abuse-reports/person/${hidden.profileId}/decisions`, { body: decision });
    await api.call(blocked, 'POST /api/blocks', { body: { userId: organiser.uid } });
    for (const person of [hidden, blocked])
      expect(await grant(organiser, person)).toMatchObject({ status: 404, body: { code: 'user.not_found' } });
    expect((await grant(ops, hidden)).status).toBe(404);
  });

  it('are so many at most', async () => {
    for (const person of await people(api, LIMITS.organisers - 1)) await grant(organiser, person);
    const answer = await grant(organiser, await aPerson(api));
    expect(answer).toMatchObject({ status: 409, body: { code: 'organiser.too_many' } });
    expect(await names(ops)).toHaveLength(LIMITS.organisers);
  });

  it('are looked for at an event that there is', async () => {
    const answer = await grant(ops, organiser, '00000000-0000-4000-8000-000000000000');
    expect(answer).toMatchObject({ status: 404, body: { code: 'hackathon.not_found' } });
  });
});
