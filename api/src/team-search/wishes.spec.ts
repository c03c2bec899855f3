import type { AccountExport, ErrorBody, Wishes } from '@crewdeck/contract';
import { OrganiserEntity } from '../organisers/organiser.entity.ts';
import { aMember, aPerson, aProject, people } from '../testing/builders.ts';
import { EventTeams, idsOf } from '../testing/event-teams.ts';
import type { Account, Person } from '../testing/people.ts';
import { anOps } from '../testing/release-builders.ts';
import { type Answer, TestApi } from '../testing/test-api.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const NONE: Wishes = { likes: [], avoids: [] };
const PER_DAY = 20;

describe('wishes for a round', () => {
  let api: TestApi;
  let event: EventTeams;
  let me: Person;
  let liked: Person;
  let avoided: Person;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  beforeEach(async () => {
    event = await EventTeams.at(api);
    [me, liked, avoided] = await event.seekers('Go', 'Rust', 'Figma');
  });

  afterAll(() => api.stop());

  const path = () => `/api/hackathons/${event.hackathonId}/team-search/wishes`;
  const read = async (person: Person) => (await api.call<Wishes>(person, `GET ${path()}`)).body;
  const save = (person: Person, likes: object[], avoids: string[] = []): Promise<Answer<Wishes & ErrorBody>> =>
    api.call(person, `PUT ${path()}`, { body: { likes, avoids } });
  const person = ({ profileId }: Pick<Person, 'profileId'>) => ({ kind: 'person', id: profileId });
  const project = ({ id }: { id: string }) => ({ kind: 'project', id });
  const saveUsual = () => save(me, [person(liked)], [avoided.profileId]);
  const decide = (action: string, subject: string) =>
    api.call(anOps(), `POST /api/abuse-reports/${subject}/decisions`, { body: { action, reason: 'Words' } });
  const rows = () => api.database.query('SELECT FROM wishes WHERE user_id = $1', [me.profileId]);

  it('are of people and projects, each instead of those before', async () => {
    const theirs = await aProject(api, { owner: liked, hackathonId: event.hackathonId, title: 'Star map' });
    expect(await read(me)).toEqual(NONE);
    const saved = await save(me, [project(theirs), person(liked)], [avoided.profileId]);
    expect(saved.status).toBe(200);
    expect(saved.body).toEqual({
      likes: [
        { ...person(liked), name: 'Seeker2 Of Rust' },
        { ...project(theirs), name: 'Star map' },
      ],
      avoids: [{ id: avoided.profileId, name: 'Seeker3 Of Figma' }],
    });
    expect(await read(me)).toEqual(saved.body);
    expect((await save(me, [])).body).toEqual(NONE);
    expect(await rows()).toEqual([]);
  });

  it('of an owner are those of the search of their project', async () => {
    const owner = await aPerson(api);
    const mine = await aProject(api, { owner, hackathonId: event.hackathonId });
    expect((await save(owner, [person(me)])).body.code).toBe('team_search.not_looking');
    await event.look(owner, { projectId: mine.id });
    const member = await aMember(api, mine, owner);
    expect((await save(owner, [person(me)])).status).toBe(200);
    expect((await save(member, [person(me)])).body.code).toBe('team_search.not_looking');
    await api.call(owner, `PUT /api/projects/${mine.id}/handover`, { body: { userId: member.uid } });
    await api.call(member, `POST /api/projects/${mine.id}/handover/acceptance`);
    expect([await read(owner), await read(member)]).toEqual([NONE, NONE]);
  });

  it('are at most five and two, and name everybody once', async () => {
    const many = await people(api, 6);
    const tooMany = await save(me, many.map(person));
    expect(tooMany).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    const ids = many.map(({ profileId }) => profileId);
    expect((await save(me, [], ids.slice(0, 3))).status).toBe(400);
    const twice = await save(me, [person(liked)], [liked.profileId]);
    expect(twice).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    expect((await save(me, many.slice(0, 5).map(person), [avoided.profileId])).status).toBe(200);
  });

  it('of somebody unseen are refused as of nobody, and change nothing', async () => {
    await saveUsual();
    const before = await read(me);
    const [blocking, hidden, suspended] = await people(api, 3);
    if (!blocking || !hidden || !suspended) throw new Error('Three people.');
    await api.call(blocking, 'POST /api/blocks', { body: { userId: me.uid } });
    await decide('hide', `person/${hidden.profileId}`);
    await decide('suspend', `person/${suspended.profileId}`);
    const { body: nobody } = await save(me, [person({ profileId: NOBODY })]);
    expect(nobody.code).toBe('user.not_found');
    for (const one of [blocking, hidden, suspended, me])
      for (const answer of [await save(me, [person(one)]), await save(me, [], [one.profileId])])
        expect(answer).toMatchObject({ status: 404, body: { error: nobody.error, code: nobody.code } });
    const elsewhere = await aProject(api, { owner: liked });
    const secret = await aProject(api, {
      owner: liked,
      hackathonId: event.hackathonId,
      collaborationType: 'Invite only',
    });
    for (const one of [{ id: NOBODY }, elsewhere, secret])
      expect(await save(me, [project(one)])).toMatchObject({ status: 404, body: { code: 'project.not_found' } });
    expect(await read(me)).toEqual(before);
  });

  it('say nothing of whether somebody looks', async () => {
    const elsewhere = await aPerson(api, { name: 'Elsewhere' });
    expect(await save(me, [person(elsewhere)])).toMatchObject({
      status: 200,
      body: { likes: [{ name: 'Elsewhere' }] },
    });
  });

  it('of somebody who is seen no more are shown no more', async () => {
    const theirs = await aProject(api, { owner: liked, hackathonId: event.hackathonId });
    await save(me, [project(theirs), person(liked)], [avoided.profileId]);
    await api.call(avoided, 'POST /api/blocks', { body: { userId: me.uid } });
    await decide('hide', `project/${theirs.id}`);
    await decide('hide', `person/${liked.profileId}`);
    expect(await read(me)).toEqual(NONE);
    const { body } = await api.call<AccountExport>(me, 'GET /api/account/export');
    expect(body.wishes).toEqual([]);
  });

  it('go when the search ends, whichever way it does', async () => {
    await saveUsual();
    await api.call(me, `DELETE /api/hackathons/${event.hackathonId}/team-search`);
    expect([await read(me), await rows()]).toEqual([NONE, []]);
    expect((await saveUsual()).body).toMatchObject({
      error: 'Start looking for a team here first.',
      code: 'team_search.not_looking',
    });
    await event.look(me);
    expect(await read(me)).toEqual(NONE);
    await save(me, [person(liked)]);
    await event.open(3);
    for (const one of [me, liked, avoided]) await event.answer(one, 'yes');
    expect(await event.teamOf(me)).toMatchObject({ state: 'formed' });
    expect(await rows()).toEqual([]);
  });

  it('go with the account of either side, and with the project', async () => {
    const theirs = await aProject(api, { owner: liked, hackathonId: event.hackathonId });
    await save(me, [project(theirs), person(liked)], [avoided.profileId]);
    await api.call(liked, `DELETE /api/projects/${theirs.id}`);
    await api.call(avoided, 'DELETE /api/account');
    expect(await read(me)).toEqual({ likes: [{ ...person(liked), name: 'Seeker2 Of Rust' }], avoids: [] });
    expect(await rows()).toHaveLength(1);
    await api.call(me, 'DELETE /api/account');
    expect(await rows()).toEqual([]);
  });

  it('are in the export of who has them', async () => {
    await saveUsual();
    const hackathon = { id: event.hackathonId, title: 'Campus Jam' };
    const exportOf = async (one: Person) => (await api.call<AccountExport>(one, 'GET /api/account/export')).body;
    expect((await exportOf(me)).wishes).toEqual([
      { hackathon, kind: 'like', person: { id: liked.profileId, name: 'Seeker2 Of Rust' }, project: null },
      { hackathon, kind: 'avoid', person: { id: avoided.profileId, name: 'Seeker3 Of Figma' }, project: null },
    ]);
    for (const one of [liked, avoided]) expect((await exportOf(one)).wishes).toEqual([]);
  });

  it('change nothing that anybody else, an organiser or ops read', async () => {
    const [organiser, stranger] = await people(api, 2);
    if (!organiser || !stranger) throw new Error('Two people.');
    const { hackathonId } = event;
    await api.database.manager.insert(OrganiserEntity, { hackathonId, userId: organiser.profileId });
    const asked = [`/api/hackathons/${hackathonId}/team-search`, path(), '/api/activities', '/api/users'];
    const organised = [`/api/hackathons/${hackathonId}/participants`, `/api/hackathons/${hackathonId}/team-search`];
    const calls = [
      ...[liked, avoided, stranger].flatMap((one) =>
        [...asked, `/api/invites/user/${one.uid}`].map((call) => [one, call]),
      ),
      ...[organiser, anOps()].flatMap((one) => organised.map((call) => [one, call])),
      [anOps(), '/api/abuse-reports'],
    ] as [Account, `/api/${string}`][];
    const readAll = async () => {
      const answers: unknown[] = [];
      for (const [one, call] of calls) {
        const { status, body, headers } = await api.call(one, `GET ${call}`);
        answers.push([call, status, body, headers.get('etag'), headers.get('x-total-count')]);
      }
      const csv = await api.call(organiser, `POST /api/hackathons/${hackathonId}/participants/export`);
      return [...answers, csv.body];
    };
    const versions = () => api.database.query('SELECT * FROM invite_lists ORDER BY user_id');
    const [before, versionsBefore] = [await readAll(), await versions()];

    expect((await saveUsual()).status).toBe(200);

    expect(await readAll()).toEqual(before);
    expect(await versions()).toEqual(versionsBefore);
    expect(await api.database.query("SELECT FROM quota_uses WHERE quota LIKE '%wish%'")).toEqual([]);
  });

  it('bring together in a round who like each other, and keep apart who avoid, in any order of saving', async () => {
    const [other, third] = await event.seekers('Go', 'Rust');
    const more = await event.seekers('Rust');
    await save(other, [person(me)]);
    await save(me, [person(other), person(liked)], [avoided.profileId]);
    const round = await event.open(2);
    expect(round.unplaced).toEqual([]);
    expect(await event.teamOf(me)).toEqual({ state: 'open', members: idsOf([me, other]) });
    const { proposal } = await event.read(me);
    expect(JSON.stringify(proposal)).not.toMatch(/like|wish|avoid/i);
    for (const one of [liked, third, ...more, avoided])
      expect((await event.teamOf(one))?.members).toContain(one.profileId);
  });

  it('keep apart people who would fit best', async () => {
    await save(liked, [], [me.profileId]);
    const [other] = await event.seekers('Python');
    await event.open(2);
    expect((await event.teamOf(me))?.members).not.toContain(liked.profileId);
    expect(await event.teamOf(other)).not.toBeNull();
  });

  it(`may change ${PER_DAY} times a day`, async () => {
    for (let count = 0; count < PER_DAY; count += 1) expect((await save(me, [])).status).toBe(200);
    expect(await save(me, [])).toMatchObject({ status: 429, body: { code: 'request.rate_limited' } });
  });
});
