import {
  type AskedProject,
  INTEREST_LIFE_DAYS,
  INVITE_LIFE_DAYS,
  type Interest,
  type Project,
  type ProjectInterest,
  type ProjectPage,
} from '@crewdeck/contract';
import { InviteEntity } from '../invites/invite.entity.ts';
import type { ProjectEntity } from '../projects/project.entity.ts';
import { aMember, anInvite, aPerson, aProject } from '../testing/builders.ts';
import type { Person } from '../testing/people.ts';
import { runJobs } from '../testing/run-jobs.ts';
import { TestApi } from '../testing/test-api.ts';
import { InterestEntity } from './interest.entity.ts';

const DAY_MS = 86_400_000;

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

  it('lists the project among those of interest, with its state, newest first', async () => {
    const first = await aProject(api, { owner });
    const second = await aProject(api, { owner });

    await show(first.id);
    await show(second.id, person.profileId);

    const [latest] = await open(second.id);
    await api.call(owner, `PATCH /api/interests/${latest?.id}`, { body: { status: 'not_now' } });

    const { body } = await api.call<AskedProject[]>(person, `GET /api/interests/user/${person.profileId}`);
    expect(body.map(({ id, interest }) => [id, interest])).toEqual([
      [second.id, { status: 'not_now', createdAt: latest?.createdAt }],
      [first.id, { status: 'shown', createdAt: expect.any(String) }],
    ]);
  });

  it('counts once, also when it is shown ten times at once', async () => {
    const project = await aProject(api, { owner });

    const answers = await Promise.all(Array.from({ length: 10 }, () => show(project.id)));

    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(9);
    expect(refused[0]?.body.error).toBe('You have already shown interest in this project');
  });

  const open = async (projectId: string) =>
    (await api.call<ProjectInterest[]>(owner, `GET /api/projects/${projectId}/interests`)).body;
  const ownOf = async (projectId: string) =>
    (await api.call<ProjectPage>(person, `GET /api/projects/${projectId}`)).body.viewer?.interest;
  const statusOf = async (projectId: string) => (await ownOf(projectId))?.status;
  const notNow = (id: string) => api.call(owner, `PATCH /api/interests/${id}`, { body: { status: 'not_now' } });

  it('reaches the owner with the words, the role and the profile, and counts until it is answered', async () => {
    const project = await aProject(api, { owner });
    const body = { userId: person.uid, projectId: project.id, words: 'I draw maps.', role: ' Designer\n' };
    const { body: interest } = await api.call<Interest>(person, 'POST /api/interests', { body });
    expect(await open(project.id)).toMatchObject([
      {
        id: interest.id,
        words: 'I draw maps.',
        role: 'Designer',
        person: { id: person.profileId, name: 'Somebody', roles: [] },
      },
    ]);
    expect(await ownOf(project.id)).toMatchObject({ words: 'I draw maps.', role: 'Designer' });
    const countOf = async () => {
      const { body: mine } = await api.call<Project[]>(owner, 'GET /api/projects/mine');
      return mine.find(({ id }) => id === project.id)?.interestCount;
    };
    expect(await countOf()).toBe(1);
    expect((await notNow(interest.id)).status).toBe(204);
    expect(await countOf()).toBe(0);
    expect(await open(project.id)).toEqual([]);
    expect(await statusOf(project.id)).toBe('not_now');
    expect(await show(project.id)).toMatchObject({ status: 409, body: { code: 'interest.not_now' } });
    expect(await notNow(interest.id)).toMatchObject({ status: 409, body: { code: 'interest.not_open' } });
  });

  it('names no role of more than 60 characters', async () => {
    const project = await aProject(api, { owner });
    const body = { userId: person.uid, projectId: project.id, role: 'x'.repeat(61) };
    const { status, body: refusal } = await api.call(person, 'POST /api/interests', { body });
    expect([status, refusal.error]).toEqual([400, expect.stringContaining('60')]);
  });

  it('is withdrawn by the person, who may show it anew', async () => {
    const project = await aProject(api, { owner });
    const { body } = await api.call<Interest>(person, 'POST /api/interests', {
      body: { userId: person.uid, projectId: project.id },
    });
    expect((await api.call(owner, `DELETE /api/interests/${body.id}`)).status).toBe(404);
    expect((await api.call(person, `DELETE /api/interests/${body.id}`)).status).toBe(204);
    expect(await open(project.id)).toEqual([]);
    expect((await show(project.id)).status).toBe(201);
    expect(await open(project.id)).toHaveLength(1);
  });

  it('is answered by an invite, and closed by joining', async () => {
    const project = await aProject(api, { owner });
    await show(project.id);
    const { id } = await anInvite(api, project, { sender: owner, receiver: person });
    expect(await statusOf(project.id)).toBe('invited');
    await api.call(person, `PATCH /api/invites/${id}`, { body: { status: 'accepted' } });
    expect(await statusOf(project.id)).toBe('closed');
  });

  it.each<[string, (owner: Person, person: Person, id: string) => Promise<unknown>]>([
    ['declined', (_, invited, id) => api.call(invited, `PATCH /api/invites/${id}`, { body: { status: 'declined' } })],
    ['withdrawn', (sender, _, id) => api.call(sender, `DELETE /api/invites/${id}`)],
    [
      'expired',
      async (_sender, _invited, id) => {
        const createdAt = new Date(Date.now() - INVITE_LIFE_DAYS * DAY_MS);
        await api.database.manager.update(InviteEntity, { id }, { createdAt });
        await runJobs(api, 'expire_invites');
      },
    ],
  ])('is closed when the invite that answered it is %s, and can be shown anew', async (ending, end) => {
    const project = await aProject(api, { owner });
    await show(project.id);
    const { id } = await anInvite(api, project, { sender: owner, receiver: person });
    expect(await show(project.id)).toMatchObject({ status: 409, body: { code: 'interest.already_shown' } });
    await end(owner, person, id);
    expect(await ownOf(project.id)).toMatchObject({
      isInviteWithdrawn: ending === 'withdrawn',
      declinedAt: ending === 'declined' ? expect.any(String) : null,
    });
    expect(await statusOf(project.id)).toBe('closed');
    expect(await open(project.id)).toEqual([]);
    expect((await show(project.id)).status).toBe(201);
    expect(await open(project.id)).toHaveLength(1);
  });

  it('is refused to somebody whose invite waits, and answered again when they take a decline back', async () => {
    const project = await aProject(api, { owner });
    const { id } = await anInvite(api, project, { sender: owner, receiver: person });
    expect(await show(project.id)).toMatchObject({
      status: 409,
      body: {
        code: 'interest.already_invited',
        error: "You're already invited to this project. Answer the invite instead.",
      },
    });
    const answer = (status: string) => api.call(person, `PATCH /api/invites/${id}`, { body: { status } });
    await answer('declined');
    expect((await show(project.id)).status).toBe(201);
    await answer('pending');
    expect(await statusOf(project.id)).toBe('invited');
    expect(await open(project.id)).toEqual([]);
  });

  it('is closed when the team is full and in progress, whatever comes last, and refused from then on', async () => {
    const [begun, shrunk, joined] = await Promise.all([
      aProject(api, { owner, maxTeamSize: 2 }),
      aProject(api, { owner, maxTeamSize: 3, status: 'In Progress' }),
      aProject(api, { owner, maxTeamSize: 2, status: 'In Progress' }),
    ]);
    await aMember(api, begun, owner);
    await aMember(api, shrunk, owner);
    for (const { id } of [begun, shrunk, joined]) expect((await show(id)).status).toBe(201);

    await api.call(owner, `PATCH /api/projects/${begun.id}`, { body: { status: 'In Progress' } });
    await api.call(owner, `PATCH /api/projects/${shrunk.id}`, { body: { maxTeamSize: 2 } });
    const member = await aPerson(api);
    const { id: inviteId } = await anInvite(api, joined, { sender: owner, receiver: member });
    await api.call(member, `PATCH /api/invites/${inviteId}`, { body: { status: 'accepted' } });

    for (const { id } of [begun, shrunk, joined]) {
      expect(await statusOf(id)).toBe('closed');
      expect(await show(id)).toMatchObject({ status: 409, body: { code: 'project.not_looking' } });
    }
    await api.call(member, `POST /api/projects/${joined.id}/leave`);
    expect((await show(joined.id)).status).toBe(201);
  });

  it('waits while a full team has not begun', async () => {
    const project = await aProject(api, { owner, maxTeamSize: 2 });
    await show(project.id);
    await aMember(api, project, owner);
    expect(await statusOf(project.id)).toBe('shown');
  });

  it.each(['Archived', 'Completed'])('is closed when the project is %s', async (status) => {
    const project = await aProject(api, { owner });
    await show(project.id);
    await api.call(owner, `PATCH /api/projects/${project.id}`, { body: { status } });
    expect(await statusOf(project.id)).toBe('closed');
  });

  it('is closed when nobody has answered it in time', async () => {
    const [old, young] = [await aProject(api, { owner }), await aProject(api, { owner })];
    for (const { id } of [old, young]) await show(id);
    const createdAt = new Date(Date.now() - INTEREST_LIFE_DAYS * DAY_MS);
    await api.database.manager.update(InterestEntity, { projectId: old.id }, { createdAt });
    await runJobs(api, 'close_interests');
    expect([await statusOf(old.id), await statusOf(young.id)]).toEqual(['closed', 'shown']);
  });

  it('is closed after the lifetime that it was shown with, whatever that of new interest is', async () => {
    const [long, short] = [await aProject(api, { owner }), await aProject(api, { owner })];
    const age = async ({ id }: ProjectEntity, days: number, lifeDays: number) => {
      await show(id);
      const createdAt = new Date(Date.now() - days * DAY_MS);
      await api.database.manager.update(InterestEntity, { projectId: id }, { createdAt, lifeDays });
    };
    await age(long, INTEREST_LIFE_DAYS, 2 * INTEREST_LIFE_DAYS);
    await age(short, 2, 1);
    const { body: page } = await api.call<ProjectPage>(person, `GET /api/projects/${long.id}`);
    const { createdAt, closesAt } = page.viewer?.interest ?? { createdAt: '', closesAt: '' };
    expect(Date.parse(closesAt) - Date.parse(createdAt)).toBe(2 * INTEREST_LIFE_DAYS * DAY_MS);
    await runJobs(api, 'close_interests');
    expect([await statusOf(long.id), await statusOf(short.id)]).toEqual(['shown', 'closed']);
  });

  it.each([
    ['project.archived', { status: 'Archived' }],
    ['project.deadline_passed', { deadline: '2020-01-01' }],
    ['project.not_looking', { status: 'Completed' }],
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
