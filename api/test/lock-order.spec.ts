import pg from 'pg';
import { anInvite, aPerson, aProject, people } from '../src/testing/builders.ts';
import { anOps } from '../src/testing/release-builders.ts';
import { TestApi } from '../src/testing/test-api.ts';
import { createTestDatabase } from '../src/testing/test-database.ts';
import { type Side, TwoOwners } from './two-owners.ts';
import { WRITERS } from './writers.ts';

const NAMES = Object.keys(WRITERS);
/** A deadlock is found at once, and is a failure in any case. */
const DEADLOCK_TIMEOUT = '100ms';
const WORLDS_AT_ONCE = 3;
const LONGEST_TEST_MS = 60_000;
const SUSPENSIONS = 40;
const INVITERS = 3;

describe('any two writers at the same people and projects', () => {
  let api: TestApi;
  let url: string;
  const log: string[] = [];

  beforeAll(async () => {
    url = await createTestDatabase();
    await query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET deadlock_timeout = '${DEADLOCK_TIMEOUT}'`);
    api = await TestApi.start({ DATABASE_URL: url }, { log });
  });

  afterAll(() => api.stop());

  async function query<R extends pg.QueryResultRow>(statement: string): Promise<R[]> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<R>(statement);
    await client.end();
    return rows;
  }

  /** What failed, by the code of its answer. */
  async function write(name: string, side: Side): Promise<string[]> {
    const answer = await WRITERS[name]?.(api, side);
    return answer && answer.status >= 500 ? [`${name}: ${answer.status} ${answer.body.code}`] : [];
  }

  /** Both, and both from the other side, at the same time. */
  async function race(one: string, other: string): Promise<string[]> {
    const [side, opposite] = await TwoOwners.in(api);
    const failed = await Promise.all([
      write(one, side),
      write(other, opposite),
      write(one, opposite),
      write(other, side),
    ]);
    return failed.flat();
  }

  it.each(NAMES)(
    'end without a failure, where one of them %s',
    async (one) => {
      const others = NAMES.slice(NAMES.indexOf(one));
      const failed: string[] = [];
      const work = async () => {
        for (let other = others.pop(); other !== undefined; other = others.pop())
          for (const failure of await race(one, other)) failed.push(`${one} x ${other}: ${failure}`);
      };
      await Promise.all(Array.from({ length: WORLDS_AT_ONCE }, work));
      expect(failed).toEqual([]);
    },
    LONGEST_TEST_MS,
  );

  it(
    'are ops who suspend somebody, and those who have invited them and delete their accounts: each of 40 is done',
    async () => {
      const statuses: number[][] = [];
      while (statuses.length < SUSPENSIONS)
        statuses.push(...(await Promise.all(Array.from({ length: 4 }, suspendOne))));
      expect(statuses).toEqual(statuses.map(() => [200, ...Array(INVITERS).fill(204)]));
    },
    LONGEST_TEST_MS,
  );

  /** Everybody has invited everybody. Answers the status of the decision, and of the deletions. */
  async function suspendOne(): Promise<number[]> {
    const person = await aPerson(api);
    const inviters = await people(api, INVITERS);
    const own = await aProject(api, { owner: person });
    for (const inviter of inviters) {
      await anInvite(api, await aProject(api, { owner: inviter }), { sender: inviter, receiver: person });
      await anInvite(api, own, { sender: person, receiver: inviter });
    }
    const path = `POST /api/abuse-reports/person/${person.profileId}/decisions` as const;
    const suspension = api.call(anOps(), path, { body: { action: 'suspend', reason: 'A reason' } });
    const deletions = inviters.map((inviter) => api.call(inviter, 'DELETE /api/account'));
    return (await Promise.all([suspension, ...deletions])).map(({ status }) => status);
  }

  it('cause no deadlock, in the upkeep neither', async () => {
    await api.stop();
    const [seen] = await query<{ deadlocks: string }>(
      'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
    );
    expect(log.filter((line) => line.includes('deadlock')).length).toBe(0);
    expect(seen).toEqual({ deadlocks: '0' });
    api = await TestApi.start({ DATABASE_URL: url }, { log });
  });
});
