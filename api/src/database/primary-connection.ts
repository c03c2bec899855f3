import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { CONFIG, type Config } from '../platform/config/variables.ts';
import type { Primary } from '../platform/health/primary.ts';
import { DatabaseClient } from './database-client.ts';

const LONGEST_ANSWER_MS = 1_000;
/** With a transaction id it ends in a commit, which replicas replay. It changes no row and waits for no disk. */
const HEARTBEAT = 'SELECT pg_current_xact_id(), extract(epoch FROM clock_timestamp())::float8 AS at';

/** The primary, on a connection of its own. */
@Injectable()
export class PrimaryConnection implements Primary, OnApplicationShutdown {
  private readonly connection: pg.Pool;

  constructor(@Inject(CONFIG) { DATABASE_URL }: Pick<Config, 'DATABASE_URL'>) {
    this.connection = ownConnection(DATABASE_URL);
  }

  async takesWrites(): Promise<boolean> {
    const { rows } = await this.connection.query<{ is: boolean }>('SELECT NOT pg_is_in_recovery() AS is');
    return rows[0]?.is === true;
  }

  /** Commits, and answers when, in seconds of the primary's clock. Rejects while it does not answer, or takes no writes. */
  async beat(): Promise<number> {
    const { rows } = await this.connection.query<{ at: number }>(HEARTBEAT);
    return rows[0]?.at ?? Number.NEGATIVE_INFINITY;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.connection.end();
  }
}

/** One connection that nothing else uses: a full pool must not look like a database that is gone or behind. */
export function ownConnection(connectionString: string): pg.Pool {
  const connection = new pg.Pool({
    Client: DatabaseClient,
    connectionString,
    application_name: 'crewdeck-api-replicas',
    max: 1,
    idleTimeoutMillis: 0,
    keepAlive: true,
    connectionTimeoutMillis: LONGEST_ANSWER_MS,
    query_timeout: LONGEST_ANSWER_MS,
  });
  // The next query opens another connection in place of a lost one.
  return connection.on('error', () => undefined);
}
