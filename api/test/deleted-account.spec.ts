import type { Person } from '../src/testing/people.ts';
import { queriesDuring } from '../src/testing/queries-during.ts';
import { aScenario, keepEveryRow, type Scenario } from '../src/testing/scenario.ts';
import { TestApi } from '../src/testing/test-api.ts';
import { ROWS } from './access/rows.ts';

const ROLES = process.env.CREWDECK_LABS ? (['interested', 'member', 'owner'] as const) : (['owner'] as const);

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

  /** The other process need not ask the database who they are. */
  async function isRemembered(person: Person): Promise<boolean> {
    const queries = await queriesDuring(other, () => other.call(person, 'GET /api/health/live'));
    // It has others of its own, every minute.
    return queries.every(({ sql }) => !sql.includes('firebase_uid'));
  }

  async function leave(person: Person): Promise<void> {
    expect(await isRemembered(person)).toBe(false);
    await api.call(person, 'DELETE /api/account');
    expect(await isRemembered(person)).toBe(true);
  }

  describe('is refused clearly, or finds nothing, at another that still remembers them', () => {
    let scenario: Scenario;
    let putBack: () => Promise<void>;

    beforeAll(async () => {
      scenario = await aScenario(api);
      putBack = await keepEveryRow(api);
    });

    describe.each(ROLES)('as the %s', (role) => {
      let hasLeft = false;

      it.each(ROWS)('$call', async (row) => {
        const person = scenario[role];
        // The same departure for one row after the other, until the other process has learned of it.
        if (!hasLeft || !(await isRemembered(person))) {
          await putBack();
          await leave(person);
          hasLeft = true;
        }
        const body = row.body?.(scenario, person);

        const answer = await other.call(person, row.request(scenario), { body });

        expect(answer.status).toBeLessThan(500);
        if (answer.status >= 400) expect(answer.body).toMatchObject({ error: expect.stringMatching(/^[A-Z].+[.!?]$/) });
        // Everyone who could write has a profile again.
        if (answer.status === 201) await leave(person);
      });
    });
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

  it('is blocked by the same people once they are back at the other', async () => {
    const { stranger, owner } = await aScenario(api);
    await other.call(stranger, 'GET /api/blocks');
    await api.call(owner, 'POST /api/blocks', { body: { userId: stranger.uid } });
    await api.call(stranger, 'DELETE /api/account');
    await other.call(stranger, 'POST /api/users', { body: { name: 'Ada' } });
    for (const process of [api, other])
      expect((await process.call(stranger, `GET /api/users/${owner.profileId}`)).status).toBe(404);
  });
});
