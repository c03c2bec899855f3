import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { Counter, Gauge, Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../platform/config/variables.ts';
import { PRIMARY } from '../platform/health/primary.ts';
import { connectionSettings, readFrom } from './data-source.ts';
import { LogPosition } from './log-position.ts';

const ASKED_EVERY_MS = 250;
const LONGEST_LAG_MS = 1_000;

/** How far the primary had written at a moment of this process' steady clock, in milliseconds. */
interface Written {
  readonly at: number;
  readonly position: number;
}

interface Replica {
  readonly pool: pg.Pool;
  readonly log: LogPosition;
  /** It holds all that was committed before this moment. */
  wholeUntil: number;
}

/**
 * Answers reads that may be late from replicas that are at most a second behind (ADR 39). One that is further behind, or does
 * not answer, is left out until it has caught up; what it fails to answer meanwhile is asked of the primary. While the primary
 * does not answer, they are compared with what it had written when it did (ADR 41).
 */
@Injectable()
export class Replicas implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly stopping = new AbortController();
  private readonly replicas: readonly Replica[];
  private readonly reads: Counter<'answered_by'>;
  private written: readonly Written[] = [];
  private isPrimaryHeard = true;
  private watching: Promise<unknown> | null = null;

  constructor(
    private readonly database: DataSource,
    @Inject(PRIMARY) private readonly primary: LogPosition,
    @Inject(CONFIG) config: Config,
    registry: Registry,
  ) {
    this.replicas = config.DATABASE_REPLICA_URLS.map((url) => replicaAt(url, config));
    this.reads = new Counter({
      name: 'database_late_reads_total',
      help: 'Statements that a replica may answer, by who has answered them.',
      labelNames: ['answered_by'],
      registers: [registry],
    });
    this.addLag(registry);
  }

  /** To be watched. */
  get pools(): readonly pg.Pool[] {
    return this.replicas.map(({ pool }) => pool);
  }

  onApplicationBootstrap(): void {
    if (this.replicas.length === 0) return;
    const ofReplicas = this.replicas.map((replica) => this.keepAsking(() => this.lookAt(replica)));
    this.watching ??= Promise.all([this.keepAsking(() => this.lookAtPrimary()), ...ofReplicas]);
  }

  /** The pools end here, so that the data source has none of them to end. */
  async onApplicationShutdown(): Promise<void> {
    readFrom(this.database, []);
    this.stopping.abort();
    await this.watching;
    await this.primary.end();
    await Promise.all(this.replicas.flatMap(({ pool, log }) => [pool.end(), log.end()]));
  }

  async query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    const fresh = this.replicas.filter((replica) => this.lagOf(replica) <= LONGEST_LAG_MS);
    if (fresh.length === 0) return this.queryPrimary(sql, values);
    readFrom(
      this.database,
      fresh.map(({ pool }) => pool),
    );
    try {
      return await this.queryReplica<Row>(sql, values);
    } catch {
      // Whatever it was, a read can be asked twice: what is wrong with the statement itself, the primary says as well.
      return this.queryPrimary(sql, values);
    }
  }

  private async queryReplica<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    const runner = this.database.createQueryRunner('slave');
    try {
      const rows: Row[] = await runner.query(sql, values);
      this.reads.inc({ answered_by: 'replica' });
      return rows;
    } finally {
      await runner.release();
    }
  }

  private async queryPrimary<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    const rows = await this.database.query<Row[]>(sql, values);
    this.reads.inc({ answered_by: 'primary' });
    return rows;
  }

  private async lookAtPrimary(): Promise<void> {
    const at = performance.now();
    const position = await this.primary.read().catch(() => null);
    this.isPrimaryHeard = position !== null;
    if (position === null) return;
    const recent = this.written.filter((earlier) => at - earlier.at <= LONGEST_LAG_MS);
    this.written = [...recent, { at, position }];
  }

  private async lookAt(replica: Replica): Promise<void> {
    const replayed = (await replica.log.read()) ?? 0;
    const contained = this.written.filter(({ position }) => position <= replayed).map(({ at }) => at);
    replica.wholeUntil = Math.max(replica.wholeUntil, ...contained);
  }

  /** A database that does not answer falls behind by itself. */
  private async keepAsking(look: () => Promise<void>): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await look().catch(() => undefined);
      await sleep(ASKED_EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  /** In milliseconds, at most. */
  private lagOf({ wholeUntil }: Replica): number {
    const lastHeardAt = this.written.at(-1)?.at ?? Number.POSITIVE_INFINITY;
    return (this.isPrimaryHeard ? performance.now() : lastHeardAt) - wholeUntil;
  }

  private addLag(registry: Registry): void {
    const { replicas } = this;
    const lagOf = (replica: Replica) => this.lagOf(replica);
    new Gauge({
      name: 'database_replica_lag_seconds',
      help: 'How far each replica is behind at most, in the order of DATABASE_REPLICA_URLS; above 1 it is left out.',
      labelNames: ['replica'],
      registers: [registry],
      collect() {
        for (const [place, replica] of replicas.entries()) this.set({ replica: place }, lagOf(replica) / 1_000);
      },
    });
  }
}

function replicaAt(url: string, config: Config): Replica {
  const pool = new pg.Pool({
    ...connectionSettings({ statementTimeoutMs: config.DATABASE_STATEMENT_TIMEOUT_MS }),
    connectionString: url,
    application_name: 'crewdeck-api',
    max: config.DATABASE_POOL_SIZE,
    connectionTimeoutMillis: LONGEST_LAG_MS,
    query_timeout: config.DATABASE_STATEMENT_TIMEOUT_MS / 2,
  });
  // A lost connection that nobody uses is made anew when somebody asks.
  pool.on('error', () => undefined);
  return { pool, log: LogPosition.ofReplica(url), wholeUntil: Number.NEGATIVE_INFINITY };
}
