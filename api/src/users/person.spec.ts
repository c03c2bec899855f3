import type { ListedUser, Person as PersonPage, PersonProject, PersonTeam } from '@crewdeck/contract';
import { aHackathon, aMember, anInvite, aPerson, aProject } from '../testing/builders.ts';
import type { Person } from '../testing/people.ts';
import { type Answer, aNewcomer, TestApi } from '../testing/test-api.ts';

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

  const read = (viewer: Person | null, id = person.profileId): Promise<Answer<PersonPage>> =>
    api.call<PersonPage>(viewer, `GET /api/users/${id}`);

  it('tells a visitor what the directory tells', async () => {
    const { body } = await read(null);
    const { body: directory } = await api.call<ListedUser[]>(null, 'GET /api/users?search=Builds%20maps');
    const { fit: _, ...listed } = directory[0] ?? {};
    expect(body).toEqual({
      ...listed,
      ...{ roles: [], hoursPerWeek: null, timeBlocks: [] },
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

  it.each([{ hoursPerWeek: 0 }, { hoursPerWeek: 61 }, { hoursPerWeek: 1.5 }, { timeBlocks: ['tue night'] }])(
    'has no room for %j',
    async (body) => {
      const answer = await api.call(person, `PATCH /api/users/firebase/${person.uid}`, { body });
      expect(answer).toMatchObject({ status: 400 });
    },
  );

  it.each(['00000000-0000-4000-8000-000000000000', 'nobody', 'firebase'])('is none for %s', async (id) => {
    expect(await read(stranger, id)).toMatchObject({ status: 404, body: { code: 'user.not_found' } });
  });

  it('lists those of their projects that look for people, newest first', async () => {
    const owner = await aPerson(api);
    const hackathonId = await aHackathon(api);
    const first = await aProject(api, { owner, maxTeamSize: 3, rolesNeeded: ['Designer'], hackathonId });
    const second = await aProject(api, { owner, maxTeamSize: 1 });
    const full = await aProject(api, { owner, maxTeamSize: 2 });
    await aMember(api, first, owner);
    await aMember(api, full, owner);
    await aProject(api, { owner, status: 'Archived' });
    await aProject(api, { owner, status: 'Completed' });
    await aProject(api, { owner, deadline: '2020-01-01' });

    const { body } = await read(null, owner.profileId);

    expect(body.ownedProjects).toEqual<Partial<PersonProject>[]>([
      expect.objectContaining({ id: second.id, openSeats: 1 }),
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
      const team: PersonTeam = { id: hidden.id, title: hidden.title, role: 'Developer' };
      expect((await read(viewer, member.profileId)).body.teams).toEqual([team]);
    }
    for (const viewer of [stranger, null]) {
      expect((await read(viewer, owner.profileId)).body.ownedProjects).toEqual([]);
      expect((await read(viewer, member.profileId)).body.teams).toEqual([]);
    }
  });
});
