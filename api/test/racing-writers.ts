import pg from 'pg';
import { TestApi } from '../src/testing/test-api.ts';
import { createTestDatabase } from '../src/testing/test-database.ts';
import { type Side, TwoOwners } from './two-owners.ts';
import { WRITERS } from './writers.ts';

/** A deadlock is found at once, and is a failure in any case. */
const DEADLOCK_TIMEOUT = '100ms';
const WORLDS_AT_ONCE = 3;

/** An API on a database of its own that counts its deadlocks. */
export class RacingWriters {
  readonly api: TestApi;
  readonly #url: string;
  readonly #log: string[];

  private constructor(api: TestApi, url: string, log: string[]) {
    this.api = api;
    this.#url = url;
    this.#log = log;
  }

  static async start(): Promise<RacingWriters> {
    const url = await createTestDatabase();
    await query(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET deadlock_timeout = '${DEADLOCK_TIMEOUT}'`);
    const log: string[] = [];
    return new RacingWriters(await TestApi.start({ DATABASE_URL: url }, { log }), url, log);
  }

  /** Stops it, as connections tell of their deadlocks when they end. @returns how many there were, by PostgreSQL and the log */
  async stop(): Promise<{ deadlocks: number; logged: number }> {
    await this.api.stop();
    const [seen] = await query<{ deadlocks: string }>(
      this.#url,
      'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
    );
    return { deadlocks: Number(seen?.deadlocks), logged: this.#log.filter((line) => line.includes('deadlock')).length };
  }

  /**
   * One writer against each of the others, all at the same people and projects, from both sides, at the same time.
   *
   * @returns what failed, by the code of its answer
   */
  async race(one: string, others: readonly string[]): Promise<string[]> {
    const failed: string[] = [];
    const left = [...others];
    const work = async () => {
      for (let other = left.pop(); other !== undefined; other = left.pop())
        for (const failure of await this.#racePair(one, other)) failed.push(`${one} x ${other}: ${failure}`);
    };
    await Promise.all(Array.from({ length: WORLDS_AT_ONCE }, work));
    return failed;
  }

  async #racePair(one: string, other: string): Promise<string[]> {
    const [side, opposite] = await TwoOwners.in(this.api);
    const writes = [
      this.#write(one, side),
      this.#write(other, opposite),
      this.#write(one, opposite),
      this.#write(other, side),
    ];
    return (await Promise.all(writes)).flat();
  }

  async #write(name: string, side: Side): Promise<string[]> {
    const answer = await WRITERS[name]?.(this.api, side);
    return answer && answer.status >= 500 ? [`${name}: ${answer.status} ${answer.body.code}`] : [];
  }
}

async function query<R extends pg.QueryResultRow>(url: string, statement: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<R>(statement);
  await client.end();
  return rows;
}
