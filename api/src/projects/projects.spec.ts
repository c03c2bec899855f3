import type { Project } from '@crewdeck/contract';
import { aMember, anInvite, aPerson, aProject } from '../testing/builders.ts';
import type { Person } from '../testing/people.ts';
import { aNewcomer, TestApi } from '../testing/test-api.ts';

describe('a project', () => {
  let api: TestApi;
  let owner: Person;

  beforeAll(async () => {
    api = await TestApi.start();
    owner = await aPerson(api, { name: 'Olga' });
  });

  afterAll(() => api.stop());

  const create = (body: object) => api.call<Project>(owner, 'POST /api/projects', { body });
  const update = (id: string, body: object) => api.call<Project>(owner, `PATCH /api/projects/${id}`, { body });

  it('keeps every field, lists from text and enums in their canonical spelling', async () => {
    const { status, body } = await create({
      title: ' Solar map ',
      description: 'Where the sun shines',
      tags: 'climate, maps',
      techStack: ['React', 'Go'],
      rolesNeeded: 'Designer, , Developer',
      maxTeamSize: 4,
      status: 'ideation',
      difficulty: 'BEGINNER',
      collaborationType: 'invite ONLY',
      visibility: 'Open to All',
      deadline: '2999-12-31',
      inviteStatus: 'pending',
    });

    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: 'Solar map',
      description: 'Where the sun shines',
      tags: ['climate', 'maps'],
      techStack: ['React', 'Go'],
      rolesNeeded: ['Designer', 'Developer'],
      maxTeamSize: 4,
      status: 'Ideation',
      difficulty: 'Beginner',
      collaborationType: 'Invite only',
      visibility: 'Invite Only',
      deadline: '2999-12-31',
      inviteStatus: 'Pending',
      owner: { id: owner.profileId, name: 'Olga' },
      collaborators: [],
    });
  });

  it('keeps the skills that it needs under their known names, each once, on posting and on a change', async () => {
    const { body } = await create({ title: 'Aliases', techStack: ['reactjs', 'React', 'golang', 'Knots'] });
    expect(body.techStack).toEqual(['React', 'Go', 'Knots']);
    expect((await update(body.id, { techStack: 'k8s, Kubernetes' })).body.techStack).toEqual(['Kubernetes']);
  });

  it('starts open, for a team whose size is not chosen, without a deadline', async () => {
    const { body } = await create({ title: 'Plain', deadline: '' });
    expect(body).toMatchObject({ status: 'Open', maxTeamSize: 1, deadline: null, visibility: 'Open to All' });
  });

  it('follows the visibility when no collaboration type is sent', async () => {
    const { body } = await create({ title: 'Quiet', visibility: 'Invite Only' });
    expect(body.collaborationType).toBe('Invite only');
  });

  it('cannot start with a deadline in the past', async () => {
    const answer = await create({ title: 'Late', deadline: '2020-01-01' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'project.deadline_in_past' } });
  });

  it('changes only what is sent', async () => {
    const { id } = await aProject(api, { owner, tags: ['keep'], deadline: '2020-01-01' });
    const { body } = await update(id, { title: 'Renamed', deadline: '2020-01-01', inviteStatus: 'Expired' });
    expect(body).toMatchObject({ title: 'Renamed', tags: ['keep'], deadline: '2020-01-01', inviteStatus: 'Expired' });
  });

  it('turns invite only by either word, leaves the list and has no page for strangers, until it is open again', async () => {
    const { id } = await aProject(api, { owner });
    const seen = async () => {
      const { body } = await api.call<Project[]>(null, 'GET /api/projects?limit=200');
      const { status } = await api.call(null, `GET /api/projects/${id}`);
      return [body.some((project) => project.id === id), status];
    };
    const changes = [
      [{ visibility: 'invite only' }, 'Invite only', [false, 404]],
      [{ visibility: 'Open to All' }, 'Open to all', [true, 200]],
      [{ visibility: 'Open to All', collaborationType: 'Invite only' }, 'Invite only', [false, 404]],
    ] as const;
    for (const [sent, collaborationType, isSeen] of changes) {
      expect((await update(id, sent)).body.collaborationType).toBe(collaborationType);
      expect(await seen()).toEqual(isSeen);
    }
  });

  it('is archived and opened again', async () => {
    const { id } = await aProject(api, { owner });
    expect((await update(id, { status: 'Archived' })).body.status).toBe('Archived');
    expect((await update(id, { status: 'Open' })).body.status).toBe('Open');
  });

  it('takes an update that changes nothing', async () => {
    const { id, title } = await aProject(api, { owner });
    expect(await update(id, {})).toMatchObject({ status: 200, body: { title } });
  });

  it('refuses a size below its team', async () => {
    const project = await aProject(api, { owner, maxTeamSize: 3 });
    await aMember(api, project, owner);
    await aMember(api, project, owner);
    expect(await update(project.id, { maxTeamSize: 2 })).toMatchObject({
      status: 400,
      body: { code: 'project.size_below_team' },
    });
  });

  it.each([0, 51, 2.5, '3'])('refuses the size %p', async (maxTeamSize) => {
    expect(await create({ title: 'Sized', maxTeamSize })).toMatchObject({
      status: 400,
      body: { code: 'request.invalid' },
    });
  });

  it('takes its invites, interests and memberships along when it is deleted', async () => {
    const project = await aProject(api, { owner });
    const member = await aMember(api, project, owner);
    const receiver = await aPerson(api);
    await anInvite(api, project, { sender: owner, receiver });
    const body = { userId: receiver.uid, projectId: project.id };
    await api.call(receiver, 'POST /api/interests', { body });

    const { status } = await api.call(owner, `DELETE /api/projects/${project.id}`);

    expect(status).toBe(204);
    const lists = [
      await api.call(receiver, `GET /api/invites/user/${receiver.uid}`),
      await api.call(receiver, `GET /api/interests/user/${receiver.uid}`),
      await api.call(member, `GET /api/users/${member.uid}/collaborations`),
    ];
    expect(lists.map((list) => [list.status, list.body])).toEqual([
      [200, []],
      [200, []],
      [200, []],
    ]);
  });

  it('is no concern of somebody without a profile, whose own lists are empty', async () => {
    const newcomer = aNewcomer();
    const paths = [
      'GET /api/projects/mine',
      `GET /api/users/${newcomer.uid}/projects`,
      `GET /api/users/${newcomer.uid}/collaborations`,
      `GET /api/invites/user/${newcomer.uid}`,
      `GET /api/invites/sent/${newcomer.uid}`,
      `GET /api/interests/user/${newcomer.uid}`,
    ] as const;
    const answers = await Promise.all(paths.map((path) => api.call(newcomer, path)));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(paths.map(() => [200, []]));
  });
});
