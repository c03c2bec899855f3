import pg from 'pg';

/** The rows of one statement, on a connection of its own. Rejects where it can't be had, or breaks. */
export async function query<Row extends pg.QueryResultRow>(
  url: string,
  sql: string,
  values: unknown[] = [],
  settings: pg.ClientConfig = {},
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, ...settings });
  // A connection that breaks while nothing is asked.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    // Nobody waits for one that is gone.
    void client.end().catch(() => undefined);
  }
}
