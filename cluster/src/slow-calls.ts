import { setTimeout as sleep } from 'node:timers/promises';
import { type Project, pathOf } from '@crewdeck/contract';
import type { TokenCaller } from '@crewdeck/stack';
import pg from 'pg';
import type { Cluster } from './cluster.ts';
import { arrive } from './person.ts';

const CALLERS = 6;
/** Longer than a process answers on once it is not ready, shorter than a statement may take. */
const LASTS_MS = 6_000;
const UNDER_WAY_AFTER_MS = 500;
/** More than those of all readers, so that each process has as many. */
const SPREAD_STREAMS_EACH = 5;

/** Calls that were long under way as a process was told to end. */
export interface SlowCallsSeen {
  readonly slow: number;
  readonly slowFailed: number;
}

interface Caller {
  readonly token: string;
  readonly api: TokenCaller;
  readonly projectId: string;
}

/** Changes of projects whose rows somebody holds for a while. */
export class SlowCalls {
  readonly #cluster: Cluster;
  readonly #callers: readonly Caller[];
  #seen: SlowCallsSeen = { slow: 0, slowFailed: 0 };

  private constructor(cluster: Cluster, callers: readonly Caller[]) {
    this.#cluster = cluster;
    this.#callers = callers;
  }

  static async arrive(cluster: Cluster): Promise<SlowCalls> {
    const callers: Caller[] = [];
    for (let number = 1; number <= CALLERS; number += 1) {
      const { token, api } = await arrive(cluster, `slow-caller-${number}`);
      const { id } = await api.post<Project>(pathOf('/api/projects'), { title: 'Changed slowly', maxTeamSize: 3 });
      callers.push({ token, api, projectId: id });
    }
    return new SlowCalls(cluster, callers);
  }

  /** Lets something happen while such calls are under way, to each process; returns once they are over as well. */
  async during(happen: () => Promise<void>): Promise<void> {
    const holder = await this.#hold();
    const streams = await this.#openStreams();
    const changed = Promise.all(this.#callers.map((caller) => this.#change(caller)));
    await sleep(UNDER_WAY_AFTER_MS);
    streams.abort();
    const released = sleep(LASTS_MS).then(() => holder.end());
    await happen();
    await Promise.all([released, changed]);
  }

  /** Since the last call. */
  takeSeen(): SlowCallsSeen {
    const seen = this.#seen;
    this.#seen = { slow: 0, slowFailed: 0 };
    return seen;
  }

  /** @returns whose connection has the rows until it ends */
  async #hold(): Promise<pg.Client> {
    const holder = new pg.Client({ connectionString: this.#cluster.databaseUrl });
    await holder.connect();
    await holder.query('BEGIN');
    const ids = this.#callers.map(({ projectId }) => projectId);
    await holder.query('SELECT FROM projects WHERE id = ANY ($1) FOR UPDATE', [ids]);
    return holder;
  }

  /** The balancer takes who has the fewest connections; streams that are not spread evenly would bring all calls to one process. */
  async #openStreams(): Promise<AbortController> {
    const over = new AbortController();
    const tokens = this.#callers.flatMap(({ token }) => Array.from({ length: SPREAD_STREAMS_EACH }, () => token));
    const open = (token: string) =>
      fetch(this.#cluster.url + pathOf('/api/live'), {
        headers: { authorization: `Bearer ${token}` },
        signal: over.signal,
      });
    await Promise.all(tokens.map(open));
    return over;
  }

  async #change({ api, projectId }: Caller): Promise<void> {
    const error = await api
      .patch(pathOf('/api/projects/:id', { id: projectId }), { description: crypto.randomUUID() })
      .then(
        () => null,
        (reason: unknown) => reason,
      );
    if (error) console.log(`    slow: ${String(error)}`);
    const { slow, slowFailed } = this.#seen;
    this.#seen = { slow: slow + 1, slowFailed: slowFailed + (error ? 1 : 0) };
  }
}
