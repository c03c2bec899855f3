import { createHash } from 'node:crypto';
import type { QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';
import { poolOf } from './data-source.ts';

/** A statement that each connection parses and plans once. For texts of which there are few: each keeps its plan. */
export interface PreparedStatement {
  readonly name: string;
  readonly text: string;
}

export function preparedStatement(text: string): PreparedStatement {
  return { name: createHash('sha1').update(text).digest('base64url'), text };
}

/** Reads outside of any transaction, straight from the pool: what TypeORM does around a query takes longer than the query. */
export async function readPrepared<R extends QueryResultRow>(
  database: DataSource,
  statement: PreparedStatement,
  values: unknown[],
): Promise<R[]> {
  database.logger.logQuery(statement.text, values);
  const { rows } = await poolOf(database).query<R>({ ...statement, values });
  return rows;
}
