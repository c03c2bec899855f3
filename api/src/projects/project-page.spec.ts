import type { ProjectPage, ProjectViewer, TeamMember } from '@crewdeck/contract';
import { aHackathon, aMember, anInvite, aPerson, aProject } from '../testing/builders.ts';
import type { Person } from '../testing/people.ts';
import { TestApi } from '../testing/test-api.ts';

describe('the page of a project', () => {
  let api: TestApi;
  let owner: Person;

  beforeAll(async () => {
    api = await TestApi.start();
    owner = await aPerson(api, { name: 'Olga', discordOrContact: 'olga#1' });
  });

  afterAll(() => api.stop());

  const read = async (viewer: Person | null, id: string) =>
    (await api.call<ProjectPage>(viewer, `GET /api/projects/${id}`)).body;

  it('tells a visitor nothing of a viewer or a team', async () => {
    const project = await aProject(api, { owner });
    expect(await read(null, project.id)).toMatchObject({ viewer: null, team: null });
  });

  it('tells a stranger their own interest, and an invitee the invite that waits for them', async () => {
    const project = await aProject(api, { owner });
    const person = await aPerson(api);
    const nothing = { interest: null, invite: null, handover: null, checkIn: null, credit: null, formerMembers: null };
    const none: ProjectViewer = { is: 'stranger', ...nothing };
    expect(await read(person, project.id)).toMatchObject({ viewer: none, team: null });

    const body = { userId: person.uid, projectId: project.id };
    await api.call(person, 'POST /api/interests', { body });
    expect((await read(person, project.id)).viewer).toMatchObject({ ...none, interest: { status: 'shown' } });

    const invite = await anInvite(api, project, { sender: owner, receiver: person });
    expect((await read(person, project.id)).viewer?.invite).toMatchObject({
      id: invite.id,
      role: 'Developer',
      note: '',
      sender: { id: owner.profileId, name: 'Olga' },
    });
    expect((await read(owner, project.id)).viewer).toEqual({ ...none, is: 'owner' });
  });

  it('tells owner and members the team with its contacts, the owner first, and nobody else', async () => {
    const project = await aProject(api, { owner });
    const member = await aMember(api, project, owner);
    await api.database.query('UPDATE users SET email_confirmed = false WHERE id = $1', [member.profileId]);

    const { viewer, team } = await read(owner, project.id);
    expect(viewer?.is).toBe('owner');
    expect(team).toEqual<Partial<TeamMember>[]>([
      expect.objectContaining({
        ...{ id: owner.profileId, name: 'Olga', role: 'Owner', isOwner: true },
        ...{ email: owner.email, isEmailConfirmed: true, discordOrContact: 'olga#1' },
      }),
      expect.objectContaining({
        ...{ id: member.profileId, role: 'Developer', isOwner: false },
        ...{ email: null, isEmailConfirmed: false },
      }),
    ]);
    expect((await read(member, project.id)).team).toHaveLength(2);
    expect((await read(member, project.id)).viewer?.is).toBe('member');
    const { team: none, ...page } = await read(await aPerson(api), project.id);
    expect(none).toBeNull();
    expect(JSON.stringify(page)).not.toContain('@');
  });

  it.each([
    [{ maxTeamSize: 1 }, 1, true],
    [{ maxTeamSize: 3 }, 2, true],
    [{ maxTeamSize: 3, deadline: '2999-12-31' }, 2, true],
    [{ maxTeamSize: 3, deadline: '2020-01-01' }, 2, false],
    [{ maxTeamSize: 3, status: 'Completed' }, 2, false],
    [{ maxTeamSize: 3, status: 'Archived' }, 2, false],
  ] as const)('of %j has %i open seats, and it looks for people: %s', async (values, openSeats, isLooking) => {
    const project = await aProject(api, { owner, ...values });
    expect(await read(null, project.id)).toMatchObject({ openSeats, isLooking });
  });

  it('has no seat left, and looks for nobody, once the team is full', async () => {
    const project = await aProject(api, { owner, maxTeamSize: 2 });
    await aMember(api, project, owner);
    expect(await read(null, project.id)).toMatchObject({ openSeats: 0, isLooking: false });
  });

  it('names the hackathon that the project is made for, as long as the directory has it', async () => {
    const hackathonId = await aHackathon(api, 'Campus Jam');
    const { body } = await api.call<ProjectPage>(owner, 'POST /api/projects', { body: { title: 'Map', hackathonId } });
    expect(body.hackathon).toEqual({ id: hackathonId, title: 'Campus Jam' });

    await api.database.query('DELETE FROM hackathons WHERE id = $1', [hackathonId]);
    expect((await read(owner, body.id)).hackathon).toBeNull();
  });

  it.each(['POST', 'PATCH'] as const)('takes no hackathon by %s that the directory does not have', async (method) => {
    const project = await aProject(api, { owner });
    const request = method === 'POST' ? 'POST /api/projects' : (`PATCH /api/projects/${project.id}` as const);
    const body = { title: 'Map', hackathonId: project.id };
    const refused = { status: 400, body: { code: 'project.hackathon_unknown' } };
    expect(await api.call(owner, request, { body })).toMatchObject(refused);
  });

  it('keeps a deadline that is past while other things change, and takes no other one that is past', async () => {
    const project = await aProject(api, { owner, deadline: '2020-01-01' });
    const change = (body: object) => api.call(owner, `PATCH /api/projects/${project.id}`, { body });
    expect((await change({ deadline: '2020-01-01', tags: ['late'] })).status).toBe(200);
    expect(await change({ deadline: '2020-01-02' })).toMatchObject({ body: { code: 'project.deadline_in_past' } });
    expect(await change({ deadline: null, difficulty: 'Advanced', hackathonId: null })).toMatchObject({
      body: { deadline: null, difficulty: 'Advanced', tags: ['late'] },
    });
  });
});
