import type { Collaboration, ProjectPage } from '@crewdeck/contract';
import type { ProjectEntity } from '../projects/project.entity.ts';
import { aMember, anInvite, aPerson, aProject } from '../testing/builders.ts';
import type { Person } from '../testing/people.ts';
import { anOps } from '../testing/release-builders.ts';
import { TestApi } from '../testing/test-api.ts';

describe('the teammates of a member', () => {
  let api: TestApi;
  let owner: Person;
  let member: Person;
  let project: ProjectEntity;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  beforeEach(async () => {
    owner = await aPerson(api, { name: 'The owner' });
    project = await aProject(api, { owner, maxTeamSize: 10 });
    member = await aMember(api, project, owner);
  });

  afterAll(() => api.stop());

  async function join(name: string): Promise<Person> {
    const person = await aPerson(api, { name });
    const { id } = await anInvite(api, project, { sender: owner, receiver: person });
    await api.call(person, `PATCH /api/invites/${id}`, { body: { status: 'accepted' } });
    return person;
  }

  async function told() {
    const { body } = await api.call<Collaboration[]>(member, `GET /api/users/${member.uid}/collaborations`);
    return { team: body[0]?.team, count: body[0]?.teammateCount };
  }

  it('are the owner first, then others by name, five at most, all of whom are counted', async () => {
    expect(await told()).toEqual({
      team: [{ id: owner.profileId, name: 'The owner', pictureUrl: null }],
      count: 1,
    });
    for (const name of ['Gus', 'Bo', 'Dia', 'Cem', 'Eva']) await join(name);
    const { team, count } = await told();
    expect(team?.map(({ name }) => name)).toEqual(['The owner', 'Bo', 'Cem', 'Dia', 'Eva']);
    expect(count).toBe(6);
  });

  it("are named though they are hidden or blocked, as on the project's page", async () => {
    const hidden = await join('Hidden');
    const blocked = await join('Blocked');
    const body = { action: 'hide', reason: 'Words' };
    await api.call(anOps(), `POST /api/abuse-reports/person/${hidden.profileId}/decisions`, { body });
    await api.call(member, 'POST /api/blocks', { body: { userId: blocked.uid } });
    const page = await api.call<ProjectPage>(member, `GET /api/projects/${project.id}`);
    const onPage = page.body.team?.map(({ id }) => id).filter((id) => id !== member.profileId);
    const { team, count } = await told();
    expect(team?.map(({ id }) => id).sort()).toEqual(onPage?.sort());
    expect(count).toBe(3);
  });

  it('are fewer by one who leaves, and by an owner who is gone', async () => {
    const other = await join('Bo');
    await api.database.query(`UPDATE projects SET owner_id = NULL, status = 'Archived' WHERE id = $1`, [project.id]);
    expect(await told()).toMatchObject({ team: [{ name: 'Bo' }], count: 1 });
    await api.call(other, `POST /api/projects/${project.id}/leave`);
    expect(await told()).toEqual({ team: [], count: 0 });
  });
});
