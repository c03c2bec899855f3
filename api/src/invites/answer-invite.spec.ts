import type { Invite, Project } from '@crewdeck/contract';
import { aMember, anInvite, aPerson, aProject, people } from '../testing/builders.ts';
import type { Person } from '../testing/people.ts';
import { TestApi } from '../testing/test-api.ts';

describe('accepting an invite', () => {
  let api: TestApi;
  let owner: Person;

  beforeAll(async () => {
    api = await TestApi.start();
    owner = await aPerson(api, { name: 'Olga' });
  });

  afterAll(() => api.stop());

  const accept = (person: Person, id: string) =>
    api.call<Invite>(person, `PATCH /api/invites/${id}`, { body: { status: 'accepted' } });

  it('makes the receiver a member with the role of the invite', async () => {
    const receiver = await aPerson(api, { name: 'Rita' });
    const project = await aProject(api, { owner, maxTeamSize: 3 });
    const invite = await anInvite(api, project, { sender: owner, receiver, role: 'Designer' });

    const answer = await accept(receiver, invite.id);

    expect(answer.body.status).toBe('accepted');
    const seen = await api.call<Project>(null, `GET /api/projects/${project.id}`);
    expect(seen.body.collaborators).toEqual([{ id: receiver.profileId, name: 'Rita', role: 'Designer' }]);
  });

  it('lifts a team size that was not chosen yet to two', async () => {
    const receiver = await aPerson(api);
    const project = await aProject(api, { owner, maxTeamSize: 1 });
    const invite = await anInvite(api, project, { sender: owner, receiver });

    await accept(receiver, invite.id);

    const seen = await api.call<Project>(null, `GET /api/projects/${project.id}`);
    expect(seen.body.maxTeamSize).toBe(2);
  });

  it.each([
    ['project.archived', { status: 'Archived' }],
    ['project.deadline_passed', { deadline: '2020-01-01' }],
  ] as const)('is refused with %s, and the invite stays pending', async (code, state) => {
    const receiver = await aPerson(api);
    const project = await aProject(api, { owner, ...state });
    const invite = await anInvite(api, project, { sender: owner, receiver });

    const answer = await accept(receiver, invite.id);

    expect(answer).toMatchObject({ status: 409, body: { code } });
    const [row] = await api.database.query('SELECT status FROM invites WHERE id = $1', [invite.id]);
    expect(row.status).toBe('pending');
  });

  it('is refused once it has been answered', async () => {
    const receiver = await aPerson(api);
    const project = await aProject(api, { owner });
    const invite = await anInvite(api, project, { sender: owner, receiver, status: 'declined' });

    expect(await accept(receiver, invite.id)).toMatchObject({ status: 409, body: { code: 'invite.not_pending' } });
  });

  it('gives one seat to one of fifty who want it at once', async () => {
    const receivers = await people(api, 50);
    const project = await aProject(api, { owner, maxTeamSize: 2 });
    const invites = await Promise.all(receivers.map((receiver) => anInvite(api, project, { sender: owner, receiver })));

    const answers = await Promise.all(invites.map((invite, index) => accept(receivers[index] ?? owner, invite.id)));

    const refused = answers.filter(({ status }) => status === 409);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(refused.map(({ body }) => body)).toEqual(
      Array.from({ length: 49 }, () => expect.objectContaining({ code: 'project.team_full' })),
    );
    const [counted] = await api.database.query(
      `SELECT count(*) FILTER (WHERE status = 'accepted')::int AS accepted,
              count(*) FILTER (WHERE status = 'pending')::int AS pending,
              (SELECT count(*)::int FROM project_members WHERE project_id = $1) AS members
       FROM invites WHERE project_id = $1`,
      [project.id],
    );
    expect(counted).toEqual({ accepted: 1, pending: 49, members: 1 });
  });

  it('never leaves a team above its size when the owner lowers it meanwhile', async () => {
    const receivers = await people(api, 8);
    const project = await aProject(api, { owner, maxTeamSize: 9 });
    const invites = await Promise.all(receivers.map((receiver) => anInvite(api, project, { sender: owner, receiver })));

    await Promise.all([
      ...invites.map((invite, index) => accept(receivers[index] ?? owner, invite.id)),
      ...[5, 4, 3].map((maxTeamSize) =>
        api.call(owner, `PATCH /api/projects/${project.id}`, { body: { maxTeamSize } }),
      ),
    ]);

    const { body } = await api.call<Project>(null, `GET /api/projects/${project.id}`);
    expect(body.collaborators.length + 1).toBeLessThanOrEqual(body.maxTeamSize);
  });

  it('succeeds or finds nothing when the owner deletes the project meanwhile, and no list breaks', async () => {
    const receivers = await people(api, 6);
    const project = await aProject(api, { owner });
    await aMember(api, project, owner);
    const invites = await Promise.all(receivers.map((receiver) => anInvite(api, project, { sender: owner, receiver })));

    const [, ...answers] = await Promise.all([
      api.call(owner, `DELETE /api/projects/${project.id}`),
      ...invites.map((invite, index) => accept(receivers[index] ?? owner, invite.id)),
    ]);

    expect(answers.filter(({ status }) => ![200, 404, 409].includes(status))).toEqual([]);
    const lists = await Promise.all(
      receivers.map(({ uid, email }) => api.call<unknown[]>({ uid, email }, `GET /api/users/${uid}/collaborations`)),
    );
    expect(lists.map(({ body }) => body)).toEqual(receivers.map(() => []));
  });
});

describe('declining an invite', () => {
  it('is possible in an archived project too', async () => {
    const api = await TestApi.start();
    const owner = await aPerson(api);
    const receiver = await aPerson(api);
    const project = await aProject(api, { owner, status: 'Archived' });
    const invite = await anInvite(api, project, { sender: owner, receiver });

    const answer = await api.call(receiver, `PATCH /api/invites/${invite.id}`, { body: { status: 'declined' } });

    expect(answer).toMatchObject({ status: 200, body: { status: 'declined' } });
    await api.stop();
  });
});
