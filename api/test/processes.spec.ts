import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, startDatabase } from '@crewdeck/stack/database';
import pg from 'pg';
import { ApiProcess } from '../src/testing/api-process.ts';
import { unsignedTokenOf } from '../src/testing/people.ts';
import { createEmptyDatabase, createTestDatabase } from '../src/testing/test-database.ts';
import { aCrowd, type Crowd, type Invitee } from './crowd.ts';
import { brokenInvariants } from './team-invariants.ts';

const PROJECTS = process.env.CREWDECK_LABS ? 20 : 10;
/** Twice as many as there are seats. */
const PEOPLE = 10 * PROJECTS;
const SEATS = 5 * PROJECTS;

/** `SIGINT` asks everybody to leave at once; `SIGQUIT` is a crash. */
const STOPS = process.env.CREWDECK_LABS ? (['SIGINT', 'SIGQUIT'] as const) : (['SIGQUIT'] as const);

const accept = (api: ApiProcess, invitee: Invitee) =>
  api.call(invitee, `PATCH /api/invites/${invitee.inviteId}`, { status: 'accepted' });

/** As people do whom the API asks to come back: 200 at once are more than a slow machine serves within a call's limit. */
async function acceptUntilAnswered(api: ApiProcess, invitee: Invitee) {
  let answer = await accept(api, invitee);
  while (answer.status === 503) {
    await sleep(500);
    answer = await accept(api, invitee);
  }
  return answer;
}

async function query<T extends pg.QueryResultRow>(databaseUrl: string, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<T>(text, values);
  await client.end();
  return rows;
}

const TOLD = `
  SELECT kind, count(*)::int AS times, count(DISTINCT user_id)::int AS people FROM activities GROUP BY kind ORDER BY kind`;

const brokenIn = (databaseUrl: string) =>
  brokenInvariants({ query: (text: string) => query(databaseUrl, text) as Promise<never> });

/** Whose invites are accepted in the database. */
async function acceptedIn(databaseUrl: string): Promise<Set<string>> {
  const rows = await query<{ id: string }>(databaseUrl, `SELECT id FROM invites WHERE status = 'accepted'`);
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
    expect(await query(databaseUrl, TOLD)).toEqual([
      { kind: 'invite_accepted', times: SEATS, people: 1 },
      { kind: 'joined', times: PROJECTS * (4 + 3 + 2 + 1), people: 4 * PROJECTS },
    ]);
    expect(await second.stop()).toBe(0);
  });

  describe('beside another one', () => {
    let databaseUrl: string;
    let both: readonly [ApiProcess, ApiProcess];
    const turn = (index: number) => both[index % 2 === 0 ? 0 : 1];
    const statuses = (answers: readonly { status: number }[]) => {
      const counts = new Map<number, number>();
      for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
      return Object.fromEntries(counts);
    };

    beforeAll(async () => {
      databaseUrl = await createEmptyDatabase();
      const environment = { DATABASE_URL: databaseUrl, INVITES_PER_TEN_MINUTES: '25' };
      // Both migrate an empty database at the same moment.
      both = await Promise.all([ApiProcess.start(environment), ApiProcess.start(environment)]);
    });

    afterAll(async () => {
      await Promise.all(both.map((api) => api.stop()));
    });

    it('gives one seat to one of fifty', async () => {
      const crowd = await aCrowd(databaseUrl, { people: 50, projects: 1, maxTeamSize: 2 });
      const answers = await Promise.all(crowd.invitees.map((invitee, index) => accept(turn(index), invitee)));
      expect(statuses(answers)).toEqual({ 200: 1, 409: 49 });
      expect(await brokenIn(databaseUrl)).toEqual([]);
    });

    it('creates one of ten equal invites', async () => {
      const { owner, projectIds } = await aCrowd(databaseUrl, { people: 0, projects: 1, maxTeamSize: 5 });
      const { owner: receiver } = await aCrowd(databaseUrl, { people: 0, projects: 1, maxTeamSize: 5 });
      const invite = { projectId: projectIds[0], receiverId: receiver.uid, role: 'Developer' };
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => turn(index).call(owner, 'POST /api/invites', invite)),
      );
      expect(statuses(answers)).toEqual({ 201: 1, 409: 9 });
    });

    it('counts the invites of one person once', async () => {
      const { owner, projectIds } = await aCrowd(databaseUrl, { people: 0, projects: 10, maxTeamSize: 5 });
      const { invitees } = await aCrowd(databaseUrl, { people: 40, projects: 1, maxTeamSize: 2 });
      const answers = await Promise.all(
        invitees.map(({ uid }, index) =>
          turn(index).call(owner, 'POST /api/invites', {
            projectId: projectIds[index % 10],
            receiverId: uid,
            role: 'Dev',
          }),
        ),
      );
      expect(statuses(answers)).toEqual({ 201: 25, 429: 15 });
    });
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

  it('writes no token, e-mail or name into its log, whatever happens', async () => {
    const databaseUrl = await createTestDatabase();
    const api = await ApiProcess.start({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'trace' });
    const { owner } = await aCrowd(databaseUrl, { people: 0, projects: 1, maxTeamSize: 2 });
    await api.call(owner, `GET /api/users/firebase/${owner.uid}?asked=discreetly`);
    await query(databaseUrl, `ALTER TABLE projects ADD CONSTRAINT no_more CHECK (title <> 'Secret title')`);
    const failed = await api.call(owner, 'POST /api/projects', { title: 'Secret title' });
    await api.stop();

    expect(failed).toMatchObject({ status: 500, body: { error: 'Oops! Something went wrong.' } });
    expect(api.output).toContain('no_more');
    for (const line of api.output.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
    const secrets = [
      owner.email,
      owner.uid,
      unsignedTokenOf(owner).slice(0, 40),
      'discreetly',
      'Secret title',
      'Somebody',
    ];
    expect(secrets.filter((secret) => api.output.includes(secret))).toEqual([]);
  });

  it.each([
    [
      'an emulator in production',
      { NODE_ENV: 'production' },
      /^FIREBASE_AUTH_EMULATOR_HOST must not be set in production: .+\n/,
    ],
    [
      'a database that is not there',
      { DATABASE_URL: 'postgres://crewdeck@127.0.0.1:9/crewdeck' },
      /^The database does not answer at DATABASE_URL\.$/m,
    ],
    [
      'a number that is none',
      { INVITES_OUTSTANDING: 'many' },
      /^INVITES_OUTSTANDING is not valid: it takes a number of invites of at least 1\.\n$/,
    ],
  ])('does not start with %s, and says why in a sentence', async (_, environment, sentence) => {
    const api = ApiProcess.spawn({ DATABASE_URL: 'postgres://crewdeck@127.0.0.1:9/crewdeck', ...environment });
    expect(await api.exit).toBe(1);
    expect(api.output).toMatch(sentence);
  });
});
