import fc from 'fast-check';
import { aHackathon } from '../src/testing/builders.ts';
import type { Account, Person } from '../src/testing/people.ts';
import { everyRow } from '../src/testing/scenario.ts';
import { TestApi } from '../src/testing/test-api.ts';
import { anySequence, KINDS } from './team-actions.ts';
import { type Action, aCastMember, type Cast, MOST_PEOPLE, pick } from './team-cast.ts';
import { brokenInvariants } from './team-invariants.ts';

const SEED = 20_261_121;
const RUNS = 8;
const LONGEST_MS = 60_000;
/** Done, or refused for a reason; never a failure. */
const EXPECTED = [200, 201, 204, 400, 403, 404, 409];

describe('whatever several people do in whatever order', () => {
  let api: TestApi;
  let other: TestApi;
  const succeeded = new Map<string, number>();

  beforeAll(async () => {
    api = await TestApi.start();
    other = await TestApi.start({ DATABASE_URL: api.databaseUrl });
  });

  afterAll(async () => {
    await other.stop();
    await api.stop();
  });

  /** At one process after the other. */
  let calls = 0;
  const as = (person: Account | undefined) => (request: Parameters<TestApi['call']>[1], body?: unknown) => {
    calls += 1;
    return (calls % 2 ? api : other).call(person ?? null, request, { body });
  };

  async function perform(action: Action, cast: Cast): Promise<void> {
    const answer = await action.perform(cast, as, api);
    if (!answer) return;
    if (!EXPECTED.includes(answer.status)) throw new Error(`${action} was answered by ${answer.status}.`);
    if (answer.status < 300) succeeded.set(action.kind, (succeeded.get(action.kind) ?? 0) + 1);
  }

  /** Every list that these people read, and what is open to all. */
  async function brokenLists(readers: readonly Person[]): Promise<string[]> {
    const paths = readers.flatMap(({ uid }) => [
      `/api/users/${uid}/projects`,
      `/api/users/${uid}/collaborations`,
      `/api/invites/user/${uid}`,
      `/api/invites/sent/${uid}`,
      `/api/interests/user/${uid}`,
    ]);
    const readersOf = (path: string) => readers.find(({ uid }) => path.includes(uid)) ?? null;
    const answers = await Promise.all(
      [...paths, '/api/users', '/api/projects'].map(async (path) => {
        const { status, body } = await api.call<unknown>(readersOf(path), `GET ${path}`);
        return status === 200 && Array.isArray(body) ? [] : [`${path} is answered by ${status}`];
      }),
    );
    return answers.flat();
  }

  /** Who has deleted their account is in no row of any table. */
  async function traces({ gone }: Cast): Promise<string[]> {
    const rows = gone.length > 0 ? JSON.stringify(await everyRow(api)) : '';
    return gone.flatMap(({ uid, email, profileId }) => [uid, email, profileId].filter((trace) => rows.includes(trace)));
  }

  it('no rule of teams and invites is ever broken, and every list can be read', async () => {
    const property = fc.asyncProperty(anySequence, async (sequence) => {
      const cast: Cast = {
        people: await Promise.all(Array.from({ length: MOST_PEOPLE }, () => aCastMember(api))),
        gone: [],
        projects: [],
        event: await aHackathon(api),
      };
      for (const [turn, batch] of sequence.entries()) {
        await Promise.all(batch.map((action) => perform(action, cast)));
        // One person after the other, as all lists of all would take most of the time.
        const readers = [pick(cast.people, turn)].filter((person) => person !== undefined);
        expect([...(await brokenInvariants(api.database)), ...(await brokenLists(readers))]).toEqual([]);
      }
      expect(await brokenLists(cast.people)).toEqual([]);
      expect(await traces(cast)).toEqual([]);
    });
    await fc.assert(property, { seed: SEED, numRuns: RUNS, interruptAfterTimeLimit: LONGEST_MS });
    expect(KINDS.filter((kind) => !succeeded.has(kind))).toEqual([]);
  }, 120_000);
});
