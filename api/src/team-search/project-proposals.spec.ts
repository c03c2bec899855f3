import type { Activity, Invite, ProjectPage } from '@crewdeck/contract';
import { HackathonEntity } from '../hackathons/hackathon.entity.ts';
import { ProjectEntity } from '../projects/project.entity.ts';
import { aMember, anInvite, aPerson, aProject } from '../testing/builders.ts';
import { EventTeams, idsOf } from '../testing/event-teams.ts';
import type { Person } from '../testing/people.ts';
import { TestApi } from '../testing/test-api.ts';
import { TeamSearchEntity } from './team-search.entity.ts';

describe('a team around a project', () => {
  let api: TestApi;
  let event: EventTeams;
  let owner: Person;
  let member: Person;
  let projectId: string;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  beforeEach(async () => {
    event = await EventTeams.at(api);
  });

  afterAll(() => api.stop());

  /** An owner with one member looks for `maxTeamSize` people in all. */
  async function look(maxTeamSize: number) {
    owner = await aPerson(api, { name: 'Olga' });
    const { hackathonId } = event;
    const project = await aProject(api, { owner, hackathonId, maxTeamSize, title: 'Star Map' });
    projectId = project.id;
    member = await aMember(api, project, owner);
    await event.look(owner, { projectId });
  }

  it('is joined by those who look; its owner answers for it, and its team stays together', async () => {
    await look(4);
    const [ada] = await event.seekers('React');
    // As one that they began before they joined.
    const search = { hackathonId: event.hackathonId, userId: member.profileId };
    await api.database.manager.insert(TeamSearchEntity, search);
    expect(await event.open(3)).toEqual({ teams: 1, unplaced: [] });
    const { proposal } = await event.read(ada);
    expect(proposal).toMatchObject({ project: { id: projectId, title: 'Star Map' } });
    expect(await event.teamOf(ada)).toEqual({ state: 'open', members: idsOf([owner, member, ada]) });
    expect((await event.read(member)).proposal).toMatchObject({ id: proposal?.id, mayAnswer: false });
    expect(await event.answer(member, 'yes')).toMatchObject({ status: 403, body: { code: 'project.not_owner' } });

    await event.answer(ada, 'yes');
    expect((await event.answer(owner, 'yes')).body).toMatchObject({ state: 'formed', project: { id: projectId } });
    const { body: page } = await api.call<ProjectPage>(ada, `GET /api/projects/${projectId}`);
    expect(page.team?.map(({ id }) => id).sort()).toEqual(idsOf([owner, member, ada]));
    expect(page.openSeats).toBe(1);
    expect(await event.read(owner)).toMatchObject({ seekers: 0, ownProjects: [{ isSeeking: false }] });
    expect(await event.toldOf(member)).toContain('team_formed');
  });

  it('is told as waiting to whom it asks alone, and to the others as what others answer', async () => {
    await look(4);
    const [ada] = await event.seekers('React');
    await event.open(3);
    const outcomes = () =>
      Promise.all(
        [ada, owner, member].map(async (person) => {
          const { body } = await api.call<Activity[]>(person, 'GET /api/activities');
          return body.find(({ kind }) => kind === 'team_proposed')?.outcome;
        }),
      );
    expect(await outcomes()).toEqual([null, null, 'others_answer']);
    await event.answer(ada, 'yes');
    expect(await outcomes()).toEqual(['others_answer', null, 'others_answer']);
    await event.answer(owner, 'yes');
    expect(await outcomes()).toEqual(['formed', 'formed', 'formed']);
  });

  it('is told first which skills of theirs the project needs or the event is about', async () => {
    await look(8);
    const [ada] = await event.seekers('C', 'CSS', 'Go', 'Java', 'JS', 'Zig');
    await api.database.manager.update(HackathonEntity, event.hackathonId, { techStack: ['JavaScript'] });
    await api.database.manager.update(ProjectEntity, projectId, { techStack: ['Zig', 'Rust'] });
    expect((await event.open(8)).teams).toBe(1);
    expect((await event.read(ada)).proposal?.reasons[0]).toMatch(/, and know JavaScript, Zig and 4 more\.$/);
  });

  it('takes no more than it has seats for, and who finds none is told so or gets another team', async () => {
    await look(3);
    const seekers = await event.seekers('React', 'Go', 'Figma');
    expect((await event.open(5)).teams).toBe(2);
    const ofOwner = await event.teamOf(owner);
    expect(ofOwner?.members).toHaveLength(3);
    const others = seekers.filter(({ profileId }) => !ofOwner?.members.includes(profileId));
    for (const other of others) expect((await event.teamOf(other))?.members).toEqual(idsOf(others));
  });

  it('accepts the invite that waits for somebody who joins', async () => {
    await look(4);
    const [ada] = await event.seekers('React');
    const project = await api.database.manager.findOneByOrFail(ProjectEntity, { id: projectId });
    await anInvite(api, project, { sender: owner, receiver: ada });
    await event.open(3);
    await event.answer(owner, 'yes');
    expect((await event.answer(ada, 'yes')).body.state).toBe('formed');
    const { body: received } = await api.call<Invite[]>(ada, `GET /api/invites/user/${ada.uid}`);
    expect(received.map(({ status }) => status)).toEqual(['accepted']);
  });

  it.each([
    ['gets full', () => change({ maxTeamSize: 2 })],
    ['is archived', () => change({ status: 'Archived' })],
    ['is deleted', () => api.call(owner, `DELETE /api/projects/${projectId}`)],
  ])('is over when the project %s meanwhile, and the others are placed again', async (_, end) => {
    await look(4);
    const [ada, bob] = await event.seekers('React', 'Go');
    await event.open(4);
    expect((await event.teamOf(ada))?.members).toContain(owner.profileId);
    const { proposal } = await event.read(ada);
    await event.answer(bob, 'yes');
    await end();
    expect((await event.answerTo(proposal?.id, ada, 'yes')).body.code).toBe('team_proposal.over');
    await event.keepUp();
    expect(await event.teamOf(ada)).toEqual({ state: 'open', members: idsOf([ada, bob]) });
  });

  const change = (body: object) => api.call(owner, `PATCH /api/projects/${projectId}`, { body });
});
