import type { Activity, Collaboration, ProjectPage } from '@crewdeck/contract';
import type { ProjectEntity } from '../projects/project.entity.ts';
import { aMember, anInvite, aPerson, aProject } from '../testing/builders.ts';
import type { Person } from '../testing/people.ts';
import { TestApi } from '../testing/test-api.ts';

describe('a place in a team', () => {
  let api: TestApi;
  let owner: Person;
  let member: Person;
  let project: ProjectEntity;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  beforeEach(async () => {
    owner = await aPerson(api, { name: 'The owner' });
    project = await aProject(api, { owner, maxTeamSize: 2, title: 'Star Map' });
    member = await aMember(api, project, owner);
  });

  afterAll(() => api.stop());

  const on = (path: string) => `/api/projects/${project.id}${path}`;
  const leave = (person: Person) => api.call(person, `POST ${on('/leave')}`);
  const remove = (by: Person, userId: string, words = 'We need somebody who knows maps.') =>
    api.call(by, `POST ${on('/removals')}`, { body: { userId, words } });
  const offer = (by: Person, userId: string) => api.call(by, `PUT ${on('/handover')}`, { body: { userId } });
  const accept = (by: Person) => api.call(by, `POST ${on('/handover/acceptance')}`);
  const pageFor = async (person: Person) => (await api.call<ProjectPage>(person, `GET ${on('')}`)).body;
  const activitiesOf = async (person: Person) => (await api.call<Activity[]>(person, 'GET /api/activities')).body;
  const teamsOf = async (person: Person) =>
    (await api.call<Collaboration[]>(person, `GET /api/users/${person.uid}/collaborations`)).body;

  it('is free for the next one as soon as a member leaves, who sees nothing of the team any more', async () => {
    const next = await aPerson(api);
    const { id } = await anInvite(api, project, { sender: owner, receiver: next });
    const take = () => api.call(next, `PATCH /api/invites/${id}`, { body: { status: 'accepted' } });
    expect(await take()).toMatchObject({ status: 409, body: { code: 'project.team_full' } });
    expect(await teamsOf(member)).toMatchObject([{ openSeats: 0 }]);
    expect((await leave(member)).status).toBe(204);
    expect(await pageFor(member)).toMatchObject({ team: null, viewer: { is: 'stranger' }, openSeats: 1 });
    expect(await teamsOf(member)).toEqual([]);
    expect((await take()).status).toBe(200);
    expect(await leave(member)).toMatchObject({ status: 403, body: { code: 'project.not_member' } });
  });

  it('can be had again after one has left', async () => {
    await leave(member);
    const again = await anInvite(api, project, { sender: owner, receiver: member });
    const { status } = await api.call(member, `PATCH /api/invites/${again.id}`, { body: { status: 'accepted' } });
    expect(status).toBe(200);
    expect((await pageFor(member)).viewer?.is).toBe('member');
  });

  it('says when its project was finished', async () => {
    expect(await teamsOf(member)).toMatchObject([{ finishedAt: null }]);
    await api.call(owner, `PATCH ${on('')}`, { body: { status: 'Completed' } });
    expect(await teamsOf(member)).toMatchObject([{ status: 'Completed', finishedAt: expect.any(String) }]);
  });

  it('is not left by the owner', async () => {
    expect(await leave(owner)).toMatchObject({ status: 409, body: { code: 'project.owner_stays' } });
  });

  it('is taken away by the owner alone, with words that the person reads', async () => {
    expect(await remove(member, owner.uid)).toMatchObject({ status: 403, body: { code: 'project.not_owner' } });
    expect((await remove(owner, member.uid, '')).status).toBe(400);
    expect((await remove(owner, member.uid)).status).toBe(204);
    expect(await activitiesOf(member)).toMatchObject([
      { kind: 'removed', words: 'We need somebody who knows maps.', project: { title: 'Star Map' } },
    ]);
    expect(await remove(owner, member.uid)).toMatchObject({
      status: 404,
      body: { code: 'project.member_not_found' },
    });
  });

  it('ends with the project, of which everybody concerned is told', async () => {
    const invitee = await aPerson(api);
    const interested = await aPerson(api);
    const stranger = await aPerson(api);
    await anInvite(api, project, { sender: owner, receiver: invitee });
    await api.call(interested, 'POST /api/interests', { body: { userId: interested.uid, projectId: project.id } });
    await api.call(owner, `DELETE ${on('')}`);
    for (const person of [member, invitee, interested]) {
      expect(await activitiesOf(person)).toMatchObject([{ kind: 'project_deleted', project: { title: 'Star Map' } }]);
    }
    expect(await activitiesOf(stranger)).toEqual([]);
  });

  it('becomes that of the owner, and the other way round, once the member agrees', async () => {
    expect((await offer(owner, member.profileId)).status).toBe(204);
    const asked = { to: { id: member.profileId, name: 'A member' } };
    expect((await pageFor(owner)).viewer?.handover).toEqual(asked);
    expect((await pageFor(member)).viewer?.handover).toEqual(asked);
    const open = await anInvite(api, project, { sender: owner, receiver: await aPerson(api) });
    expect((await accept(member)).status).toBe(204);
    expect(await api.call(owner, `DELETE /api/invites/${open.id}`)).toMatchObject({
      body: { code: 'invite.withdrawn' },
    });
    expect(await pageFor(member)).toMatchObject({ owner: { id: member.profileId }, viewer: { is: 'owner' } });
    expect(await pageFor(owner)).toMatchObject({ viewer: { is: 'member', handover: null }, openSeats: 0 });
    expect((await leave(owner)).status).toBe(204);
  });

  it.each(['Archived', 'Completed'])('brings no check-ins in a project that is %s', async (status) => {
    await api.call(owner, `PATCH ${on('')}`, { body: { status } });
    await offer(owner, member.profileId);
    await accept(member);
    expect((await pageFor(owner)).viewer?.is).toBe('member');
    const [place] = await api.database.query<{ next: Date | null }[]>(
      'SELECT next_check_in_at AS next FROM project_members WHERE project_id = $1 AND user_id = $2',
      [project.id, owner.profileId],
    );
    expect(place).toEqual({ next: null });
  });

  it('is handed over to nobody who is not asked, not on the team, or asked no more', async () => {
    const stranger = await aPerson(api);
    const notFound = { status: 404, body: { code: 'project.handover_not_found' } };
    expect(await accept(member)).toMatchObject(notFound);
    expect(await offer(owner, stranger.uid)).toMatchObject({ body: { code: 'project.member_not_found' } });
    expect(await offer(member, member.uid)).toMatchObject({ body: { code: 'project.not_owner' } });
    await offer(owner, member.uid);
    expect(await accept(stranger)).toMatchObject(notFound);
    expect((await api.call(member, `DELETE ${on('/handover')}`)).status).toBe(204);
    expect(await accept(member)).toMatchObject(notFound);
    await offer(owner, member.uid);
    await leave(member);
    expect((await pageFor(owner)).viewer?.handover).toBeNull();
  });
});
