import { errorBodySchema } from '@crewdeck/contract/schemas';
import fc from 'fast-check';
import { committedDocument } from '../src/openapi/committed-document.ts';
import { requireDeclared } from '../src/testing/declared-answers.ts';
import type { DescribedApi } from '../src/testing/described-api.ts';
import { aScenario, keepEveryRow, type Scenario } from '../src/testing/scenario.ts';
import { TestApi } from '../src/testing/test-api.ts';
import { type FuzzedCall, fuzzedCalls } from './fuzzed-call.ts';
import { sendFuzzed } from './send-fuzzed.ts';

// For a longer search: FUZZ_SEED=7 FUZZ_RUNS=2000.
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const RUNS = Number(process.env.FUZZ_RUNS ?? (process.env.CREWDECK_LABS ? 24 : 6));
const LONGEST_SHRINKING_MS = 3_000;
/** A limit for what hangs. */
const LONGEST_TEST_MS = RUNS * 2_000 + 60_000;

const TABLES = [
  'users',
  'projects',
  'project_members',
  'invites',
  'interests',
  'hackathons',
  'releases',
  'release_channels',
  'release_events',
  'deploy_tokens',
] as const;
type Table = (typeof TABLES)[number];
type Counts = Readonly<Record<Table, number>>;

/** Tables in which a call may add or remove rows when it succeeds. Any other call, and any that is refused, in none. */
const TABLES_CHANGED_BY: Readonly<Record<string, readonly Table[]>> = {
  'users.create': ['users'],
  'projects.create': ['projects'],
  'projects.remove': ['projects', 'project_members', 'invites', 'interests'],
  'invites.sendOne': ['invites'],
  'invites.sendMany': ['invites'],
  'invites.answer': ['project_members'],
  'memberships.leave': ['project_members'],
  'memberships.remove': ['project_members'],
  'memberships.accept': ['project_members'],
  'interests.show': ['interests'],
  'blocks.block': ['invites', 'interests'],
  'account.remove': ['users', 'projects', 'project_members', 'invites', 'interests'],
  'releases.register': ['releases', 'release_events'],
  'releases.change': ['release_events'],
  'deploytokens.create': ['deploy_tokens'],
};

const DOCUMENT: DescribedApi = JSON.parse(committedDocument());
const CALLS = Object.entries(DOCUMENT.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => ({ method: method.toUpperCase(), path, call })),
);

/** Gives the first failure some time to become small. */
function limited(check: (call: FuzzedCall) => Promise<void>) {
  let end = Number.POSITIVE_INFINITY;
  return async (call: FuzzedCall) => {
    // Not by fast-check's own limit, which would leave a request under way behind.
    if (Date.now() > end) return;
    await check(call).catch((error: unknown) => {
      end = Math.min(end, Date.now() + LONGEST_SHRINKING_MS);
      throw error;
    });
  };
}

describe(`any request, from seed ${SEED}`, () => {
  let api: TestApi;
  let scenario: Scenario;
  let before: Counts;
  let putBack: () => Promise<void>;

  beforeAll(async () => {
    // Calls that wait for something wait for a part of it.
    api = await TestApi.start({ REQUEST_TIMEOUT_MS: '6000' });
    scenario = await aScenario(api);
    before = await countRows();
    putBack = await keepEveryRow(api);
  });

  afterAll(() => api.stop());

  beforeEach(() => putBack());

  async function countRows(): Promise<Counts> {
    const columns = TABLES.map((table) => `(SELECT count(*)::int FROM ${table}) AS ${table}`);
    const [row] = await api.database.query<[Counts]>(`SELECT ${columns.join(', ')}`);
    return row;
  }

  it.each(CALLS)(
    '$method $path gets a declared answer, and a refused one changes no row',
    async (described) => {
      const { method, path, call } = described;
      const template = `${method} ${path.replace(/\{\w+\}/g, 'x')}`;
      const check = limited(async (fuzzed) => {
        const answer = await sendFuzzed(api.url, method, fuzzed, scenario);
        const after = await countRows();
        const changed = TABLES.filter((table) => after[table] !== before[table]);
        // What was used up must not make every later request a refusal.
        if (changed.length > 0) await putBack();

        expect(answer.status).toBeLessThan(500);
        const isElsewhere = errorBodySchema.safeParse(answer.body).data?.code === 'request.not_found';
        if (!isElsewhere) requireDeclared(template, answer);
        const mayChange = answer.status < 300 ? (TABLES_CHANGED_BY[call.operationId] ?? []) : [];
        expect(mayChange).toEqual(expect.arrayContaining(changed));
      });
      await fc.assert(fc.asyncProperty(fuzzedCalls(DOCUMENT, path, call), check), { seed: SEED, numRuns: RUNS });
    },
    LONGEST_TEST_MS,
  );
});
