import { aScenario } from '../src/testing/scenario.ts';
import { TestApi } from '../src/testing/test-api.ts';
import { ROWS } from './access/rows.ts';

describe('somebody who has deleted their account at one process', () => {
  let api: TestApi;
  let other: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
    other = await TestApi.start({ DATABASE_URL: api.databaseUrl });
  });

  afterAll(async () => {
    await other.stop();
    await api.stop();
  });

  it.each(ROWS)('is refused clearly, or finds nothing, at another that still remembers them: $call', async (row) => {
    const scenario = await aScenario(api);
    for (const person of [scenario.interested, scenario.member, scenario.owner]) {
      const body = row.body?.(scenario, person);
      await other.call(person, 'GET /api/blocks');
      await api.call(person, 'DELETE /api/account');

      const answer = await other.call(person, row.request(scenario), { body });

      expect(answer.status).toBeLessThan(500);
      if (answer.status >= 400) expect(answer.body).toMatchObject({ error: expect.stringMatching(/^[A-Z].+[.!?]$/) });
    }
  });

  it('is known to have no profile as soon as they have tried to write', async () => {
    const { stranger } = await aScenario(api);
    const post = () => other.call(stranger, 'POST /api/projects', { body: { title: 'Late' } });
    await other.call(stranger, 'GET /api/blocks');
    await api.call(stranger, 'DELETE /api/account');
    expect(await post()).toMatchObject({ status: 403, body: { code: 'user.profile_required' } });
    await api.call(stranger, 'POST /api/users', { body: { name: 'Ada' } });
    expect((await post()).status).toBe(201);
  });
});
