import type { Invite, Project } from '@crewdeck/contract';
import { anInvite, aPerson, aProject } from '../testing/builders.ts';
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
    expect(seen.body.collaborators).toEqual([
      { id: receiver.profileId, name: 'Rita', pictureUrl: null, role: 'Designer' },
    ]);
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
