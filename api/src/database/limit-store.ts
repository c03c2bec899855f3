import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { Counter, Registry } from 'prom-client';
import sql from 'sql-template-tag';
import { CONFIG, type Config } from '../platform/config/variables.ts';
import type { LimitStore } from '../platform/limits/limit.ts';
import { DatabaseClient } from './database-client.ts';

const MOST_CONNECTIONS = 4;
const AWAY_MS = 5_000;
/** Waits for nobody, and never for long: it has the time limit of counting. */
const forget = (most: number) => sql`
  DELETE FROM limit_counts WHERE key IN (
    SELECT key FROM limit_counts WHERE expire < ${Date.now()} ORDER BY expire LIMIT ${most} FOR UPDATE SKIP LOCKED)`;

/** PostgreSQL as the shared store of limits (ADR 19). One that is down, or slower than its time limit, stops nobody. */
@Injectable()
export class PostgresLimitStore implements LimitStore, OnApplicationShutdown {
  private readonly logger = new Logger('LimitStore');
  private readonly failures: Counter;
  private readonly pool: pg.Pool | null;
  private awayUntil = 0;

  constructor(@Inject(CONFIG) config: Config, registry: Registry) {
    this.failures = new Counter({
      name: 'limit_store_failures_total',
      help: 'Times that the shared store of limits did not answer in time; 5 s after each are counted by this process alone.',
      registers: [registry],
    });
    this.pool = poolOf(config);
  }

  get isGiven(): boolean {
    return this.pool !== null;
  }

  /** Rejects when the store does not answer in time, and at once for some seconds after that. */
  async query(statement: pg.QueryConfig): Promise<pg.QueryResult> {
    if (!this.pool || this.isAway) throw new Error('The store of limits is away.');
    try {
      return await this.pool.query(statement);
    } catch (error) {
      this.turnAway(error);
      throw error;
    }
  }

  /** A job: deletes counts of windows that are over. */
  async forgetOld(most: number): Promise<number> {
    if (!this.pool) return 0;
    return (await this.query(forget(most))).rowCount ?? 0;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool?.end();
  }

  private get isAway(): boolean {
    return performance.now() < this.awayUntil;
  }

  private turnAway(error: unknown): void {
    // Several that were under way fail together.
    if (!this.isAway) {
      this.failures.inc();
      this.logger.warn(`The store of limits does not answer, so this process counts for itself: ${error}`);
    }
    this.awayUntil = performance.now() + AWAY_MS;
  }
}

function poolOf({ RATE_LIMIT_STORE_URL, RATE_LIMIT_STORE_TIMEOUT_MS }: Config): pg.Pool | null {
  if (RATE_LIMIT_STORE_URL === undefined) return null;
  const pool = new pg.Pool({
    Client: DatabaseClient,
    connectionString: RATE_LIMIT_STORE_URL,
    application_name: 'crewdeck-api-limits',
    max: MOST_CONNECTIONS,
    idleTimeoutMillis: 0,
    keepAlive: true,
    connectionTimeoutMillis: RATE_LIMIT_STORE_TIMEOUT_MS,
    query_timeout: RATE_LIMIT_STORE_TIMEOUT_MS,
  });
  // The pool opens a new connection with the next query.
  return pool.on('error', () => undefined);
}
