import { setTimeout as sleep } from 'node:timers/promises';
import { ApiProcess } from '../src/testing/api-process.ts';
import { aHackathon, aPerson } from '../src/testing/builders.ts';
import { aCrowdAt } from '../src/testing/event-crowd.ts';
import type { Person } from '../src/testing/people.ts';
import { anOps } from '../src/testing/release-builders.ts';
import { TestApi } from '../src/testing/test-api.ts';
import { brokenInvariants } from './team-invariants.ts';

const SEEKERS = 4_000;
const PROJECTS = 400;
const BLOCKS = 4_000;
/** The figure is a minute, on a machine that does nothing else. */
const LONGEST_ROUND_MS = 180_000;
const BASELINE_MS = 10_000;
const CALLERS = 4;
const PAUSE_MS = 20;
/** The figure is 2. Of a few milliseconds a ratio says nothing. */
const MOST_TIMES_SLOWER = 4;
const FLOOR_MS = 100;

const TOGETHER_AND_BLOCKED = `
  SELECT b.* FROM team_proposals t JOIN team_rounds r ON r.id = t.round_id AND r.hackathon_id = $1
    JOIN LATERAL (
      SELECT coalesce(s.user_id, p.owner_id) AS id FROM team_proposal_parts part JOIN team_searches s ON s.id = part.search_id
        LEFT JOIN projects p ON p.id = s.project_id WHERE part.proposal_id = t.id) one ON true
    JOIN LATERAL (
      SELECT coalesce(s.user_id, p.owner_id) AS id FROM team_proposal_parts part JOIN team_searches s ON s.id = part.search_id
        LEFT JOIN projects p ON p.id = s.project_id WHERE part.proposal_id = t.id) other ON true
    JOIN blocks b ON b.blocker_id = one.id AND b.blocked_id = other.id`;

const AVOIDED_TOGETHER = `
  SELECT w.* FROM wishes w JOIN team_proposal_parts mine ON mine.search_id = w.search_id
    JOIN team_proposal_parts part ON part.proposal_id = mine.proposal_id JOIN team_searches s ON s.id = part.search_id
    LEFT JOIN projects p ON p.id = s.project_id
  WHERE w.kind = 'avoid' AND w.person_id = coalesce(s.user_id, p.owner_id)`;

/** Of those who like each other, how many are in one team. */
const TOGETHER_AND_LIKED = `
  SELECT count(*)::int AS liked, count(*) FILTER (WHERE mine.proposal_id = theirs.proposal_id)::int AS together
  FROM wishes w JOIN wishes back ON back.user_id = w.person_id AND back.person_id = w.user_id AND back.kind = 'like'
    JOIN team_proposal_parts mine ON mine.search_id = w.search_id JOIN team_proposal_parts theirs ON theirs.search_id = back.search_id
  WHERE w.kind = 'like'`;

const p95 = (times: readonly number[]) =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;

describe(`a round of ${SEEKERS} seekers with wishes, of whom many have blocked each other`, () => {
  let api: TestApi;
  let served: ApiProcess;
  let hackathonId: string;
  let readers: Person[];

  beforeAll(async () => {
    api = await TestApi.start();
    served = await ApiProcess.start({ DATABASE_URL: api.databaseUrl });
    hackathonId = await aHackathon(api);
    readers = await Promise.all(Array.from({ length: CALLERS }, () => aPerson(api)));
    await aCrowdAt(api, hackathonId, { people: SEEKERS, projects: PROJECTS, blocks: BLOCKS, haveWishes: true });
    await api.database.query('ANALYZE');
  }, LONGEST_ROUND_MS);

  afterAll(async () => {
    await served.stop();
    await api.stop();
  });

  /** How long calls of several people take until then. */
  async function callUntil(isOver: () => boolean): Promise<number[]> {
    const times: number[] = [];
    const call = async (person: Person) => {
      for (let count = 0; !isOver(); count += 1, await sleep(PAUSE_MS)) {
        const requests = ['GET /api/projects', 'GET /api/activities', `GET /api/users/${person.uid}/collaborations`];
        const startedAt = performance.now();
        const answer = await served.call(person, requests[count % requests.length] as `GET ${string}`);
        times.push(performance.now() - startedAt);
        expect(answer.status).toBe(200);
      }
    };
    await Promise.all(readers.map(call));
    return times;
  }

  it(
    'is placed, and other calls go on',
    async () => {
      const begin = performance.now();
      await callUntil(() => performance.now() - begin > BASELINE_MS / 2);
      const quietUntil = performance.now() + BASELINE_MS;
      const before = await callUntil(() => performance.now() > quietUntil);
      const startedAt = performance.now();
      let tookMs = 0;
      const opened = served
        .call(anOps(), `POST /api/hackathons/${hackathonId}/team-rounds`, { teamSize: 4 })
        .finally(() => {
          tookMs = performance.now() - startedAt;
        });
      const during = await callUntil(() => tookMs > 0);
      const answer = await opened;
      expect(answer.status).toBe(201);
      const [{ placed }] = await api.database.query<[{ placed: number }]>(
        'SELECT count(*)::int AS placed FROM team_proposal_parts',
      );
      process.stdout.write(
        `${SEEKERS} seekers: ${placed} placed in ${Math.round(tookMs)} ms. p95 of other calls: ` +
          `${p95(before).toFixed(1)} ms before (${before.length} calls), ${p95(during).toFixed(1)} ms meanwhile (${during.length} calls), ` +
          `longest ${Math.max(...during).toFixed(0)} ms.\n`,
      );
      expect(tookMs).toBeLessThan(LONGEST_ROUND_MS);
      expect(placed).toBeGreaterThan(SEEKERS * 0.95);
      expect(p95(during)).toBeLessThan(Math.max(FLOOR_MS, MOST_TIMES_SLOWER * p95(before)));
      expect(await api.database.query(TOGETHER_AND_BLOCKED, [hackathonId])).toEqual([]);
      expect(await api.database.query(AVOIDED_TOGETHER)).toEqual([]);
      const [{ liked, together }] = await api.database.query<[{ liked: number; together: number }]>(TOGETHER_AND_LIKED);
      process.stdout.write(`Of ${liked / 2} pairs who like each other ${together / 2} are together.\n`);
      expect(together).toBeGreaterThan(liked * 0.9);
      expect(await brokenInvariants(api.database)).toEqual([]);
    },
    2 * LONGEST_ROUND_MS,
  );
});
