import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Project } from '@crewdeck/contract';
import { type Database, FOLLOWED_SETTINGS, startDatabase, startReplica } from '@crewdeck/stack/database';
import pg from 'pg';
import { PrimaryConnection } from '../src/database/primary-connection.ts';
import { aPerson, aProject } from '../src/testing/builders.ts';
import { eventually } from '../src/testing/eventually.ts';
import type { Account } from '../src/testing/people.ts';
import { queriesDuring } from '../src/testing/queries-during.ts';
import { TestApi } from '../src/testing/test-api.ts';

/** A replica comes back to its primary after that, not after five seconds. */
const SETTINGS = { ...FOLLOWED_SETTINGS, wal_retrieve_retry_interval: '200ms' };
/** Longer than a replica may be behind. */
const TOO_LONG_MS = 1_500;

const urlOf = ({ serverUrl }: Database) => `${serverUrl}/postgres`;

describe('a search, beside a replica of the database', () => {
  let primary: Database;
  let replica: Database;
  let api: TestApi;

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'crewdeck-replicas-'));
    primary = await startDatabase(join(folder, 'primary'), SETTINGS);
    replica = await startReplica(join(folder, 'replica'), join(folder, 'primary'), primary, SETTINGS);
    api = await startApi();
  });

  afterAll(async () => {
    await api.stop();
    await replica.remove();
    await primary.remove();
  });

  const startApi = () => TestApi.start({ DATABASE_URL: urlOf(primary), DATABASE_REPLICA_URLS: urlOf(replica) });
  const figure = async (name: string): Promise<number> => {
    const lines = (await (await fetch(`${api.url}/metrics`)).text()).split('\n');
    return Number(lines.find((line) => line.startsWith(name))?.split(' ')[1] ?? 0);
  };
  const lag = () => figure('database_replica_lag_seconds{replica="0"}');
  const answeredBy = (who: string) => figure(`database_searches_total{answered_by="${who}"}`);
  const isAnsweredByReplica = async (request: `GET ${string}` = 'GET /api/projects', person: Account | null = null) => {
    const [ofReplica, ofPrimary] = [await answeredBy('replica'), await answeredBy('primary')];
    expect((await api.call(person, request)).status).toBe(200);
    return (await answeredBy('replica')) > ofReplica && (await answeredBy('primary')) === ofPrimary;
  };
  const untilFollowed = () => eventually(() => isAnsweredByReplica(), 30_000);
  const replay = async (word: 'pause' | 'resume') => {
    const client = new pg.Client(urlOf(replica));
    await client.connect();
    await client.query(`SELECT pg_wal_replay_${word}()`);
    await client.end();
  };
  const post = async (title: string) => {
    const owner = await aPerson(api);
    const body = { title, description: 'A project', collaborationType: 'Open to All' };
    return { owner, ...(await api.call<Project>(owner, 'POST /api/projects', { body })) };
  };
  const titles = async (path = '/api/projects', person: Account | null = null) =>
    (await api.call<Project[]>(person, `GET ${path}`)).body.map(({ title }) => title);

  it.each([
    'GET /api/users?search=some',
    'GET /api/users?sort=fit',
    'GET /api/projects?sort=fit',
    'GET /api/hackathons',
  ] as const)('is answered by the replica: %s', async (request) => {
    const person = await aPerson(api);
    await eventually(() => isAnsweredByReplica(request, person));
  });

  it('reads from the replica all that projects are ranked by: who reads, candidates and their teams', async () => {
    const person = await aPerson(api, { skills: [{ skillId: 'React', level: 'Advanced' }] });
    await aProject(api, { owner: await aPerson(api), title: 'Fits', techStack: ['React'] });
    const found = async () => (await titles('/api/projects?sort=fit', person)).includes('Fits');
    // From the second search on, it is known who calls and how rare skills are.
    await eventually(async () => {
      const ofPrimary = await queriesDuring(api, async () => expect(await found()).toBe(true)).catch(() => null);
      return ofPrimary?.every(({ sql }) => !/FROM (projects p|users u)/.test(sql));
    });
  });

  it('goes on reading from the replica while nobody writes', async () => {
    await sleep(TOO_LONG_MS);
    expect(await lag()).toBeLessThan(1);
    await untilFollowed();
  });

  it('is not what shows people their own changes: their own pages do, at once and without a cookie', async () => {
    await untilFollowed();
    await replay('pause');
    const { owner, headers } = await post('Only on the primary');
    expect(headers.get('set-cookie')).toBeNull();
    expect(await titles('/api/projects/mine', owner)).toEqual(['Only on the primary']);
    await replay('resume');
  });

  it('leaves a replica out that is more than a second behind, until it has caught up', async () => {
    await replay('pause');
    await post('Not replayed');
    await eventually(async () => (await lag()) > 1);
    expect(await titles()).toContain('Not replayed');
    await replay('resume');
    await untilFollowed();
  });

  it('does not take a replica for the primary', async () => {
    const other = new PrimaryConnection({ DATABASE_URL: urlOf(replica) });
    expect(await other.takesWrites()).toBe(false);
    await expect(other.beat()).rejects.toThrow(/during recovery/);
    await other.onApplicationShutdown();
  });

  it('goes on while the primary is down, and nothing else does', async () => {
    await post('Written before');
    await untilFollowed();
    const status = async (path: string) => (await api.call(null, `GET ${path}`)).status;
    await primary.stop('SIGQUIT');
    await eventually(async () => (await status('/api/projects')) === 200);
    await sleep(TOO_LONG_MS);
    expect(await titles()).toContain('Written before');
    expect([await status('/api/users'), await status('/api/hackathons')]).toEqual([200, 200]);
    expect([await status('/api/health/ready'), await status('/api/health/live')]).toEqual([503, 200]);
    await primary.start();
    await eventually(async () => (await status('/api/health/ready')) === 200);
    await untilFollowed();
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
  });
});
