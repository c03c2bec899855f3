import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { DatabaseClient } from './database-client.ts';
import type { EntityClasses } from './entities.decorator.ts';
import { Baseline1763700000289 } from './migrations/1763700000289-baseline.ts';
import { OneConnectionDataSource } from './one-connection.ts';

/**
 * Pages come from memory or a solid disk, so one by one costs little more than in a row. Compiling a statement or starting
 * workers for it takes longer than any of ours runs, and many run at once. With less memory the index of texts would keep pages
 * instead of rows for what many have, and make the pieces of every row in them again: half a minute instead of a second.
 */
const PLANNER = '-c random_page_cost=1.1 -c jit=off -c max_parallel_workers_per_gather=0 -c work_mem=16MB';

interface DatabaseOptions {
  readonly url: string;
  readonly poolSize: number;
  readonly statementTimeoutMs: number;
}

/** What every connection of a process has, to the primary and to its replicas. */
export function connectionSettings({ statementTimeoutMs }: Pick<DatabaseOptions, 'statementTimeoutMs'>) {
  return {
    Client: DatabaseClient,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementTimeoutMs,
    options: PLANNER,
    // A process that hangs in the middle of a transaction holds its locks for no longer.
    idle_in_transaction_session_timeout: 2_000,
  };
}

/** The schema changes by migration only; the list is written out because a bundle or a rename would break a glob. */
export function createDataSource(
  { url, poolSize, statementTimeoutMs }: DatabaseOptions,
  entities: EntityClasses,
): DataSource {
  return new OneConnectionDataSource({
    type: 'postgres',
    url,
    poolSize,
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    synchronize: false,
    logging: false,
    migrationsTransactionMode: 'each',
    entities: [...entities],
    migrations: [Baseline1763700000289],
    applicationName: 'crewdeck-api',
    extra: connectionSettings({ statementTimeoutMs }),
  });
}

/** The driver's pool, to be watched. */
export function poolOf({ driver }: DataSource): Pool {
  return (driver as PostgresDriver).master;
}
