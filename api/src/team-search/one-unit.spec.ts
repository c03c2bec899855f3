import { ERROR_ANSWERS } from '../platform/errors/error-answers.ts';
import { ProjectEntity } from '../projects/project.entity.ts';
import { aMember, anInvite, aPerson, aProject } from '../testing/builders.ts';
import { EventTeams, idsOf } from '../testing/event-teams.ts';
import type { Person } from '../testing/people.ts';
import { TestApi } from '../testing/test-api.ts';
import { TeamSearchEntity } from './team-search.entity.ts';

const ROUNDS = process.env.CREWDECK_LABS ? 12 : 2;
const SKILLS = ['React', 'Go', 'Figma', 'Python', 'Swift', 'Kotlin', 'Rust', 'Flutter'];
const TAKEN = 'Someone on the team is on another team, or has another proposed team to answer.';
const UNCONFIRMED = 'Confirm your email first. You can get a link on your account page.';

describe('at one event', () => {
  let api: TestApi;
  let event: EventTeams;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  beforeEach(async () => {
    event = await EventTeams.at(api);
  });

  afterAll(() => api.stop());

  const projectOf = (owner: Person, values: Partial<ProjectEntity> = {}) =>
    aProject(api, { owner, hackathonId: event.hackathonId, ...values });
  const unconfirmed = (person: Person): Person => ({ ...person, isEmailConfirmed: false });
  const doubtAddress = ({ uid }: Person) =>
    api.database.query('UPDATE users SET email_confirmed = false WHERE firebase_uid = $1', [uid]);
  /** As it was before the rule. */
  const hasLooked = (search: Partial<TeamSearchEntity>) =>
    api.database.manager.insert(TeamSearchEntity, { hackathonId: event.hackathonId, ...search });
  const openTeams = async (): Promise<{ owner: string | null; people: string[] }[]> =>
    api.database.query(
      `SELECT (SELECT p.owner_id FROM projects p WHERE p.id = t.project_id) AS owner, ARRAY(
         SELECT DISTINCT unnest(array_remove(ARRAY[s.user_id, p.owner_id], NULL) || ARRAY(
           SELECT m.user_id FROM project_members m WHERE m.project_id = p.id))
         FROM team_proposal_parts part JOIN team_searches s ON s.id = part.search_id LEFT JOIN projects p ON p.id = s.project_id
         WHERE part.proposal_id = t.id) AS people
       FROM team_proposals t JOIN team_rounds r ON r.id = t.round_id WHERE r.hackathon_id = $1 AND t.state = 'open'`,
      [event.hackathonId],
    );

  it('an account with 20 projects looks with one of them, and takes the seats of one team', async () => {
    const mallory = await aPerson(api);
    const projects = await Promise.all(Array.from({ length: 20 }, () => projectOf(mallory)));
    const answers = await Promise.all(projects.map(({ id }) => event.look(mallory, { projectId: id })));
    const refused = { status: 409, body: { code: 'team_search.already_looking' } };
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 204)).toMatchObject(Array(19).fill(refused));
    await event.seekers(...Array.from({ length: 40 }, (_, index) => String(SKILLS[index % SKILLS.length])));
    await event.open(3);
    const teams = await openTeams();
    expect(teams.filter(({ owner }) => owner === mallory.profileId)).toHaveLength(1);
    expect(teams.filter(({ people }) => people.includes(mallory.profileId))).toHaveLength(1);
  });

  it('who looks for themselves does not look with a project, until they stop, and the other way round', async () => {
    const ada = await aPerson(api);
    const { id: projectId } = await projectOf(ada);
    const refused = { status: 409, body: { code: 'team_search.already_looking' } };
    for (const [first, second, query] of [
      [{}, { projectId }, ''],
      [{ projectId }, {}, `?projectId=${projectId}`],
    ] as const) {
      for (const _ of [1, 2]) expect((await event.look(ada, first)).status).toBe(204);
      expect(await event.look(ada, second)).toMatchObject(refused);
      await api.call(ada, `DELETE /api/hackathons/${event.hackathonId}/team-search${query}`);
    }
  });

  it('who got a team from a round does not take another one, until theirs is archived', async () => {
    const ada = await aPerson(api);
    const [first, second] = [await projectOf(ada), await projectOf(ada)];
    await event.look(ada, { projectId: first.id });
    const [bob] = await event.seekers('Go');
    await event.open(2);
    await event.answer(ada, 'yes');
    expect((await event.answer(bob, 'yes')).body.state).toBe('formed');
    const error = expect.stringMatching(/^You already have a team for this event\. Look for people with its project/);
    const refused = { status: 409, body: { code: 'team_search.has_team', error } };
    for (const body of [{}, { projectId: second.id }]) expect(await event.look(ada, body)).toMatchObject(refused);
    expect((await event.look(ada, { projectId: first.id })).status).toBe(204);
    await api.call(ada, `DELETE /api/hackathons/${event.hackathonId}/team-search?projectId=${first.id}`);
    await api.call(ada, `PATCH /api/projects/${first.id}`, { body: { status: 'Archived' } });
    expect((await event.look(ada, { projectId: second.id })).status).toBe(204);
  });

  const changeStatus = (owner: Person, id: string, status: string) =>
    api.call(owner, `PATCH /api/projects/${id}`, { body: { status } });

  it('a search whose project is archived ends when its owner looks with another, so that one is open at a time', async () => {
    const mallory = await aPerson(api);
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      const { id } = await projectOf(mallory);
      ids.push(id);
      expect((await event.look(mallory, { projectId: id })).status).toBe(204);
      await changeStatus(mallory, id, 'Archived');
    }
    for (const id of ids) await changeStatus(mallory, id, 'Ideation');
    const { ownProjects } = await event.read(mallory);
    expect(ownProjects.filter(({ isSeeking }) => isSeeking)).toMatchObject([{ id: ids.at(-1) }]);
  });

  const { sentence: error } = ERROR_ANSWERS['team_search.has_team'];
  const FOUND = { status: 409, body: { code: 'team_search.has_team', error } };

  /** A project's team of two from a round; nothing where its owner may not look. */
  async function teamWith(owner: Person, projectId: string): Promise<Person | null> {
    if ((await event.look(owner, { projectId })).status !== 204) return null;
    const [bob] = await event.seekers('Go');
    await event.open(2);
    await event.answer(owner, 'yes');
    expect((await event.answer(bob, 'yes')).body.state).toBe('formed');
    return bob;
  }

  it.each<[string, (owner: Person, id: string, bob: Person) => Promise<unknown>]>([
    ['archived', (owner, id) => changeStatus(owner, id, 'Archived')],
    ['deleted', (owner, id) => api.call(owner, `DELETE /api/projects/${id}`)],
    [
      'handed over',
      async (owner, id, bob) => {
        await api.call(owner, `PUT /api/projects/${id}/handover`, { body: { userId: bob.uid } });
        await api.call(bob, `POST /api/projects/${id}/handover/acceptance`);
        await api.call(owner, `POST /api/projects/${id}/leave`);
      },
    ],
  ])('who got two teams from rounds gets no third one, also when theirs are %s', async (_, leave) => {
    const mallory = await aPerson(api);
    for (const _time of [1, 2]) {
      const { id } = await projectOf(mallory);
      const bob = await teamWith(mallory, id);
      expect(bob).not.toBeNull();
      if (bob) await leave(mallory, id, bob);
    }
    const { id: projectId } = await projectOf(mallory);
    for (const body of [{}, { projectId }]) expect(await event.look(mallory, body)).toMatchObject(FOUND);
  });

  it('who got two teams as a member gets no third one, and a search of theirs is told why', async () => {
    const mallory = await aPerson(api);
    for (const _time of [1, 2]) {
      expect((await event.look(mallory)).status).toBe(204);
      const [bob] = await event.seekers('Go');
      await event.open(2);
      await event.answer(bob, 'yes');
      const { state, project } = (await event.answer(mallory, 'yes')).body;
      expect(state).toBe('formed');
      for (const one of [bob, mallory]) await api.call(one, `POST /api/projects/${project?.id}/leave`);
      for (const one of [bob, mallory]) await changeStatus(one, String(project?.id), 'Archived');
    }
    expect(await event.look(mallory)).toMatchObject(FOUND);
    // As one that somebody hands over to them would.
    await hasLooked({ projectId: (await projectOf(mallory)).id });
    await event.seekers('Figma');
    expect((await event.open(2)).teams).toBe(0);
    expect((await event.read(mallory)).unplacedBecause).toBe(error);
  });

  it('a project looks on for more people, but not for a third team after it removed two', async () => {
    const ada = await aPerson(api);
    const { id } = await projectOf(ada);
    const found: Person[] = [];
    for (const size of [2, 3, 4]) {
      expect((await event.look(ada, { projectId: id })).status).toBe(204);
      const [bob] = await event.seekers('Go');
      await event.open(size);
      await event.answer(ada, 'yes');
      expect((await event.answer(bob, 'yes')).body.state).toBe('formed');
      found.push(bob);
    }
    expect((await event.look(ada, { projectId: id })).status).toBe(204);
    for (const { uid } of found)
      await api.call(ada, `POST /api/projects/${id}/removals`, { body: { userId: uid, words: 'Thank you.' } });
    expect(await event.look(ada, { projectId: id })).toMatchObject(FOUND);
  });

  it('nobody looks before their address is confirmed, neither for themselves nor with a project', async () => {
    const ada = await aPerson(api);
    const { id: projectId } = await projectOf(ada);
    const refused = { status: 403, body: { code: 'user.email_unconfirmed', error: UNCONFIRMED } };
    for (const body of [{}, { projectId }]) expect(await event.look(unconfirmed(ada), body)).toMatchObject(refused);
    expect((await event.look(ada)).status).toBe(204);
  });

  it('who began to look before the rule, and has not confirmed their address, is not placed and told so', async () => {
    const [ada, bob] = await event.seekers('React', 'Go');
    const owner = await aPerson(api);
    const project = await projectOf(owner);
    await hasLooked({ projectId: project.id });
    for (const one of [ada, owner]) await doubtAddress(one);
    const { teams, unplaced } = await event.open(2);
    expect(teams).toBe(0);
    expect(
      unplaced
        .filter(({ reason }) => reason === UNCONFIRMED)
        .map(({ person }) => person.id)
        .sort(),
    ).toEqual(idsOf([ada, owner]));
    expect((await event.read(unconfirmed(ada))).unplacedBecause).toBe(UNCONFIRMED);
    expect((await event.read(bob)).unplacedBecause).toBe('There was nobody left to team up with.');
  });

  it('of two projects with somebody on both teams the one that looked first is placed, and the other told why', async () => {
    const [one, other] = [await aPerson(api), await aPerson(api)];
    const [first, second] = [await projectOf(one), await projectOf(other)];
    const member = await aMember(api, first, one);
    await api.database.transaction(async (manager) => {
      const invite = await anInvite(api, second, { sender: other, receiver: member, status: 'accepted' }, manager);
      await manager.query(
        `INSERT INTO project_members (project_id, user_id, role, invite_id) VALUES ($1, $2, 'Developer', $3)`,
        [second.id, member.profileId, invite.id],
      );
    });
    await event.look(one, { projectId: first.id });
    await event.look(other, { projectId: second.id });
    await event.seekers('React', 'Go', 'Figma');
    await event.open(4);
    expect((await event.teamOf(one))?.members).toContain(member.profileId);
    expect(await event.read(other)).toMatchObject({ proposal: null, unplacedBecause: TAKEN });
    // Also as long as the first one waits for answers.
    await event.open(4);
    expect(await event.read(other)).toMatchObject({ proposal: null, unplacedBecause: TAKEN });
  });

  it('of the searches that one account began before the rule one is placed', async () => {
    const mallory = await aPerson(api);
    for (let count = 0; count < 5; count += 1) await hasLooked({ projectId: (await projectOf(mallory)).id });
    await event.seekers('React', 'Go', 'Figma', 'Python', 'Swift');
    await event.open(2);
    expect((await openTeams()).filter(({ people }) => people.includes(mallory.profileId))).toHaveLength(1);
  });

  it('who joins a team that has a proposal to answer leaves the one that they had: the others are placed again', async () => {
    const owner = await aPerson(api);
    const project = await projectOf(owner);
    const [ada] = await event.seekers('React');
    await event.look(owner, { projectId: project.id });
    await event.open(2);
    const [cleo, dora] = await event.seekers('Figma', 'Python');
    await event.open(2);
    await event.answer(dora, 'yes');
    expect(await event.teamOf(cleo)).toEqual({ state: 'open', members: idsOf([cleo, dora]) });
    const { id } = await anInvite(api, project, { sender: owner, receiver: cleo });
    expect((await api.call(cleo, `PATCH /api/invites/${id}`, { body: { status: 'accepted' } })).status).toBe(200);
    expect((await event.read(cleo)).proposal).toMatchObject({ state: 'ended', answer: 'no', hasDeclined: false });
    expect((await event.teamOf(ada))?.state).toBe('open');
    expect((await event.teamOf(dora))?.state).toBe('ended');
    const open = await openTeams();
    expect(open.filter(({ people }) => people.includes(cleo.profileId))).toHaveLength(1);
    const [emil] = await event.seekers('Swift');
    await event.keepUp();
    expect(await event.teamOf(dora)).toEqual({ state: 'open', members: idsOf([dora, emil]) });
  });

  it('nobody is in two open proposals, whichever projects people are on, whoever answers what, in random rounds', async () => {
    const people = await event.seekers(...SKILLS);
    const below = randomNumbers(20_261_123);
    const anyOf = <T>(items: readonly T[]) => items[below(items.length)] as T;
    const projects: { project: ProjectEntity; owner: Person }[] = [];
    const joinOne = async () => {
      const { project, owner } = anyOf(projects);
      const receiver = anyOf(people.filter((person) => person !== owner));
      const invite = await anInvite(api, project, { sender: owner, receiver }).catch(() => null);
      if (invite) await api.call(receiver, `PATCH /api/invites/${invite.id}`, { body: { status: 'accepted' } });
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      const owner = anyOf(people);
      const project = await projectOf(owner, { maxTeamSize: 6 });
      projects.push({ project, owner });
      await hasLooked({ projectId: project.id });
      await joinOne();
      await event.open(2 + below(3));
      await joinOne();
      for (const person of people.filter(() => below(3) === 0)) {
        const { proposal } = await event.read(person);
        if (proposal?.mayAnswer) await event.answerTo(proposal.id, person, anyOf(['yes', 'yes', 'no']));
      }
      await event.keepUp();
      const placed = (await openTeams()).flatMap((team) => team.people);
      expect(placed.length).toBeGreaterThan(0);
      expect(placed.length).toBe(new Set(placed).size);
    }
  });
});

/** The same for the same seed. */
function randomNumbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}
