import { aPerson, aProject } from '../../testing/builders.ts';
import { DatabaseGate } from '../../testing/database-gate.ts';
import { HeldProject } from '../../testing/held-project.ts';
import { TestApi } from '../../testing/test-api.ts';
import { createTestDatabase } from '../../testing/test-database.ts';

describe('while its database is away', () => {
  let gate: DatabaseGate;
  let api: TestApi;

  beforeAll(async () => {
    gate = new DatabaseGate(new URL(await createTestDatabase()));
    api = await TestApi.start({ DATABASE_URL: await gate.open() });
  });

  afterAll(async () => {
    await api.stop();
    await gate.shut();
  });

  const statusOf = async (path: string) => (await api.call(null, `GET ${path}`)).status;

  it('the API is alive, not ready, and answers 503 without a word of its insides; then it recovers by itself', async () => {
    expect(await statusOf('/api/health/ready')).toBe(200);

    await gate.shut();
    expect(await statusOf('/api/health/live')).toBe(200);
    expect(await statusOf('/api/health/ready')).toBe(503);
    const { status, body } = await api.call(null, 'GET /api/users');
    expect({ status, body }).toEqual({
      status: 503,
      body: {
        code: 'server.unavailable',
        error: expect.stringMatching(/isn't available right now/),
        requestId: expect.any(String),
      },
    });

    await gate.open();
    expect(await statusOf('/api/health/ready')).toBe(200);
    expect(await statusOf('/api/users')).toBe(200);
  });
});

it('is ready while all connections of its pool wait for one row', async () => {
  const api = await TestApi.start({ DATABASE_POOL_SIZE: '2' });
  const owner = await aPerson(api);
  const { id } = await aProject(api, { owner });
  const holder = await HeldProject.hold(api, id);
  const rename = (title: string) => api.call(owner, `PATCH /api/projects/${id}`, { body: { title } });
  const waiting = ['One', 'Two', 'Three'].map(rename);
  await holder.untilQueued(2);
  expect((await api.call(null, 'GET /api/health/ready')).status).toBe(200);
  await holder.release();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200]);
  await api.stop();
});

it('lets go of what a process holds that hangs in the middle of a transaction', async () => {
  const api = await TestApi.start();
  const owner = await aPerson(api);
  const { id } = await aProject(api, { owner });
  const hanging = api.database.createQueryRunner();
  await hanging.startTransaction();
  await hanging.query('SELECT FROM projects WHERE id = $1 FOR UPDATE', [id]);
  expect((await api.call(owner, `PATCH /api/projects/${id}`, { body: { title: 'Changed' } })).status).toBe(200);
  await hanging.release();
  await api.stop();
});

describe("while its database's disk is full", () => {
  // The failure that PostgreSQL makes of it; a disk that is really full can't be had everywhere.
  const FILL = `
    CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
    CREATE TRIGGER full_disk BEFORE INSERT ON projects EXECUTE FUNCTION fail()`;

  it('the API reads on, answers 503 to whoever writes, and recovers by itself', async () => {
    const api = await TestApi.start();
    const ada = await aPerson(api, { name: 'Ada' });
    const post = () => api.call(ada, 'POST /api/projects', { body: { title: 'Engine' } });
    await api.database.query(FILL);

    const refused = await post();
    expect(refused).toMatchObject({ status: 503, body: { code: 'server.unavailable' } });
    expect(refused.headers.get('retry-after')).toBe('2');
    expect((await api.call(ada, 'GET /api/projects/mine')).status).toBe(200);
    expect((await api.call(null, 'GET /api/health/ready')).status).toBe(200);

    await api.database.query('DROP TRIGGER full_disk ON projects');
    expect((await post()).status).toBe(201);
    await api.stop();
  });
});
