import type { OpenedTeamRound } from '@crewdeck/contract';
import { EventTeams } from '../src/testing/event-teams.ts';
import type { Person } from '../src/testing/people.ts';
import { runJobs } from '../src/testing/run-jobs.ts';
import { TestApi } from '../src/testing/test-api.ts';
import { brokenInvariants } from './team-invariants.ts';

describe('teams for events, while several act at once', () => {
  let api: TestApi;
  let other: TestApi;
  let event: EventTeams;

  beforeAll(async () => {
    api = await TestApi.start({ DATABASE_POOL_SIZE: '12' });
    other = await TestApi.start({ DATABASE_URL: api.databaseUrl });
  });

  beforeEach(async () => {
    event = await EventTeams.at(api);
  });

  afterEach(async () => {
    expect(await brokenInvariants(api.database)).toEqual([]);
  });

  afterAll(async () => {
    await api.stop();
    await other.stop();
  });

  const keepUp = (at: TestApi) => runJobs(at, 'place_seekers');
  const count = async (statement: string): Promise<number> =>
    (await api.database.query(`SELECT count(*)::int AS count FROM ${statement}`, [event.hackathonId]))[0].count;
  const projects = () => count('projects WHERE hackathon_id = $1');
  const proposals = (state: string) =>
    count(
      `team_proposals t JOIN team_rounds r ON r.id = t.round_id WHERE r.hackathon_id = $1 AND t.state = '${state}'`,
    );
  const proposalOf = async (person: Person | undefined) => person && (await event.read(person)).proposal?.id;

  it('all say yes at the same moment: one team is made', async () => {
    const people = await event.seekers('React', 'Go', 'Figma', 'Python');
    await event.open(4);
    const id = await proposalOf(people[0]);
    const answers = await Promise.all([...people, ...people].map((person) => event.answerTo(id, person, 'yes')));
    // Whoever says it a second time is in time, or late.
    for (const { status, body } of answers)
      expect([200, 'team_proposal.over']).toContain(status === 200 ? 200 : body.code);
    expect(await projects()).toBe(1);
    expect(await proposals('formed')).toBe(1);
    expect(await count('team_searches WHERE hackathon_id = $1 AND ended_at IS NULL')).toBe(0);
  });

  it('one says yes and another no at the same moment: no team is made', async () => {
    const people = await event.seekers('React', 'Go');
    await event.open(2);
    const id = await proposalOf(people[0]);
    await Promise.all(people.map((person, index) => event.answerTo(id, person, index === 0 ? 'yes' : 'no')));
    expect(await projects()).toBe(0);
    expect(await proposals('ended')).toBe(1);
  });

  it('people choose the other of two teams while all answer: everybody is in one team, and each team has its people', async () => {
    const owners = [await event.owner('Star Map'), await event.owner('Tide Clock')];
    const people = [...(await event.seekers('React', 'React', 'React', 'React')), ...owners];
    await event.open(3);
    const shown = await Promise.all(people.map((person) => event.read(person)));
    expect(shown.filter(({ proposal }) => proposal?.alternative)).toHaveLength(2);
    const answers = await Promise.all(
      people.flatMap((person, index) => {
        const id = shown[index]?.proposal?.id;
        return [event.choose(id, person), event.answerTo(id, person, 'yes')];
      }),
    );
    expect(answers.filter(({ status }) => ![200, 404, 409].includes(status))).toEqual([]);
    expect(await proposals('ended')).toBe(0);
    const placed = `team_proposal_parts part JOIN team_proposals t ON t.id = part.proposal_id JOIN team_rounds r ON r.id = t.round_id
      WHERE r.hackathon_id = $1`;
    expect(await count(placed)).toBe(people.length);
  });

  it('several processes keep up at the same moment: everybody is placed once, and told once', async () => {
    const people = await event.seekers('React', 'Go', 'Figma', 'Python', 'Swift', 'Kotlin');
    await event.open(3);
    const [first] = people;
    await event.answer(first, 'no');
    await Promise.all([api, other, api, other].map(keepUp));
    await Promise.all([api, other].map(keepUp));
    expect(await proposals('ended')).toBe(1);
    const placed = `team_proposal_parts part JOIN team_proposals t ON t.id = part.proposal_id JOIN team_rounds r ON r.id = t.round_id
      WHERE r.hackathon_id = $1 AND t.state = 'open'`;
    expect(await count(placed)).toBe(5);
    const told = await count(`activities WHERE hackathon_id = $1 AND kind = 'team_proposed'`);
    expect(told).toBe(6 + 2);
  });

  it('ops open a round twice at the same moment: everybody has one proposal', async () => {
    const people = await event.seekers('React', 'Go', 'Figma', 'Python');
    const rounds: OpenedTeamRound[] = await Promise.all([event.open(2), event.open(2)]);
    expect(rounds.map(({ teams }) => teams).sort()).toEqual([0, 2]);
    expect(await proposals('open')).toBe(2);
    for (const person of people) expect((await event.teamOf(person))?.members).toHaveLength(2);
  });

  it('somebody deletes their account while the last one says yes: a team with them, or none', async () => {
    for (let round = 0; round < 4; round += 1) {
      event = await EventTeams.at(api);
      const [ada, bob, cleo] = await event.seekers('React', 'Go', 'Figma');
      await event.open(3);
      const id = await proposalOf(ada);
      await event.answerTo(id, ada, 'yes');
      await event.answerTo(id, bob, 'yes');
      const [deleted, answered] = await Promise.all([
        api.call(ada, 'DELETE /api/account'),
        event.answerTo(id, cleo, 'yes'),
      ]);
      expect(deleted.status).toBe(204);
      expect(['formed', 'team_proposal.over']).toContain(answered.body.state ?? answered.body.code);
      expect(await projects()).toBe(answered.status === 200 ? 1 : 0);
    }
  });

  it('two of one proposal block each other while the last one says yes: who was first counts', async () => {
    const [ada, bob] = await event.seekers('React', 'Go');
    await event.open(2);
    await event.answer(ada, 'yes');
    const id = await proposalOf(bob);
    const [, answered] = await Promise.all([
      api.call(ada, 'POST /api/blocks', { body: { userId: bob.uid } }),
      event.answerTo(id, bob, 'yes'),
    ]);
    expect(['formed', 'team_proposal.over']).toContain(answered.body.state ?? answered.body.code);
    expect(await projects()).toBe(answered.status === 200 ? 1 : 0);
  });
});
