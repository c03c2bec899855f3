import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, startDatabase } from '@crewdeck/stack/database';
import { ApiProcess } from '../src/testing/api-process.ts';
import { createTestDatabase } from '../src/testing/test-database.ts';
import { aCrowd, accept, brokenIn, type Crowd, type Invitee, rowsOf } from './crowd.ts';

const PROJECTS = 20;
/** Twice as many as there are seats. */
const PEOPLE = 10 * PROJECTS;
const SEATS = 5 * PROJECTS;

/** `SIGINT` asks everybody to leave at once; `SIGQUIT` is a crash. */
const STOPS = ['SIGINT', 'SIGQUIT'] as const;

/** As people do whom the API asks to come back: 200 at once are more than a slow machine serves within a call's limit. */
async function acceptUntilAnswered(api: ApiProcess, invitee: Invitee) {
  let answer = await accept(api, invitee);
  while (answer.status === 503) {
    await sleep(500);
    answer = await accept(api, invitee);
  }
  return answer;
}

const TOLD = `
  SELECT kind, count(*)::int AS times, count(DISTINCT user_id)::int AS people FROM activities GROUP BY kind ORDER BY kind`;

/** Whose invites are accepted in the database. */
async function acceptedIn(databaseUrl: string): Promise<Set<string>> {
  const rows = await rowsOf<{ id: string }>(databaseUrl, `SELECT id FROM invites WHERE status = 'accepted'`);
  return new Set(rows.map(({ id }) => id));
}

async function brokenListsOf(api: ApiProcess, { owner, invitees }: Crowd): Promise<number[]> {
  const readers = [owner, ...invitees.slice(0, 20)];
  const answers = await Promise.all(
    readers.flatMap((person) => [
      api.call(person, `GET /api/users/${person.uid}/collaborations`),
      api.call(person, `GET /api/invites/user/${person.uid}`),
      api.call(person, `GET /api/invites/sent/${person.uid}`),
      api.call(person, 'GET /api/projects/mine'),
    ]),
  );
  return answers.map(({ status }) => status).filter((status) => status !== 200);
}

describe('the API as a process', () => {
  it('that is killed in the middle of many acceptances leaves every rule whole, and forgets none it has answered', async () => {
    const databaseUrl = await createTestDatabase();
    const first = await ApiProcess.start({ DATABASE_URL: databaseUrl });
    const crowd = await aCrowd(databaseUrl, { people: PEOPLE, projects: PROJECTS, maxTeamSize: 6 });
    let answered = 0;
    const acceptances = crowd.invitees.map(async (invitee) => {
      const { status } = await accept(first, invitee);
      answered += 1;
      if (answered === 2 * PROJECTS) await first.stop('SIGKILL');
      return { status, inviteId: invitee.inviteId };
    });
    const outcomes = await Promise.allSettled(acceptances);

    const second = await ApiProcess.start({ DATABASE_URL: databaseUrl });
    expect(await brokenIn(databaseUrl)).toEqual([]);
    expect(await brokenListsOf(second, crowd)).toEqual([]);
    const known = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    const promised = known.flatMap(({ status, inviteId }) => (status === 200 ? [inviteId] : []));
    expect(promised.length).toBeGreaterThan(0);
    expect(known.length).toBeLessThan(PEOPLE);
    const kept = await acceptedIn(databaseUrl);
    expect(promised.filter((id) => !kept.has(id))).toEqual([]);

    // Everybody tries again, and again where a slow machine says 503: all seats are taken, none twice.
    const again = await Promise.all(crowd.invitees.map((invitee) => acceptUntilAnswered(second, invitee)));
    expect(again.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect((await acceptedIn(databaseUrl)).size).toBe(SEATS);
    expect(await brokenIn(databaseUrl)).toEqual([]);
    // The owner was told of each who joined, and in each team of 5 each member of those who came after them.
    expect(await rowsOf(databaseUrl, TOLD)).toEqual([
      { kind: 'invite_accepted', times: SEATS, people: 1 },
      { kind: 'joined', times: PROJECTS * (4 + 3 + 2 + 1), people: 4 * PROJECTS },
    ]);
    expect(await second.stop()).toBe(0);
  });

  describe('while PostgreSQL goes away under load', () => {
    let postgres: Database;
    let databaseUrl: string;
    let api: ApiProcess;

    beforeAll(async () => {
      postgres = await startDatabase(await mkdtemp(join(tmpdir(), 'crewdeck-postgres-')));
      databaseUrl = `${postgres.serverUrl}/postgres`;
      api = await ApiProcess.start({ DATABASE_URL: databaseUrl });
    });

    afterAll(async () => {
      try {
        await api.stop();
      } finally {
        await postgres.remove();
      }
    });

    it.each(STOPS)('answers 503 meanwhile and by itself within ten seconds after, stopped by %s', async (signal) => {
      const crowd = await aCrowd(databaseUrl, { people: 100, projects: 10, maxTeamSize: 6 });
      const seen = new Set<number>();
      let isLoaded = true;
      const load = crowd.invitees.slice(0, 8).map(async (_, worker) => {
        for (let turn = 0; isLoaded; turn += 1) {
          const invitee = crowd.invitees[(worker + turn * 8) % crowd.invitees.length];
          if (invitee) seen.add((await accept(api, invitee)).status);
          seen.add((await api.call(null, 'GET /api/projects')).status);
          await sleep(50);
        }
      });
      await sleep(500);

      await postgres.stop(signal);
      await sleep(500);
      expect((await api.call(null, 'GET /api/health/live')).status).toBe(200);
      expect((await api.call(null, 'GET /api/health/ready')).status).toBe(503);
      await postgres.start();
      const backAt = Date.now();
      while ((await api.call(null, 'GET /api/health/ready')).status !== 200) await sleep(50);
      while ((await api.call(null, 'GET /api/users')).status !== 200) await sleep(50);
      const tookMs = Date.now() - backAt;
      isLoaded = false;
      await Promise.all(load);

      expect(tookMs).toBeLessThan(10_000);
      expect([...seen].filter((status) => ![200, 409, 503].includes(status))).toEqual([]);
      expect(api.isRunning).toBe(true);
      expect(await brokenIn(databaseUrl)).toEqual([]);
    });
  });
});
