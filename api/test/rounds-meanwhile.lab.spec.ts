import type { OpenedTeamRound } from '@crewdeck/contract';
import { TeamRoundsService } from '../src/team-search/team-rounds.service.ts';
import { ApiProcess } from '../src/testing/api-process.ts';
import { aPerson, aProject } from '../src/testing/builders.ts';
import { aCrowdAt } from '../src/testing/event-crowd.ts';
import { EventTeams, idsOf } from '../src/testing/event-teams.ts';
import { betweenTransactions } from '../src/testing/held-event.ts';
import { anOps } from '../src/testing/release-builders.ts';
import { TestApi } from '../src/testing/test-api.ts';
import { brokenInvariants } from './team-invariants.ts';

/** So many that computing their teams takes longer than a call. */
const CROWD = { people: 500, projects: 100, blocks: 500 };
const NO_ROOM = 'No team was a match this time. That can change as more people join the search.';

describe('while the teams of a round are computed', () => {
  let api: TestApi;
  let event: EventTeams;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  beforeEach(async () => {
    event = await EventTeams.at(api);
  });

  afterEach(async () => {
    expect(await brokenInvariants(api.database)).toEqual([]);
  });

  afterAll(() => api.stop());

  const openWhile = (teamSize: number, meanwhile: () => Promise<unknown>): Promise<OpenedTeamRound> =>
    betweenTransactions(
      { databaseUrl: api.databaseUrl, hackathonId: event.hackathonId },
      () => event.open(teamSize),
      meanwhile,
    );

  it('a block is made: the two are in no team together, and everybody else is placed', async () => {
    const [ada, bob, cleo] = await event.seekers('React', 'Go', 'Figma');
    const { teams, unplaced } = await openWhile(3, () =>
      api.call(ada, 'POST /api/blocks', { body: { userId: bob.uid } }),
    );
    expect(teams).toBe(1);
    expect(unplaced).toEqual([{ person: expect.anything(), reason: NO_ROOM }]);
    const members = (await event.teamOf(cleo))?.members;
    expect([idsOf([ada, cleo]), idsOf([bob, cleo])]).toContainEqual(members);
  });

  it('a project loses its seats: nobody is proposed to it', async () => {
    const owner = await aPerson(api);
    const project = await aProject(api, { owner, hackathonId: event.hackathonId, maxTeamSize: 4 });
    await event.look(owner, { projectId: project.id });
    const [ada, bob] = await event.seekers('React', 'Go');
    const { teams } = await openWhile(3, () =>
      api.call(owner, `PATCH /api/projects/${project.id}`, { body: { status: 'Archived' } }),
    );
    expect(teams).toBe(1);
    expect(await event.teamOf(ada)).toEqual({ state: 'open', members: idsOf([ada, bob]) });
    expect((await event.read(owner)).proposal).toBeNull();
  });

  it('somebody begins to look: they wait for the next round', async () => {
    const [ada, bob] = await event.seekers('React', 'Go');
    const late = await aPerson(api);
    const hasLooked = () =>
      api.database.query('INSERT INTO team_searches (hackathon_id, user_id) VALUES ($1, $2)', [
        event.hackathonId,
        late.profileId,
      ]);
    expect(await openWhile(2, hasLooked)).toEqual({ teams: 1, unplaced: [] });
    expect((await event.teamOf(ada))?.members).toEqual(idsOf([ada, bob]));
    expect(await event.teamOf(late)).toBeNull();
  });

  it('calls are answered', async () => {
    await aCrowdAt(api, event.hackathonId, CROWD);
    const startedAt = performance.now();
    let isOver = false;
    const opened = event.open(4).finally(() => {
      isOver = true;
    });
    let longestMs = 0;
    while (!isOver) {
      const askedAt = performance.now();
      await api.call(null, `GET /api/hackathons/${event.hackathonId}/team-search`);
      longestMs = Math.max(longestMs, performance.now() - askedAt);
    }
    const { teams } = await opened;
    expect(teams).toBeGreaterThan(CROWD.projects);
    // Beside their computing a round is short.
    expect(longestMs).toBeLessThan((performance.now() - startedAt) / 2);
  });

  it('their process is killed: the next run proposes them, once', async () => {
    const killed = await ApiProcess.start({ DATABASE_URL: api.databaseUrl });
    const ids = await aCrowdAt(api, event.hackathonId, { people: 20 });
    const path = `POST /api/hackathons/${event.hackathonId}/team-rounds` as const;
    const place = { databaseUrl: api.databaseUrl, hackathonId: event.hackathonId };
    await betweenTransactions(
      place,
      () => killed.call(anOps(), path, { teamSize: 4 }).catch(() => null),
      () => killed.stop('SIGKILL'),
    );
    const rounds = api.get(TeamRoundsService);
    await Promise.all([rounds.keepUp(), rounds.keepUp()]);
    await rounds.keepUp();
    const told = await api.database.query<{ person: string; times: number }[]>(
      `SELECT user_id AS person, count(*)::int AS times FROM activities
       WHERE hackathon_id = $1 AND kind = 'team_proposed' GROUP BY user_id ORDER BY user_id`,
      [event.hackathonId],
    );
    expect(told).toEqual([...ids].sort().map((person) => ({ person, times: 1 })));
    const proposals = await api.database.query<{ state: string; parts: number }[]>(
      `SELECT t.state, t.parts FROM team_proposals t JOIN team_rounds r ON r.id = t.round_id WHERE r.hackathon_id = $1`,
      [event.hackathonId],
    );
    expect(proposals).toEqual(Array(5).fill({ state: 'open', parts: 4 }));
  });
});
