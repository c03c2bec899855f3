import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { Counter, Gauge, Registry } from 'prom-client';
import type { Sql } from 'sql-template-tag';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../platform/config/variables.ts';
import { connectionSettings } from './data-source.ts';
import { ownConnection, PrimaryConnection } from './primary-connection.ts';
import { queryRows } from './query.ts';

const ASKED_EVERY_MS = 250;
/** A second, less the time until it is asked again. */
const LONGEST_LAG_SECONDS = 0.75;
const REPLAYED = 'SELECT extract(epoch FROM pg_last_xact_replay_timestamp())::float8 AS at';

interface Replica {
  readonly pool: pg.Pool;
  readonly asked: pg.Pool;
  /** When the last commit that it has replayed was made, in seconds of the primary's clock. */
  replayedAt: number;
}

/**
 * Answers the three searches from replicas that are at most a second behind, else from the primary (ADR 50). The primary
 * gets a heartbeat, because replicas of an idle one replay nothing. Without a heartbeat nobody falls behind (ADR 50).
 */
@Injectable()
export class Replicas implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly replicas: readonly Replica[];
  private readonly searches: Counter<'answered_by'>;
  private beatAt = Number.POSITIVE_INFINITY;
  private asking: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: DataSource,
    private readonly primary: PrimaryConnection,
    @Inject(CONFIG) config: Config,
    registry: Registry,
  ) {
    this.replicas = config.DATABASE_REPLICA_URLS.map((url) => replicaAt(url, config));
    this.searches = new Counter({
      name: 'database_searches_total',
      help: 'Statements of the three searches, by what has answered them.',
      labelNames: ['answered_by'],
      registers: [registry],
    });
    this.addLag(registry);
  }

  /** For tracing. */
  get pools(): readonly pg.Pool[] {
    return this.replicas.map(({ pool }) => pool);
  }

  onApplicationBootstrap(): void {
    if (this.replicas.length > 0) this.asking ??= setInterval(() => this.ask(), ASKED_EVERY_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.asking);
    await Promise.all(this.replicas.flatMap(({ pool, asked }) => [pool.end(), asked.end()]));
  }

  async queryRows<Row>(statement: Sql): Promise<Row[]> {
    const fresh = this.replicas.filter((replica) => this.lagOf(replica) <= LONGEST_LAG_SECONDS);
    const replica = fresh[Math.floor(Math.random() * fresh.length)];
    // The primary repeats a failure that is the statement's own.
    const answer: { rows: Row[] } | null = replica ? await replica.pool.query(statement).catch(() => null) : null;
    this.searches.inc({ answered_by: answer ? 'replica' : 'primary' });
    return answer?.rows ?? queryRows<Row>(this.database, statement);
  }

  /** A replica that does not answer falls behind the heartbeat. */
  private ask(): void {
    const ignore = () => undefined;
    this.primary.beat().then((at) => {
      this.beatAt = at;
    }, ignore);
    for (const replica of this.replicas)
      replica.asked.query<{ at: number | null }>(REPLAYED).then(({ rows }) => {
        replica.replayedAt = rows[0]?.at ?? Number.NEGATIVE_INFINITY;
      }, ignore);
  }

  /** In seconds. */
  private lagOf({ replayedAt }: Replica): number {
    return Math.max(0, this.beatAt - replayedAt);
  }

  private addLag(registry: Registry): void {
    const lags = () => this.replicas.map((replica) => this.lagOf(replica));
    new Gauge({
      name: 'database_replica_lag_seconds',
      help: `How far each replica is behind, in the order of DATABASE_REPLICA_URLS; above ${LONGEST_LAG_SECONDS} it is left out.`,
      labelNames: ['replica'],
      registers: [registry],
      collect() {
        for (const [place, lag] of lags().entries()) this.set({ replica: place }, lag);
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
    connectionTimeoutMillis: 1_000,
    query_timeout: config.DATABASE_STATEMENT_TIMEOUT_MS / 2,
  });
  // The next query opens another connection in place of a lost one.
  pool.on('error', () => undefined);
  return { pool, asked: ownConnection(url), replayedAt: Number.NEGATIVE_INFINITY };
}
