import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Project } from '@crewdeck/contract';
import { type Database, FOLLOWED_SETTINGS, startDatabase, startReplica } from '@crewdeck/stack/database';
import { jest } from '@jest/globals';
import pg from 'pg';
import { aPerson, aProject } from '../src/testing/builders.ts';
import { eventually } from '../src/testing/eventually.ts';
import { queriesDuring } from '../src/testing/queries-during.ts';
import { TestApi } from '../src/testing/test-api.ts';

jest.setTimeout(60_000);

type Listed = Pick<Project, 'title'>[];

describe('a search, beside a replica of the database', () => {
  let primary: Database;
  let replica: Database;
  let api: TestApi;

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'crewdeck-replicas-'));
    primary = await startDatabase(join(folder, 'primary'), FOLLOWED_SETTINGS);
    replica = await startReplica(join(folder, 'replica'), join(folder, 'primary'), primary);
    api = await startApi();
  });

  afterAll(async () => {
    await api.stop();
    await replica.remove();
    await primary.remove();
  });

  const startApi = () =>
    TestApi.start({
      DATABASE_URL: `${primary.serverUrl}/postgres`,
      DATABASE_REPLICA_URLS: `${replica.serverUrl}/postgres`,
    });
  const figure = async (name: string): Promise<number> => {
    const text = await (await fetch(`${api.url}/metrics`)).text();
    return Number(
      text
        .split('\n')
        .find((line) => line.startsWith(name))
        ?.split(' ')[1] ?? 0,
    );
  };
  const answeredBy = (who: string) => figure(`database_late_reads_total{answered_by="${who}"}`);
  const lag = () => figure('database_replica_lag_seconds{replica="0"}');
  const untilFollowed = () => eventually(async () => (await lag()) < 1);
  const replay = async (word: 'pause' | 'resume') => {
    const client = new pg.Client({ connectionString: `${replica.serverUrl}/postgres` });
    await client.connect();
    await client.query(`SELECT pg_wal_replay_${word}()`);
    await client.end();
  };
  const post = async (title: string) => {
    const owner = await aPerson(api);
    const body = { title, description: 'A project', collaborationType: 'Open to All' };
    return api.call<Project>(owner, 'POST /api/projects', { body });
  };
  const titles = async (headers: Record<string, string> = {}) => {
    const { body } = await api.call<Listed>(null, 'GET /api/projects', { headers });
    return body.map(({ title }) => title);
  };

  it.each(['GET /api/users?search=some', 'GET /api/projects', 'GET /api/projects?sort=fit'] as const)(
    'is answered by the replica: %s',
    async (request) => {
      const person = await aPerson(api);
      await untilFollowed();
      const [ofReplica, ofPrimary] = [await answeredBy('replica'), await answeredBy('primary')];
      expect((await api.call(person, request)).status).toBe(200);
      expect(await answeredBy('primary')).toBe(ofPrimary);
      expect(await answeredBy('replica')).toBeGreaterThan(ofReplica);
    },
  );

  it('has the replica read all that projects are ranked by: who reads, candidates and their teams', async () => {
    const person = await aPerson(api, { skills: [{ skillId: 'React', level: 'Advanced' }] });
    await aProject(api, { owner: await aPerson(api), techStack: ['React'] });
    await untilFollowed();
    const search = () => api.call(person, 'GET /api/projects?sort=fit');
    // Who calls, and how rare skills are, is known then.
    await search();
    const before = await answeredBy('replica');
    const sent = await queriesDuring(api, search);
    const reads = sent.filter(({ sql }) => /FROM (projects p|users u)/.test(sql));
    expect(reads.some(({ sql }) => sql.includes('AS team'))).toBe(true);
    expect((await answeredBy('replica')) - before).toBe(reads.length);
  });

  it('shows at once to whoever has written what they wrote, though the replica does not have it', async () => {
    await untilFollowed();
    await replay('pause');
    const { headers } = await post('Only on the primary');
    const cookie = String(headers.get('set-cookie'));
    expect(cookie).toMatch(/^crewdeck-wrote=1; Max-Age=2; Path=\/api; HttpOnly; SameSite=Strict$/);
    expect(await titles({ cookie: 'crewdeck-wrote=1' })).toContain('Only on the primary');
    await replay('resume');
  });

  it('leaves a replica out that is more than a second behind, until it has caught up', async () => {
    await replay('pause');
    await post('Not replayed');
    await eventually(async () => (await lag()) > 1);
    expect(await titles()).toContain('Not replayed');
    const before = await answeredBy('replica');
    await replay('resume');
    await untilFollowed();
    expect(await titles()).toContain('Not replayed');
    expect(await answeredBy('replica')).toBeGreaterThan(before);
  });

  it('goes on while the primary is down, but for those who have just written, and nothing else does', async () => {
    await untilFollowed();
    const status = async (path: string, headers = {}) => (await api.call(null, `GET ${path}`, { headers })).status;
    await primary.stop('SIGQUIT');
    await eventually(async () => (await status('/api/projects')) === 200);
    // Longer than a replica may be behind while there is a primary.
    await sleep(1_500);
    expect(await titles()).toContain('Not replayed');
    expect(await status('/api/users')).toBe(200);
    expect(await status('/api/projects', { cookie: 'crewdeck-wrote=1' })).toBe(503);
    expect([await status('/api/health/ready'), await status('/api/health/live')]).toEqual([503, 200]);
    await primary.start();
    await eventually(async () => (await status('/api/health/ready')) === 200);
    await untilFollowed();
    expect((await post('Written afterwards')).status).toBe(201);
  });

  it('goes on while the replica is down, in a process that starts then as well, and comes back to it', async () => {
    await untilFollowed();
    const searches = (async () => {
      for (const end = Date.now() + 1_000; Date.now() < end; ) await titles();
    })();
    await replica.stop('SIGQUIT');
    await searches;
    const other = await startApi();
    expect((await other.call(null, 'GET /api/projects')).status).toBe(200);
    await other.stop();
    await replica.start();
    await untilFollowed();
    const before = await answeredBy('replica');
    await titles();
    expect(await answeredBy('replica')).toBeGreaterThan(before);
  });
});
