import { KeyServer } from '../src/testing/key-server.ts';
import { aScenario, type Scenario } from '../src/testing/scenario.ts';
import { TestApi } from '../src/testing/test-api.ts';
import { ROWS } from './access/rows.ts';

const IN_LABS = process.env.CREWDECK_LABS ? (['newcomer', 'stranger'] as const) : [];
const PEOPLE = [...IN_LABS, 'invitee', 'member', 'owner', 'ops'] as const;

describe('the log and the metrics', () => {
  const log: string[] = [];
  let keys: KeyServer;
  let api: TestApi;

  beforeAll(async () => {
    keys = await KeyServer.start();
    const environment = { FIREBASE_AUTH_EMULATOR_HOST: '', TOKEN_KEYS_URL: keys.url, LOG_LEVEL: 'trace' };
    api = await TestApi.start(environment, { tokenOf: (account) => keys.heldTokenOf(account), log });
  });

  afterAll(async () => {
    await api.stop();
    await keys.stop();
  });

  const callEverything = async (scenario: Scenario, callers: readonly (typeof PEOPLE)[number][]) => {
    for (const row of ROWS)
      for (const caller of callers) {
        const account = scenario[caller];
        await api.call(account, row.request(scenario), { body: row.body?.(scenario, account) });
      }
  };

  it('hold neither a uid nor an e-mail of anybody, whoever calls whatever there is, also while the database fails', async () => {
    const scenario = await aScenario(api);
    await callEverything(scenario, PEOPLE);
    await api.database.query('ALTER TABLE users RENAME TO nobody');
    await callEverything(scenario, ['owner']);
    const metrics = await (await fetch(`${api.url}/metrics`)).text();

    const written = [...log, metrics].join('\n');
    const secrets = PEOPLE.flatMap((one) => [scenario[one].uid, scenario[one].email]);
    expect(log.length).toBeGreaterThan(ROWS.length * (PEOPLE.length + 1));
    expect(written).toContain('relation \\"users\\" does not exist');
    expect(metrics).toContain('/api/users/firebase/:userId');
    expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
  });
});
