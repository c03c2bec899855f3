import { type AccountExport, LIMITS, type ListedProject, type ProjectPage } from '@crewdeck/contract';
import type { ProjectEntity } from '../projects/project.entity.ts';
import { aMember, anInvite, aPerson, aProject } from '../testing/builders.ts';
import { finishedProjectCalls } from '../testing/finished-project-calls.ts';
import type { Person } from '../testing/people.ts';
import { TestApi } from '../testing/test-api.ts';

describe('a finished project', () => {
  let api: TestApi;
  let owner: Person;
  let member: Person;
  let stranger: Person;
  let project: ProjectEntity;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  beforeEach(async () => {
    owner = await aPerson(api, { name: 'Olga' });
    project = await aProject(api, { owner, title: 'Star Map', maxTeamSize: 4 });
    member = await aMember(api, project, owner);
    stranger = await aPerson(api, { name: 'Stranger' });
  });

  afterAll(() => api.stop());

  const { path, setStatus, page, activitiesOf } = finishedProjectCalls(() => ({ api, owner, project }));
  const saveResult = (body: object) => api.call(owner, `PUT ${path()}/result`, { body });
  const listed = async (query: string) =>
    (await api.call<{ id: string }[]>(null, `GET /api/projects?limit=200&${query}`)).body.map(({ id }) => id);

  it('says what came of it, to everybody, once its owner has told it', async () => {
    await setStatus('Completed');
    const links = { repositoryUrl: 'https://github.com/crew/map', demoUrl: 'https://map.example/', videoUrl: null };
    const told = { ...links, place: 'First place', words: 'It shows every star.' };
    expect((await saveResult({ ...told, repositoryUrl: ' HTTPS://GitHub.com/crew/map ' })).status).toBe(204);
    for (const reader of [null, stranger, member, owner]) expect((await page(reader)).result).toMatchObject(told);
    await saveResult({ place: '' });
    expect((await page(null)).result).toMatchObject({ repositoryUrl: null, demoUrl: null, place: null, words: null });
  });

  it('says nothing before it is completed, and again nothing once it goes on', async () => {
    expect((await page(null)).result).toBeNull();
    expect(await saveResult({ place: 'First place' })).toMatchObject({
      status: 409,
      body: { code: 'project.not_completed' },
    });
    await setStatus('Completed');
    await saveResult({ place: 'First place' });
    await setStatus('In Progress');
    expect(await page(member)).toMatchObject({ result: null, viewer: { credit: null } });
    await setStatus('Completed');
    expect((await page(null)).result).toMatchObject({ place: 'First place' });
  });

  it('tells its place in lists, to everybody, while it is completed', async () => {
    const placeFor = async (reader: Person | null) => {
      const { body } = await api.call<ListedProject[]>(reader, 'GET /api/projects?limit=200');
      return body.find(({ id }) => id === project.id)?.place;
    };
    await setStatus('Completed');
    expect(await placeFor(null)).toBeNull();
    await saveResult({ place: 'First place' });
    await api.call(owner, 'POST /api/blocks', { body: { userId: (await aPerson(api)).profileId } });
    for (const reader of [null, stranger, owner]) expect(await placeFor(reader)).toBe('First place');
    await setStatus('In Progress');
    expect(await placeFor(owner)).toBeNull();
  });

  it('tells when it was finished, everybody, and no longer once it goes on', async () => {
    const finishedAt = async (reader: Person | null = null) => (await page(reader)).finishedAt;
    expect(await finishedAt()).toBeNull();
    await setStatus('Completed');
    const { finishedAt: first, updatedAt } = await page(null);
    expect(first).toBe(updatedAt);
    await setStatus('Completed');
    await api.call(owner, `PATCH ${path()}`, { body: { title: 'Star Atlas' } });
    for (const reader of [null, stranger, member, owner]) expect(await finishedAt(reader)).toBe(first);
    const { body } = await api.call<ListedProject[]>(null, 'GET /api/projects?limit=200&finished=true');
    expect(body.find(({ id }) => id === project.id)?.finishedAt).toBe(first);
    expect((await api.call<AccountExport>(owner, 'GET /api/account/export')).body.projects[0]?.finishedAt).toBe(first);
    await setStatus('In Progress');
    expect(await finishedAt()).toBeNull();
    await setStatus('Completed');
    expect(await finishedAt()).not.toBe(first);
  });

  it('is finished since it was posted where it was posted so', async () => {
    const body = { title: 'Old Map', status: 'Completed' };
    const posted = await api.call<ProjectPage>(owner, 'POST /api/projects', { body });
    expect(posted.body.finishedAt).toBe(posted.body.createdAt);
  });

  it.each([
    ['repositoryUrl', 'http://github.com/crew'],
    ['demoUrl', 'javascript:alert(1)'],
    ['videoUrl', 'map.example'],
    ['place', 'more than there is room for'.repeat(LIMITS.place)],
    ['words', 'more than there is room for'.repeat(LIMITS.resultWords)],
  ])('refuses a wrong value as its %s', async (field, value) => {
    await setStatus('Completed');
    expect((await saveResult({ [field]: value })).status).toBe(400);
  });

  it('takes nobody: invites to it are withdrawn, and none can be sent', async () => {
    const invited = await aPerson(api);
    const { id } = await anInvite(api, project, { sender: owner, receiver: invited });
    await setStatus('Completed');
    const accepted = await api.call(invited, `PATCH /api/invites/${id}`, { body: { status: 'accepted' } });
    expect(accepted).toMatchObject({ status: 409, body: { code: 'invite.withdrawn' } });
    const body = { projectId: project.id, receiverId: stranger.uid, role: 'Tester' };
    expect(await api.call(owner, 'POST /api/invites', { body })).toMatchObject({
      status: 409,
      body: { code: 'project.not_looking' },
    });
  });

  it('tells its members that they can add what they did, and its owner nothing', async () => {
    await setStatus('Completed');
    expect(await activitiesOf(member)).toMatchObject([{ kind: 'project_completed', project: { id: project.id } }]);
    expect(await activitiesOf(owner)).not.toMatchObject([{ kind: 'project_completed' }]);
    await api.call(owner, `PATCH ${path()}`, { body: { status: 'Completed', title: 'Map' } });
    expect((await activitiesOf(member)).map(({ kind }) => kind)).toEqual(['project_completed']);
  });

  it('is found by the filter for finished projects, in every order, beside others it leaves out', async () => {
    const hidden = await aProject(api, { owner, collaborationType: 'Invite only' });
    for (const { id } of [project, hidden])
      await api.call(owner, `PATCH /api/projects/${id}`, { body: { status: 'Completed' } });
    const running = await aProject(api, { owner });
    for (const order of ['newest', 'looking', 'fit', 'deadline']) {
      const found = await listed(`finished=true&sort=${order}`);
      expect(found).toContain(project.id);
      for (const other of [hidden, running]) expect(found).not.toContain(other.id);
    }
    expect(await listed('finished=false')).toContain(running.id);
  });
});
