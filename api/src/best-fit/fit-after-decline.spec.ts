import type { Project, ProjectPage } from '@crewdeck/contract';
import { anInvite, aPerson, aProject } from '../testing/builders.ts';
import type { Person } from '../testing/people.ts';
import { TestApi } from '../testing/test-api.ts';

describe('why a project fits', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  afterAll(() => api.stop());

  it('is kept from somebody who declined lately, until they show interest', async () => {
    const owner = await aPerson(api);
    const person = await aPerson(api, { skills: [{ skillId: 'React' }] });
    const project = await aProject(api, { owner, techStack: ['React'] });
    await anInvite(api, project, { sender: owner, receiver: person, status: 'declined' });
    const told = async () => (await api.call<ProjectPage>(person, `GET /api/projects/${project.id}`)).body.fit ?? null;
    expect(await told()).toBeNull();

    await api.call(person, 'POST /api/interests', { body: { userId: person.uid, projectId: project.id } });
    expect((await told())?.reasons).toHaveLength(1);

    await anInvite(api, project, { sender: owner, receiver: person });
    expect((await told())?.reasons).toHaveLength(1);
  });

  it('is told in a list that leaves out what waits for an answer of either side', async () => {
    const owner = await aPerson(api);
    const person = await aPerson(api, { skills: [{ skillId: 'Zig' }] });
    const open = (title: string) => aProject(api, { owner, title, techStack: ['Zig'] });
    const [wanted, inviting] = [await open('Wanted'), await open('Inviting'), await open('Other')];
    const titles = async (caller: Person, query = '') => {
      const { body } = await api.call<Project[]>(caller, `GET /api/projects?tech=Zig&sort=fit${query}`);
      return body.map(({ title }) => title).sort();
    };
    await api.call(person, 'POST /api/interests', { body: { userId: person.uid, projectId: wanted.id } });
    const { id } = await anInvite(api, inviting, { sender: owner, receiver: person });
    expect(await titles(person)).toEqual(['Inviting', 'Other', 'Wanted']);
    expect(await titles(person, '&asked=false')).toEqual(['Other']);
    expect(await titles(owner, '&asked=false')).toEqual([]);

    await api.call(person, `PATCH /api/invites/${id}`, { body: { status: 'declined' } });
    expect(await titles(person, '&asked=false')).toEqual(['Inviting', 'Other']);
  });
});
