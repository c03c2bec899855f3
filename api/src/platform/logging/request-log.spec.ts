import { TestApi } from '../../testing/test-api.ts';

describe('the request log', () => {
  const log: string[] = [];
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start({}, { log });
  });

  afterAll(() => api.stop());

  const lineOf = (requestId: string) => log.map((line) => JSON.parse(line)).find(({ reqId }) => reqId === requestId);

  it('has one line per request, with its id, its route and the module release it came from', async () => {
    const headers = { 'x-request-id': 'one', 'x-module': 'mf-explore@1.2.0-ab12cd34' };
    await api.call(null, 'GET /api/projects/0b1f9f5e-9d1a-4a0e-8f52-6f3d6a1c2b3d?secret=1', { headers });
    expect(log.filter((line) => line.includes('"reqId":"one"'))).toHaveLength(1);
    expect(lineOf('one')).toMatchObject({
      method: 'GET',
      route: '/api/projects/:id',
      status: 404,
      ms: expect.any(Number),
      module: 'mf-explore@1.2.0-ab12cd34',
    });
  });

  it('does not repeat a module name that is nonsense', async () => {
    await api.call(null, 'GET /api/projects', { headers: { 'x-request-id': 'two', 'x-module': 'a"b' } });
    expect(lineOf('two').module).toBeUndefined();
  });
});
