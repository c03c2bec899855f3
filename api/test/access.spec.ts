import { committedDocument } from '../src/openapi/committed-document.ts';
import type { DescribedApi } from '../src/testing/described-api.ts';
import { eventually } from '../src/testing/eventually.ts';
import { KeyServer } from '../src/testing/key-server.ts';
import type { Account } from '../src/testing/people.ts';
import { PUSH_KEYS } from '../src/testing/push-service.ts';
import { aScenario, everyRow, keepEveryRow, type Scenario } from '../src/testing/scenario.ts';
import { type CallOptions, TestApi } from '../src/testing/test-api.ts';
import { CALLERS, type Caller, OPERATORS, OTHERS, type Row } from './access/row.ts';
import { ROWS } from './access/rows.ts';

const DOCUMENT: Pick<DescribedApi, 'paths'> = JSON.parse(committedDocument());
const STRANGER = CALLERS.indexOf('stranger');
const NEWCOMER = CALLERS.indexOf('newcomer');
const isReading = ({ call }: Row) => call.startsWith('GET ');

describe('access', () => {
  let keys: KeyServer;
  let api: TestApi;
  let scenario: Scenario;
  let putBack: () => Promise<void>;

  beforeAll(async () => {
    keys = await KeyServer.start();
    const secret = 'a key that nobody else can know of';
    const links = { PREVIEW_SECRETS: secret, SOURCE_MAP_SECRETS: secret };
    const environment = { FIREBASE_AUTH_EMULATOR_HOST: '', TOKEN_KEYS_URL: keys.url, ...links, ...PUSH_KEYS };
    api = await TestApi.start(environment, { tokenOf: (account) => keys.heldTokenOf(account) });
    scenario = await aScenario(api);
    putBack = await keepEveryRow(api);
  });

  beforeEach(() => putBack());

  afterAll(async () => {
    await api.stop();
    await keys.stop();
  });

  /** Forged and expired tokens claim to be the owner's. */
  async function identify(caller: Caller): Promise<[Account | null, CallOptions]> {
    if (caller === 'visitor') return [null, {}];
    if (caller === 'forged') return [null, { token: await keys.forgedTokenOf(scenario.owner) }];
    if (caller === 'expired') return [null, { token: await keys.expiredTokenOf(scenario.owner) }];
    if (caller === 'ownPipeline') return [null, { token: scenario.deployToken }];
    if (caller === 'otherPipeline') return [null, { token: scenario.otherDeployToken }];
    return [scenario[caller], {}];
  }

  /** Who may change nothing goes first, so that nobody's success hides what a refused call changed. */
  function harmlessFirst(row: Row): [Map<Caller, number>, Map<Caller, number>] {
    const { statuses, ofOthers, ofOperators = [statuses[NEWCOMER] ?? 0, 401, 401] } = row;
    const callers: readonly Caller[] = [...CALLERS, ...OTHERS, ...OPERATORS];
    const stranger = statuses[STRANGER] ?? 0;
    const all = [...statuses, ...(ofOthers ?? [stranger, stranger, stranger]), ...ofOperators];
    const expected = callers.map((caller, index): [Caller, number] => [caller, all[index] ?? 0]);
    const isHarmless = ([, status]: [Caller, number]) => isReading(row) || status >= 400;
    return [new Map(expected.filter(isHarmless)), new Map(expected.filter((pair) => !isHarmless(pair)))];
  }

  it('is said of every call that the API has', () => {
    const asked = ROWS.map(({ request }) => request(scenario).split('?')[0] ?? '');
    const calls = Object.entries(DOCUMENT.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const isAsked = (call: string) => {
      const pattern = new RegExp(`^${call.replace(/\{\w+\}/g, '[^/]+')}$`);
      return asked.some((request) => pattern.test(request));
    };
    expect(calls.length).toBeGreaterThan(20);
    expect(calls.filter((call) => !isAsked(call))).toEqual([]);
  });

  it('is refused to the account of somebody who did not say who they are, whatever is called, and no row changes', async () => {
    const anonymous = { ...scenario.newcomer, email: '' };
    const token = await keys.tokenOf(anonymous, { email: undefined, firebase: { sign_in_provider: 'anonymous' } });
    const before = await everyRow(api);
    for (const row of ROWS) {
      const answer = await api.call(null, row.request(scenario), { token, body: row.body?.(scenario, anonymous) });
      expect({ call: row.call, status: answer.status, error: answer.body.error }).toEqual({
        call: row.call,
        status: 401,
        error: "Anonymous accounts don't work here. Sign in with your email or Google.",
      });
    }
    expect(await everyRow(api)).toEqual(before);
  });

  it('is refused to somebody who is suspended, whatever is called, and no row changes', async () => {
    const { member: suspended, ops } = scenario;
    const decision = { action: 'suspend', reason: 'Words' };
    await api.call(ops, `POST /api/abuse-reports/person/${suspended.profileId}/decisions`, { body: decision });
    // What answers calls hears of it from the database.
    await eventually(async () => (await api.call(suspended, 'GET /api/registry')).status === 403);
    const before = await everyRow(api);
    for (const row of ROWS) {
      const { status, body } = await api.call(suspended, row.request(scenario), {
        body: row.body?.(scenario, suspended),
      });
      expect({ call: row.call, status, code: body?.code }).toEqual({
        call: row.call,
        status: 403,
        code: 'auth.suspended',
      });
    }
    expect(await everyRow(api)).toEqual(before);
  });

  it.each(ROWS)('$call answers everybody as decided, and neither a refusal nor reading changes a row', async (row) => {
    const before = await everyRow(api);
    const statusesOf = async (callers: readonly Caller[]) => {
      const statuses = new Map<Caller, number>();
      for (const caller of callers) {
        const [account, options] = await identify(caller);
        const body = row.body?.(scenario, account ?? scenario.owner);
        statuses.set(caller, (await api.call(account, row.request(scenario), { ...options, body })).status);
      }
      return statuses;
    };
    const [harmless, others] = harmlessFirst(row);

    expect(await statusesOf([...harmless.keys()])).toEqual(harmless);
    expect(await everyRow(api)).toEqual(before);
    expect(await statusesOf([...others.keys()])).toEqual(others);
  });
});
