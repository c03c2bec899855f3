import { MemberEntity } from '../collaborations/member.entity.ts';
import { InviteEntity } from '../invites/invite.entity.ts';
import { ProjectEntity } from '../projects/project.entity.ts';
import { aMember, anInvite, aPerson, aProject } from '../testing/builders.ts';
import type { Person } from '../testing/people.ts';
import { TestApi } from '../testing/test-api.ts';

/** What the services never ask for, asked of the database directly. */
describe('whatever the code says, the database', () => {
  let api: TestApi;
  let owner: Person;
  let project: ProjectEntity;

  beforeAll(async () => {
    api = await TestApi.start();
    owner = await aPerson(api);
  });

  beforeEach(async () => {
    project = await aProject(api, { owner, maxTeamSize: 2 });
  });

  afterAll(() => api.stop());

  const insertMember = (userId: string, inviteId: string | null = null) =>
    api.database.manager.insert(MemberEntity, { projectId: project.id, userId, role: 'Developer', inviteId });

  it('seats nobody above the size of the team', async () => {
    await aMember(api, project, owner);
    const another = await aPerson(api);
    await expect(insertMember(another.profileId)).rejects.toMatchObject({ constraint: 'project_members_need_a_seat' });
  });

  it('seats one of many who join at once without having locked the project', async () => {
    const joining = Array.from({ length: 8 }, async () => insertMember((await aPerson(api)).profileId));
    const outcomes = await Promise.allSettled(joining);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('lowers no size below the team, and any size while nobody has joined', async () => {
    await aMember(api, project, owner);
    const resize = (maxTeamSize: number) =>
      api.database.manager.update(ProjectEntity, { id: project.id }, { maxTeamSize });
    await resize(4);
    await resize(2);
    await expect(resize(1)).rejects.toMatchObject({ constraint: 'projects_seat_their_team' });
    const empty = await aProject(api, { owner, maxTeamSize: 5 });
    await api.database.manager.update(ProjectEntity, { id: empty.id }, { maxTeamSize: 1 });
  });

  it('accepts no invite without a place in the team', async () => {
    const receiver = await aPerson(api);
    const invite = await anInvite(api, project, { sender: owner, receiver });
    const accepted = { status: 'accepted', answeredAt: new Date() } as const;
    await expect(api.database.manager.update(InviteEntity, { id: invite.id }, accepted)).rejects.toMatchObject({
      constraint: 'invites_accepted_with_a_place',
    });
  });

  it('gives no place for an invite that is not accepted, or is for somebody else', async () => {
    const receiver = await aPerson(api);
    const invite = await anInvite(api, project, { sender: owner, receiver });
    const constraint = 'project_members_come_from_an_invite';
    await expect(insertMember(receiver.profileId, invite.id)).rejects.toMatchObject({ constraint });
    const another = await aPerson(api);
    await expect(insertMember(another.profileId, invite.id)).rejects.toMatchObject({ constraint });
  });

  it('ends no place without the accepted invite that it came from', async () => {
    const { profileId: userId } = await aMember(api, project, owner);
    await expect(api.database.manager.delete(MemberEntity, { userId })).rejects.toMatchObject({
      constraint: 'project_members_come_from_an_invite',
    });
  });

  it('says of no place that it has ended while somebody has it', async () => {
    const { profileId: receiverId } = await aMember(api, project, owner);
    await expect(
      api.database.manager.update(InviteEntity, { receiverId }, { placeEndedAt: new Date() }),
    ).rejects.toMatchObject({ constraint: 'invites_accepted_with_a_place' });
  });

  it('deletes a project with its team and invites, and a person with their places', async () => {
    const member = await aMember(api, project, owner);
    await api.database.query('DELETE FROM users WHERE id = $1', [member.profileId]);
    await aMember(api, project, owner);
    await api.database.manager.delete(ProjectEntity, { id: project.id });
    const [row] = await api.database.query('SELECT count(*)::int AS count FROM invites WHERE project_id = $1', [
      project.id,
    ]);
    expect(row.count).toBe(0);
  });
});
