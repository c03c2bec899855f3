import { Agent, request } from 'node:http';
import { errorBodySchema } from '@crewdeck/contract/schemas';
import fc from 'fast-check';
import { requireDeclared } from '../testing/declared-answers.ts';
import { type FuzzedCall, fuzzedCalls } from '../testing/fuzzed-call.ts';
import { unsignedTokenOf } from '../testing/people.ts';
import { aScenario, type Scenario } from '../testing/scenario.ts';
import { TestApi } from '../testing/test-api.ts';
import { committedDocument } from './committed-document.ts';
import type { DescribedApi } from './described-api.ts';

const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const RUNS = Number(process.env.FUZZ_RUNS ?? 120);
const LONGEST_PER_CALL_MS = Number(process.env.FUZZ_MS ?? 1_000);
const LONGEST_ANSWER_MS = 5_000;

const TABLES = ['users', 'projects', 'project_members', 'invites', 'interests', 'hackathons'] as const;
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
  'interests.show': ['interests'],
};

const DOCUMENT: DescribedApi = JSON.parse(committedDocument());
const CALLS = Object.entries(DOCUMENT.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => ({ method: method.toUpperCase(), path, call })),
);

describe(`any request, from seed ${SEED}`, () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let api: TestApi;
  let scenario: Scenario;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  afterAll(async () => {
    agent.destroy();
    await api.stop();
  });

  beforeEach(async () => {
    scenario = await aScenario(api);
  });

  async function counts(): Promise<Counts> {
    const columns = TABLES.map((table) => `(SELECT count(*)::int FROM ${table}) AS ${table}`);
    const [row] = await api.database.query<Counts[]>(`SELECT ${columns.join(', ')}`);
    if (!row) throw new Error('No counts.');
    return row;
  }

  /** Puts the ids of this scenario where a call names them. */
  function identified(text: string, caller: FuzzedCall['caller']): string {
    const { project, invite, owner, stranger, invitee, member } = scenario;
    const self = caller === 'visitor' || caller === 'newcomer' ? scenario.newcomer.uid : scenario[caller].profileId;
    const uid = caller === 'visitor' ? owner.uid : scenario[caller].uid;
    const people = { owner: owner.profileId, stranger: stranger.profileId, member: member.profileId };
    const ids = { project: project.id, invite: invite.id, invitee: invitee.profileId, ...people, self, uid };
    return text.replace(/@(\w+)/g, (name, key: string) => ids[key as keyof typeof ids] ?? name);
  }

  function send(
    method: string,
    { caller, path, headers, body }: FuzzedCall,
  ): Promise<{ status: number; body: unknown }> {
    const token = caller === 'visitor' ? {} : { authorization: `Bearer ${unsignedTokenOf(scenario[caller])}` };
    const content = body === null ? '' : identified(body, caller);
    const options = {
      method,
      agent,
      timeout: LONGEST_ANSWER_MS,
      path: identified(path, caller),
      headers: { ...token, 'content-length': Buffer.byteLength(content), ...headers },
    };
    const { hostname, port } = new URL(api.url);
    return new Promise((resolve, reject) => {
      const sent = request({ ...options, hostname, port }, async (response) => {
        const text = (await response.setEncoding('utf8').toArray()).join('');
        resolve({ status: response.statusCode ?? 0, body: text ? JSON.parse(text) : null });
      });
      sent.on('timeout', () => sent.destroy(new Error(`No answer within ${LONGEST_ANSWER_MS} ms.`)));
      sent.on('error', reject).end(content);
    });
  }

  it.each(CALLS)('$method $path gets a declared answer, and a refused one changes no row', async (described) => {
    const { method, path, call } = described;
    let before = await counts();
    const end = Date.now() + LONGEST_PER_CALL_MS;
    const check = async (fuzzed: FuzzedCall) => {
      // Not fast-check's own limit, which would leave a request under way behind.
      if (Date.now() > end) return;
      const answer = await send(method, fuzzed);
      const after = await counts();
      const changed = TABLES.filter((table) => after[table] !== before[table]);
      before = after;
      // What was used up must not make every later request a refusal.
      if (changed.length > 0) {
        scenario = await aScenario(api);
        before = await counts();
      }

      expect(answer.status).toBeLessThan(500);
      const isElsewhere = errorBodySchema.safeParse(answer.body).data?.code === 'request.not_found';
      if (!isElsewhere) requireDeclared(`${method} ${path.replace(/\{\w+\}/g, 'x')}`, answer);
      const mayChange = answer.status < 300 ? (TABLES_CHANGED_BY[call.operationId] ?? []) : [];
      expect(mayChange).toEqual(expect.arrayContaining(changed));
    };
    await fc.assert(fc.asyncProperty(fuzzedCalls(DOCUMENT, path, call), check), { seed: SEED, numRuns: RUNS });
  });
});
