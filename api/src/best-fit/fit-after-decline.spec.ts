import type { ProjectPage } from '@crewdeck/contract';
import { anInvite, aPerson, aProject } from '../testing/builders.ts';
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
});
