import pg from 'pg';
import { DatabaseClient } from './database-client.ts';

/** How far it has replayed, in bytes of the log; `null` where it is no replica, as once it was promoted. */
const REPLAYED = `SELECT CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() - '0/0' END::float8 AS position`;
/** How far the primary has written: all that was committed before is contained. */
const WRITTEN = `SELECT (pg_current_wal_lsn() - '0/0')::float8 AS position`;

const LONGEST_ANSWER_MS = 1_000;

/** A connection of its own, so that a full pool does not look like a database that is behind. */
export class LogPosition {
  private readonly connection: pg.Pool;

  constructor(
    url: string,
    private readonly statement: string,
  ) {
    this.connection = new pg.Pool({
      Client: DatabaseClient,
      connectionString: url,
      application_name: 'crewdeck-api-replicas',
      max: 1,
      idleTimeoutMillis: 0,
      keepAlive: true,
      connectionTimeoutMillis: LONGEST_ANSWER_MS,
      query_timeout: LONGEST_ANSWER_MS,
    });
    // A lost connection is made anew when it is asked again.
    this.connection.on('error', () => undefined);
  }

  /** Rejects while the database does not answer. */
  async read(): Promise<number | null> {
    const { rows } = await this.connection.query<{ position: number | null }>(this.statement);
    return rows[0]?.position ?? null;
  }

  end(): Promise<void> {
    return this.connection.end();
  }

  static ofPrimary(url: string): LogPosition {
    return new LogPosition(url, WRITTEN);
  }

  static ofReplica(url: string): LogPosition {
    return new LogPosition(url, REPLAYED);
  }
}
