import type { ListedUser, Person as PersonPage, PersonProject, PersonTeam } from '@crewdeck/contract';
import { aHackathon, aMember, anInvite, aPerson, aProject } from '../testing/builders.ts';
import type { Account, Person } from '../testing/people.ts';
import { type Answer, aNewcomer, TestApi } from '../testing/test-api.ts';

const NO_ZONES = ['', 'Mars/Olympus', '+05:30', 'a'.repeat(65), 5].map((timeZone) => ({ timeZone }));

describe("a person's page", () => {
  let api: TestApi;
  let person: Person;
  let stranger: Person;

  beforeAll(async () => {
    api = await TestApi.start();
    person = await aPerson(api, { name: 'Ada', bio: 'Builds maps', discordOrContact: 'ada#1' });
    stranger = await aPerson(api);
  });

  afterAll(() => api.stop());

  const read = (viewer: Account | null, id = person.profileId): Promise<Answer<PersonPage>> =>
    api.call<PersonPage>(viewer, `GET /api/users/${id}`);

  it('tells a visitor what the directory tells', async () => {
    const { body } = await read(null);
    const { body: directory } = await api.call<ListedUser[]>(null, 'GET /api/users?search=Builds%20maps');
    const { fit: _, ...listed } = directory[0] ?? {};
    expect(body).toEqual({
      ...listed,
      ...{ roles: [], hoursPerWeek: null, timeBlocks: [], timeZone: null, hoursInCommon: [], isEmailConfirmed: true },
      ...{ isSelf: false, hiddenReason: null, ownedProjects: [], teams: [], finishedProjects: [] },
    });
    expect(body.discordOrContact).toBeNull();
  });

  it('tells the contact line to people with a profile, and never the e-mail or the uid', async () => {
    const { body } = await read(stranger, person.uid);
    expect(body).toMatchObject({ name: 'Ada', discordOrContact: 'ada#1', isSelf: false });
    expect(JSON.stringify(body)).not.toContain(person.uid);
    expect((await api.call<PersonPage>(aNewcomer(), `GET /api/users/${person.uid}`)).body.discordOrContact).toBeNull();
    expect((await read(person)).body.isSelf).toBe(true);
  });

  it('tells whether their email is confirmed, and never which it is', async () => {
    const newcomer = await aPerson(api);
    const { profileId, email } = newcomer;
    await api.database.query('UPDATE users SET email_confirmed = false WHERE id = $1', [profileId]);
    const before = (await read(null, profileId)).body;
    await api.call(newcomer, 'GET /api/projects/mine');
    const after = (await read(null, profileId)).body;
    expect([before.isEmailConfirmed, after.isEmailConfirmed]).toEqual([false, true]);
    expect(JSON.stringify([before, after])).not.toContain(email);
  });

  it('tells what they would do in a team and when, each time once and in the order of the week', async () => {
    const helper = await aPerson(api, { name: 'Helper' });
    const said = {
      roles: 'Designer, Tester',
      hoursPerWeek: 8,
      timeBlocks: ['thu evening', 'tue evening', 'thu evening'],
    };
    const told = { roles: ['Designer', 'Tester'], hoursPerWeek: 8, timeBlocks: ['tue evening', 'thu evening'] };
    const saved = await api.call<object>(helper, `PATCH /api/users/firebase/${helper.uid}`, { body: said });
    expect(saved.body).toMatchObject(told);

    await api.call(helper, `PATCH /api/users/firebase/${helper.uid}`, { body: { bio: 'Says no more' } });
    expect((await read(null, helper.profileId)).body).toMatchObject(told);

    await api.call(helper, `PATCH /api/users/firebase/${helper.uid}`, { body: { hoursPerWeek: null, timeBlocks: [] } });
    const emptied = { roles: told.roles, hoursPerWeek: null, timeBlocks: [] };
    expect((await read(null, helper.profileId)).body).toMatchObject(emptied);
  });

  it.each([
    { hoursPerWeek: 0 },
    { hoursPerWeek: 61 },
    { hoursPerWeek: 1.5 },
    { timeBlocks: ['tue night'] },
    ...NO_ZONES,
  ])('has no room for %j', async (body) => {
    const answer = await api.call(person, `PATCH /api/users/firebase/${person.uid}`, { body });
    expect(answer).toMatchObject({ status: 400 });
  });

  it('tells in which zone their times are, and when they and the caller are both free', async () => {
    const [near, far] = [await aPerson(api), await aPerson(api)];
    const week = (someone: Person, timeBlocks: string[], timeZone: string | null) =>
      api.call<PersonPage>(someone, `PATCH /api/users/firebase/${someone.uid}`, { body: { timeBlocks, timeZone } });
    const common = async (reader: Account | null, of: Person) => (await read(reader, of.profileId)).body.hoursInCommon;
    expect((await week(near, ['tue evening'], 'Etc/GMT-2')).body.timeZone).toBe('Etc/GMT-2');
    await week(far, ['tue afternoon'], 'Etc/GMT+2');
    expect((await read(null, near.profileId)).body).toMatchObject({ timeZone: 'Etc/GMT-2', hoursInCommon: [] });
    expect(await common(near, far)).toEqual(['3 hours in common: Tue 19–22 your time, 15–18 theirs.']);
    expect(await common(far, near)).toEqual(['3 hours in common: Tue 15–18 your time, 19–22 theirs.']);
    expect(await common(near, near)).toEqual([]);
    expect(await common(aNewcomer(), near)).toEqual([]);
    await week(far, ['tue evening'], null);
    expect(await common(near, far)).toEqual([
      '3 hours in common: Tue 19–22.',
      "They haven't set a time zone, so their times count in yours.",
    ]);
  });

  it('says what a zone is, where it is none', async () => {
    const answer = await api.call(person, `PATCH /api/users/firebase/${person.uid}`, { body: { timeZone: '+05:30' } });
    const error = 'timeZone: It must be the name of a time zone such as Europe/Berlin.';
    expect(answer).toMatchObject({ status: 400, body: { error } });
  });

  it.each(['Asia/Kolkata', 'Asia/Calcutta', 'US/Pacific', 'UTC', ...Intl.supportedValuesOf('timeZone').slice(0, 3)])(
    'takes %s for a zone, under that name',
    async (timeZone) => {
      const path = `PATCH /api/users/firebase/${person.uid}` as const;
      expect((await api.call(person, path, { body: { timeZone } })).body).toMatchObject({ timeZone });
    },
  );

  it.each(['00000000-0000-4000-8000-000000000000', 'nobody', 'firebase'])('is none for %s', async (id) => {
    expect(await read(stranger, id)).toMatchObject({ status: 404, body: { code: 'user.not_found' } });
  });

  it('lists those of their projects that look for people, newest first', async () => {
    const owner = await aPerson(api);
    const hackathonId = await aHackathon(api);
    const first = await aProject(api, { owner, maxTeamSize: 3, rolesNeeded: ['Developer', 'Designer'], hackathonId });
    const second = await aProject(api, { owner, maxTeamSize: 1 });
    const full = await aProject(api, { owner, maxTeamSize: 2 });
    await aMember(api, first, owner);
    await aMember(api, full, owner);
    await aProject(api, { owner, status: 'Archived' });
    await aProject(api, { owner, status: 'Completed' });
    await aProject(api, { owner, deadline: '2020-01-01' });

    const { body } = await read(null, owner.profileId);

    expect(body.ownedProjects).toEqual<Partial<PersonProject>[]>([
      expect.objectContaining({ id: second.id, openSeats: 1, maxTeamSize: 1 }),
      expect.objectContaining({ id: first.id, rolesNeeded: ['Designer'], openSeats: 1 }),
    ]);
  });

  it('names projects and teams to those alone who may see them', async () => {
    const owner = await aPerson(api);
    const invitee = await aPerson(api);
    const hidden = await aProject(api, { owner, collaborationType: 'Invite only' });
    const member = await aMember(api, hidden, owner);
    await anInvite(api, hidden, { sender: owner, receiver: invitee });

    for (const viewer of [owner, member, invitee]) {
      const { body: page } = await read(viewer, owner.profileId);
      expect(page.ownedProjects.map(({ id }) => id)).toEqual([hidden.id]);
      const team: PersonTeam = { id: hidden.id, title: hidden.title, role: 'Developer', coverUrl: null };
      expect((await read(viewer, member.profileId)).body.teams).toEqual([team]);
    }
    for (const viewer of [stranger, null]) {
      expect((await read(viewer, owner.profileId)).body.ownedProjects).toEqual([]);
      expect((await read(viewer, member.profileId)).body.teams).toEqual([]);
    }
  });
});
