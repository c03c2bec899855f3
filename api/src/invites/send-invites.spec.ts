import { type BulkInviteResult, DECLINE_PAUSE_DAYS, dayText, type Invite } from '@crewdeck/contract';
import { aMember, anInvite, aPerson, aProject, people } from '../testing/builders.ts';
import type { Person } from '../testing/people.ts';
import { TestApi } from '../testing/test-api.ts';
import { InviteEntity } from './invite.entity.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe('sending an invite', () => {
  let api: TestApi;
  let owner: Person;
  let receiver: Person;

  beforeAll(async () => {
    api = await TestApi.start();
    owner = await aPerson(api, { name: 'Olga' });
    receiver = await aPerson(api, { name: 'Rita' });
  });

  afterAll(() => api.stop());

  const send = (projectId: string, receiverId: string, role?: string) =>
    api.call<Invite>(owner, 'POST /api/invites', { body: { projectId, receiverId, role } });

  it('takes the receiver by profile id and by identity uid alike', async () => {
    const project = await aProject(api, { owner });
    const other = await aPerson(api);

    const byProfileId = await send(project.id, receiver.profileId);
    const byUid = await send(project.id, other.uid);

    expect([byProfileId.body.receiverId, byUid.body.receiverId]).toEqual([receiver.profileId, other.profileId]);
  });

  it('names the role Collaborator when none is given', async () => {
    const project = await aProject(api, { owner });
    expect((await send(project.id, receiver.uid)).body.role).toBe('Collaborator');
  });

  it('is possible again a week after the receiver declined, and not before', async () => {
    const project = await aProject(api, { owner });
    const weekAgo = new Date(Date.now() - DECLINE_PAUSE_DAYS * DAY_MS);
    const declined = { sender: owner, receiver, status: 'declined' } as const;
    const answeredAt = new Date(weekAgo.getTime() + HOUR_MS);
    await anInvite(api, project, { ...declined, answeredAt });
    const until = dayText(new Date(answeredAt.getTime() + DECLINE_PAUSE_DAYS * DAY_MS).toISOString());

    expect(await send(project.id, receiver.uid)).toMatchObject({
      status: 409,
      body: {
        code: 'invite.recently_declined',
        error: `This person declined an invite to this project. You can invite them again after ${until}.`,
      },
    });
    await api.database.manager.update(InviteEntity, { projectId: project.id }, { answeredAt: weekAgo });
    expect((await send(project.id, receiver.uid)).status).toBe(201);
  });

  it('is possible at once after a decline where the receiver has shown interest since', async () => {
    const project = await aProject(api, { owner });
    const { body: invite } = await send(project.id, receiver.uid);
    await api.call(receiver, `PATCH /api/invites/${invite.id}`, { body: { status: 'declined' } });
    expect((await send(project.id, receiver.uid)).status).toBe(409);

    await api.call(receiver, 'POST /api/interests', { body: { userId: receiver.uid, projectId: project.id } });

    expect((await send(project.id, receiver.uid)).status).toBe(201);
  });

  it('is refused to a member of the team', async () => {
    const project = await aProject(api, { owner });
    const member = await aMember(api, project, owner);

    expect(await send(project.id, member.uid)).toMatchObject({ status: 409, body: { code: 'invite.already_sent' } });
  });

  it('is refused to oneself, in both id forms', async () => {
    const project = await aProject(api, { owner });
    const answers = [await send(project.id, owner.uid), await send(project.id, owner.profileId.toUpperCase())];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [400, expect.objectContaining({ code: 'invite.to_self' })],
      [400, expect.objectContaining({ code: 'invite.to_self' })],
    ]);
  });

  it('is refused to somebody who does not exist', async () => {
    const project = await aProject(api, { owner });
    expect(await send(project.id, 'nobody')).toMatchObject({
      status: 404,
      body: { code: 'invite.receiver_not_found' },
    });
  });

  it.each([
    ['project.archived', { status: 'Archived' }],
    ['project.deadline_passed', { deadline: '2020-01-01' }],
  ] as const)('is refused with %s', async (code, state) => {
    const project = await aProject(api, { owner, ...state });
    expect(await send(project.id, receiver.uid)).toMatchObject({ status: 409, body: { code } });
  });

  it('needs a free seat', async () => {
    const project = await aProject(api, { owner, maxTeamSize: 2 });
    await aMember(api, project, owner);
    expect(await send(project.id, receiver.uid)).toMatchObject({ status: 409, body: { code: 'project.team_full' } });
  });

  it('is possible for fifty pending invites of a project, and no more', async () => {
    const project = await aProject(api, { owner });
    const receivers = await people(api, 50);
    await Promise.all(receivers.map((person) => anInvite(api, project, { sender: owner, receiver: person })));

    const answer = await send(project.id, receiver.uid);

    expect(answer).toMatchObject({ status: 409, body: { code: 'invite.too_many_pending' } });
  });

  it("tells the sender the receiver's e-mail only once they accepted", async () => {
    const project = await aProject(api, { owner });
    const pending = await send(project.id, receiver.uid);
    expect(pending.body.receiver.email).toBeNull();

    await api.call(receiver, `PATCH /api/invites/${pending.body.id}`, { body: { status: 'accepted' } });

    const { body: sent } = await api.call<Invite[]>(owner, `GET /api/invites/sent/${owner.uid}`);
    expect(sent.find(({ id }) => id === pending.body.id)?.receiver.email).toBe(receiver.email);
  });

  it('of many tells what became of each', async () => {
    const project = await aProject(api, { owner });
    const fresh = await aPerson(api);
    await anInvite(api, project, { sender: owner, receiver });

    const userIds = [fresh.uid, receiver.uid, owner.uid, 'nobody', fresh.uid];
    const path = `POST /api/projects/${project.id}/invite` as const;
    const { status, body } = await api.call<BulkInviteResult>(owner, path, { body: { userIds } });

    expect(status).toBe(201);
    expect(body.map(({ userId, created, code }) => [userId, created, code])).toEqual([
      [fresh.uid, true, null],
      [receiver.uid, false, 'invite.already_sent'],
      [owner.uid, false, 'invite.to_self'],
      ['nobody', false, 'invite.receiver_not_found'],
    ]);
  });

  it('of many fails when none was created', async () => {
    const project = await aProject(api, { owner });
    const path = `POST /api/projects/${project.id}/invite` as const;
    const answer = await api.call(owner, path, { body: { userIds: ['nobody'] } });
    expect(answer).toMatchObject({ status: 409, body: { code: 'invite.none_created' } });
  });

  it('shows a member of the team names and roles, and nothing else', async () => {
    const project = await aProject(api, { owner });
    const member = await aMember(api, project, owner);

    const { body } = await api.call(member, `GET /api/invites/project/${project.id}`);

    expect(body).toEqual([{ role: 'Developer', receiver: { name: 'A member' } }]);
  });
});
