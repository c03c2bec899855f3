import { type Project, pathOf } from '@crewdeck/contract';
import type { Cluster } from './cluster.ts';
import type { Call } from './load.ts';
import { arrive } from './person.ts';
import { query } from './query.ts';

const WRITERS = ['one', 'two', 'three', 'four'].map((number) => `writer-${number}`);

/** What people do with a cluster while something happens to it, and what they were told. */
export class Visitors {
  /** Ids of projects whose creation was answered. */
  readonly acknowledged: string[] = [];
  /** Own writes whose page was not there at once. */
  stale = 0;
  readonly #cluster: Cluster;
  readonly #tokens: readonly string[];
  #written = 0;

  private constructor(cluster: Cluster, tokens: readonly string[]) {
    this.#cluster = cluster;
    this.#tokens = tokens;
  }

  static async arrive(cluster: Cluster): Promise<Visitors> {
    const writers = await Promise.all(WRITERS.map((name) => arrive(cluster, name)));
    return new Visitors(
      cluster,
      writers.map(({ token }) => token),
    );
  }

  get calls(): Record<string, Call> {
    return {
      page: (signal) => this.#get('/explore-projects', signal),
      search: (signal) => this.#get('/api/projects?search=written', signal),
      directory: (signal) => this.#get('/api/users', signal),
      write: (signal) => this.#write(signal),
    };
  }

  /** How many acknowledged writes the primary does not have. */
  async countLost(): Promise<number> {
    const sql = 'SELECT count(*)::int AS count FROM projects WHERE id = ANY ($1)';
    const [row] = await query<{ count: number }>(this.#cluster.databaseUrl, sql, [this.acknowledged]);
    return this.acknowledged.length - (row?.count ?? 0);
  }

  async #write(signal: AbortSignal): Promise<void> {
    this.#written += 1;
    const title = `Written ${this.#written} ${crypto.randomUUID()}`;
    const response = await this.#fetch(pathOf('/api/projects'), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${this.#tokens[this.#written % this.#tokens.length]}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ title, description: 'Under load', collaborationType: 'Open to All' }),
      signal,
    });
    const { id } = (await response.json()) as Project;
    this.acknowledged.push(id);
    await this.#lookForOwn(id);
  }

  /** As the browser would, at once. A page that fails is no stale one. */
  async #lookForOwn(id: string): Promise<void> {
    const answer = await fetch(`${this.#cluster.url}${pathOf('/api/projects/:id', { id })}`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.status === 404) this.stale += 1;
  }

  async #get(path: string, signal: AbortSignal): Promise<void> {
    const response = await this.#fetch(path, { signal });
    await response.arrayBuffer();
  }

  async #fetch(path: string, init: RequestInit): Promise<Response> {
    const response = await fetch(`${this.#cluster.url}${path}`, init);
    if (response.ok) return response;
    throw new Error(
      `${init.method ?? 'GET'} ${path.split('?')[0]} answered ${response.status}: ${await response.text()}`,
    );
  }
}
