import { createHash } from 'node:crypto';
import type { QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';
import { poolOf } from './data-source.ts';

/** A statement that each connection takes apart and plans once. For texts of which there are few: each keeps its plan. */
export interface Prepared {
  readonly name: string;
  readonly text: string;
}

const STATEMENTS = new Map<string, Prepared>();

export function prepared(text: string): Prepared {
  const known = STATEMENTS.get(text);
  if (known) return known;
  const statement = { name: createHash('sha1').update(text).digest('base64url'), text };
  STATEMENTS.set(text, statement);
  return statement;
}

/** Reads outside of any transaction, straight from the pool: what TypeORM does around a query takes longer than the query. */
export async function readPrepared<R extends QueryResultRow>(
  database: DataSource,
  statement: Prepared,
  values: unknown[],
): Promise<R[]> {
  database.logger.logQuery(statement.text, values);
  const { rows } = await poolOf(database).query<R>({ ...statement, values });
  return rows;
}
