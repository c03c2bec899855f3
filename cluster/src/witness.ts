import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { databaseUrlAt } from './product-processes.ts';
import { query } from './query.ts';

const EVERY_MS = 250;
/** Of a database that may be gone. */
const LIMITS = { connectionTimeoutMillis: 2_000, query_timeout: 2_000 };
const TABLE = 'CREATE TABLE IF NOT EXISTS witnessed (id uuid PRIMARY KEY)';

/** Who writes to each database past HAProxy, as somebody would who is cut off together with it, and keeps what was acknowledged. */
export class Witness {
  readonly #cluster: Cluster;
  readonly #over = new AbortController();
  readonly #acknowledged: { readonly name: string; readonly id: string }[] = [];
  #writing: Promise<unknown> = Promise.resolve();

  private constructor(cluster: Cluster) {
    this.#cluster = cluster;
  }

  static async arrive(cluster: Cluster): Promise<Witness> {
    await query(cluster.databaseUrl, TABLE);
    const witness = new Witness(cluster);
    const { password } = new URL(cluster.databaseUrl);
    const places = cluster.ports.databases.map(({ postgres }) => databaseUrlAt(postgres, password));
    witness.#writing = Promise.all(places.map((url, index) => witness.#keepWriting(url, `db${index + 1}`)));
    return witness;
  }

  /** Which databases acknowledged, in their order without repetition, and how many of these writes are lost. */
  async leave(): Promise<{ primaries: string; lostOfWitness: number }> {
    this.#over.abort();
    await this.#writing;
    const names = this.#acknowledged.map(({ name }) => name);
    const ids = this.#acknowledged.map(({ id }) => id);
    const sql = 'SELECT count(*)::int AS count FROM witnessed WHERE id = ANY ($1)';
    const [row] = await query<{ count: number }>(this.#cluster.databaseUrl, sql, [ids]);
    return {
      primaries: names.filter((name, index) => name !== names[index - 1]).join(' '),
      lostOfWitness: ids.length - (row?.count ?? 0),
    };
  }

  async #keepWriting(url: string, name: string): Promise<void> {
    while (!this.#over.signal.aborted) {
      const id = crypto.randomUUID();
      const isDone = await query(url, 'INSERT INTO witnessed VALUES ($1)', [id], LIMITS).then(
        () => true,
        // A replica refuses it, and who is gone does not answer.
        () => false,
      );
      if (isDone) this.#acknowledged.push({ name, id });
      await sleep(EVERY_MS);
    }
  }
}
