import { DatabaseGate } from '../../testing/database-gate.ts';
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
        error: expect.stringMatching(/not available right now/),
        requestId: expect.any(String),
      },
    });

    await gate.open();
    expect(await statusOf('/api/health/ready')).toBe(200);
    expect(await statusOf('/api/users')).toBe(200);
  });
});
