import type {
  BlockedPerson,
  BlockPerson,
  DirectoryUser,
  Person as PersonPage,
  Project,
  ProjectPage,
} from '@crewdeck/contract';
import { TOTAL_COUNT_HEADER } from '@crewdeck/contract';
import { aMember, anInvite, aPerson, aProject } from '../testing/builders.ts';
import type { Person } from '../testing/people.ts';
import { queriesDuring } from '../testing/queries-during.ts';
import { TestApi } from '../testing/test-api.ts';

describe('two people of whom one has blocked the other', () => {
  let api: TestApi;
  let blocker: Person;
  let blocked: Person;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  beforeEach(async () => {
    blocker = await aPerson(api, { name: 'Bea' });
    blocked = await aPerson(api, { name: 'Tom' });
  });

  afterAll(() => api.stop());

  const block = (userId = blocked.profileId) => {
    const body: BlockPerson = { userId };
    return api.call<BlockedPerson>(blocker, 'POST /api/blocks', { body });
  };
  const bothWays = () => [[blocker, blocked] as const, [blocked, blocker] as const];

  it('are missing in the directory and its total, and have no page, for each other alone', async () => {
    const directory = async (viewer: Person | null) => {
      const { body, headers } = await api.call<DirectoryUser[]>(viewer, 'GET /api/users?limit=200');
      return { ids: body.map(({ id }) => id), total: Number(headers.get(TOTAL_COUNT_HEADER)) };
    };
    const before = await directory(null);
    await block();

    for (const [viewer, other] of bothWays()) {
      const { ids, total } = await directory(viewer);
      expect(ids).not.toContain(other.profileId);
      expect(total).toBe(before.total - 1);
      expect(
        (await api.call<DirectoryUser[]>(viewer, 'GET /api/users?sort=name&search=Tom')).body.map(({ id }) => id),
      ).toEqual(expect.not.arrayContaining([other.profileId]));
      const page = await api.call(viewer, `GET /api/users/${other.uid}`);
      const nobody = await api.call(viewer, 'GET /api/users/nobody');
      expect([page.status, { ...page.body, requestId: '' }]).toEqual([404, { ...nobody.body, requestId: '' }]);
    }
    expect(await directory(null)).toEqual(before);
  });

  it("see none of each other's projects, in lists or by id, and can neither invite nor show interest", async () => {
    for (const [owner, viewer] of bothWays()) {
      const project = await aProject(api, { owner });
      await api.database.query('DELETE FROM blocks');
      await block();
      const missing = { status: 404, body: { code: 'project.not_found' } };
      const { body: listed } = await api.call<Project[]>(viewer, 'GET /api/projects?limit=200');
      expect(listed.map(({ id }) => id)).not.toContain(project.id);
      expect(await api.call(viewer, `GET /api/projects/${project.id}`)).toMatchObject(missing);
      const interest = { userId: viewer.uid, projectId: project.id };
      expect(await api.call(viewer, 'POST /api/interests', { body: interest })).toMatchObject(missing);
      const invite = { projectId: project.id, receiverId: viewer.profileId, role: 'Tester' };
      expect(await api.call(owner, 'POST /api/invites', { body: invite })).toMatchObject({
        body: { code: 'invite.receiver_not_found' },
      });
      expect((await api.call(null, `GET /api/projects/${project.id}`)).status).toBe(200);
    }
  });

  it('are named to each other in teams of theirs, and in those of nobody else, which keep their seats', async () => {
    const third = await aPerson(api);
    const project = await aProject(api, { owner: third, title: 'Tea house', maxTeamSize: 3 });
    await api.database.query('UPDATE users SET name = $1 WHERE id = $2', ['Zoe', blocked.profileId]);
    const { id } = await anInvite(api, project, { sender: third, receiver: blocked });
    await api.call(blocked, `PATCH /api/invites/${id}`, { body: { status: 'accepted' } });
    const interest = { userId: blocker.uid, projectId: project.id };
    await api.call(blocker, 'POST /api/interests', { body: interest });
    await block();

    const seenBy = async (viewer: Person) => {
      const paths = ['/api/projects?limit=200', '/api/projects?search=tea%20house', '/api/projects?sort=looking'];
      const lists = await Promise.all(
        [...paths, `/api/interests/user/${viewer.uid}`].map((path) => api.call<Project[]>(viewer, `GET ${path}`)),
      );
      return lists.flatMap(({ body }) => body.filter((one) => one.id === project.id));
    };
    const projects = await seenBy(blocker);
    expect(projects).toHaveLength(4);
    for (const { collaborators, openSeats } of projects) expect([collaborators, openSeats]).toEqual([[], 1]);
    expect((await seenBy(third))[0]?.collaborators).toMatchObject([{ name: 'Zoe' }]);

    const invite = await anInvite(api, project, { sender: third, receiver: blocker });
    await api.call(blocker, `PATCH /api/invites/${invite.id}`, { body: { status: 'accepted' } });
    expect((await seenBy(blocker))[0]?.collaborators).toMatchObject([{ name: 'Zoe' }, { name: 'Bea' }]);
  });

  it('keep a team that they are both on, and the page of its project', async () => {
    const project = await aProject(api, { owner: blocker });
    const member = await aMember(api, project, blocker);
    await block(member.profileId);
    expect((await api.call(member, `GET /api/projects/${project.id}`)).status).toBe(200);
    for (const one of [member, blocker]) {
      const { body } = await api.call<Project[]>(one, 'GET /api/projects?limit=200');
      const { owner, collaborators } = body.find(({ id }) => id === project.id) ?? {};
      expect([owner?.name, collaborators?.length]).toEqual(['Bea', 1]);
    }
    for (const [viewer, other] of [
      [member, blocker],
      [blocker, member],
    ] as const) {
      const { body } = await api.call<ProjectPage>(viewer, `GET /api/projects/${project.id}`);
      const pages = body.team?.map(({ id, hasPage }) => [id, hasPage]) ?? [];
      expect(Object.fromEntries(pages)).toEqual({ [viewer.profileId]: true, [other.profileId]: false });
      expect((await api.call(viewer, `GET /api/users/${other.profileId}`)).status).toBe(404);
    }
  });

  it('have no invite and no interest left that waits for an answer, and read of none', async () => {
    const theirs = await aProject(api, { owner: blocked });
    const mine = await aProject(api, { owner: blocker });
    await anInvite(api, theirs, { sender: blocked, receiver: blocker });
    await api.call(blocked, 'POST /api/interests', { body: { userId: blocked.uid, projectId: mine.id } });
    await api.call(blocker, 'POST /api/interests', { body: { userId: blocker.uid, projectId: theirs.id } });

    await block();

    for (const [one] of bothWays()) {
      expect((await api.call(one, `GET /api/invites/user/${one.uid}`)).body).toEqual([]);
      expect((await api.call(one, `GET /api/invites/sent/${one.uid}`)).body).toEqual([]);
      expect((await api.call(one, `GET /api/interests/user/${one.uid}`)).body).toEqual([]);
    }
  });

  it('read of no invite between them that has ended, until the block is taken back', async () => {
    const project = await aProject(api, { owner: blocked });
    await anInvite(api, project, { sender: blocked, receiver: blocker, status: 'declined' });
    const lists = async () =>
      Promise.all(
        (
          [
            [blocker, `GET /api/invites/user/${blocker.uid}`],
            [blocked, `GET /api/invites/sent/${blocked.uid}`],
            [blocked, `GET /api/invites/project/${project.id}`],
          ] as const
        ).map(async ([one, list]) => (await api.call<unknown[]>(one, list)).body.length),
      );
    expect(await lists()).toEqual([1, 1, 1]);
    const etag = (await api.call(blocker, `GET /api/invites/user/${blocker.uid}`)).headers.get('etag') ?? '';
    await block();
    expect(await lists()).toEqual([0, 0, 0]);
    const poll = { headers: { 'if-none-match': etag } };
    expect((await api.call(blocker, `GET /api/invites/user/${blocker.uid}`, poll)).status).toBe(200);
    await api.call(blocker, `DELETE /api/blocks/${blocked.uid}`);
    expect(await lists()).toEqual([1, 1, 1]);
  });

  it('have no more invites for one another by it', async () => {
    const limited = await TestApi.start({ DATABASE_URL: api.databaseUrl, INVITES_PER_DAY_TO_ONE: '1' });
    const invite = async () => {
      const { id: projectId } = await aProject(api, { owner: blocker });
      const body = { projectId, receiverId: blocked.uid, role: 'Tester' };
      return (await limited.call(blocker, 'POST /api/invites', { body })).status;
    };
    expect(await invite()).toBe(201);
    await block();
    await api.call(blocker, `DELETE /api/blocks/${blocked.uid}`);
    expect(await invite()).toBe(429);
    await limited.stop();
  });

  it('take no decline back', async () => {
    const project = await aProject(api, { owner: blocked });
    const { id } = await anInvite(api, project, { sender: blocked, receiver: blocker });
    const answer = (status: string) => api.call(blocker, `PATCH /api/invites/${id}`, { body: { status } });
    await answer('declined');
    await block();
    expect(await answer('pending')).toMatchObject({ status: 409, body: { code: 'invite.withdrawn' } });
  });

  it('count for neither the interest of the other, whoever comes to own the project', async () => {
    const first = await aPerson(api);
    const project = await aProject(api, { owner: first });
    await api.call(blocked, 'POST /api/interests', { body: { userId: blocked.uid, projectId: project.id } });
    await block();
    const { id } = await anInvite(api, project, { sender: first, receiver: blocker });
    await api.call(blocker, `PATCH /api/invites/${id}`, { body: { status: 'accepted' } });
    await api.call(first, `PUT /api/projects/${project.id}/handover`, { body: { userId: blocker.uid } });
    await api.call(blocker, `POST /api/projects/${project.id}/handover/acceptance`);
    const { body } = await api.call<Project>(blocker, `GET /api/projects/${project.id}`);
    expect(body.interestCount).toBe(0);
    expect((await api.call(blocker, `GET /api/projects/${project.id}/interests`)).body).toEqual([]);
  });

  it('are told of it on the side of the blocker alone, who can take it back', async () => {
    const { status, body } = await block(blocked.uid);
    expect([status, body]).toEqual([201, { id: blocked.profileId, name: 'Tom', createdAt: expect.any(String) }]);
    expect((await block()).body).toEqual(body);
    const listOf = async (person: Person) => (await api.call(person, 'GET /api/blocks')).body;
    expect(await listOf(blocker)).toEqual([body]);
    expect(await listOf(blocked)).toEqual([]);

    expect((await api.call(blocker, `DELETE /api/blocks/${blocked.uid}`)).status).toBe(204);
    expect((await api.call(blocker, `DELETE /api/blocks/${blocked.uid}`)).status).toBe(204);
    expect((await api.call<PersonPage>(blocked, `GET /api/users/${blocker.profileId}`)).body.name).toBe('Bea');
  });

  it('are not one and the same, and both exist', async () => {
    expect(await block(blocker.uid)).toMatchObject({ status: 400, body: { code: 'block.to_self' } });
    expect(await block('nobody')).toMatchObject({ status: 404, body: { code: 'user.not_found' } });
  });

  it('cost nobody else a statement that looks at more than one small index', async () => {
    await block();
    const other = await aPerson(api);
    await api.call(other, 'GET /api/projects/mine');
    const queries = await queriesDuring(api, () => api.call(other, 'GET /api/users'));
    const about = queries.filter(({ sql }) => sql.includes('blocks'));
    // One for each part of the list: people without a skill come after the others.
    expect(queries).toHaveLength(4);
    expect(about).toHaveLength(1);
  });
});
