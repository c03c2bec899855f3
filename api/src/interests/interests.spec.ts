import type { Project } from '@crewdeck/contract';
import { aPerson, aProject } from '../testing/builders.ts';
import type { Person } from '../testing/people.ts';
import { TestApi } from '../testing/test-api.ts';

describe('showing interest', () => {
  let api: TestApi;
  let owner: Person;
  let person: Person;

  beforeAll(async () => {
    api = await TestApi.start();
    owner = await aPerson(api);
    person = await aPerson(api);
  });

  afterAll(() => api.stop());

  const show = (projectId: string, userId = person.uid) =>
    api.call(person, 'POST /api/interests', { body: { userId, projectId } });

  it('lists the project among those of interest, newest first', async () => {
    const first = await aProject(api, { owner });
    const second = await aProject(api, { owner });

    await show(first.id);
    await show(second.id, person.profileId);

    const { body } = await api.call<Project[]>(person, `GET /api/interests/user/${person.profileId}`);
    expect(body.map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  it('counts once, also when it is shown ten times at once', async () => {
    const project = await aProject(api, { owner });

    const answers = await Promise.all(Array.from({ length: 10 }, () => show(project.id)));

    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(9);
    expect(refused[0]?.body.error).toBe('You have already shown interest in this project');
  });

  it.each([
    ['project.archived', { status: 'Archived' }],
    ['project.deadline_passed', { deadline: '2020-01-01' }],
  ] as const)('is refused with %s', async (code, state) => {
    const project = await aProject(api, { owner, ...state });
    expect(await show(project.id)).toMatchObject({ status: 409, body: { code } });
  });

  it('leaves no trace of a project that has become invisible', async () => {
    const project = await aProject(api, { owner });
    await show(project.id);
    await api.call(owner, `PATCH /api/projects/${project.id}`, { body: { collaborationType: 'Invite only' } });

    const { body } = await api.call<Project[]>(person, `GET /api/interests/user/${person.uid}`);

    expect(body.map(({ id }) => id)).not.toContain(project.id);
  });
});
