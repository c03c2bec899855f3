import type { BulkInviteResult, Invite } from '@crewdeck/contract';
import { aMember, anInvite, aPerson, aProject, people } from '../testing/builders.ts';
import type { Person } from '../testing/people.ts';
import { TestApi } from '../testing/test-api.ts';

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

  it('creates one of ten equal invites, and refuses nine as not unique', async () => {
    const project = await aProject(api, { owner });

    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        api.call(owner, 'POST /api/invites', {
          body: { projectId: project.id, receiverId: receiver.uid, role: 'Dev' },
        }),
      ),
    );

    const refused = answers.filter(({ status }) => status === 409);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(refused).toHaveLength(9);
    expect(refused.filter(({ body }) => !/\bunique\b/.test(body.error))).toEqual([]);
  });

  it('is possible again after the receiver declined', async () => {
    const project = await aProject(api, { owner });
    await anInvite(api, project, { sender: owner, receiver, status: 'declined' });

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

  it("tells the receiver the sender's name and e-mail", async () => {
    const { body: received } = await api.call<Invite[]>(receiver, `GET /api/invites/user/${receiver.profileId}`);
    expect(received[0]?.sender).toEqual({
      id: owner.profileId,
      name: 'Olga',
      email: owner.email,
      isEmailConfirmed: true,
    });
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
