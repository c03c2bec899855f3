import { createHash } from 'node:crypto';
import type { QueryResultRow } from 'pg';
import type { Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { poolOf } from './data-source.ts';

const names = new Map<string, string>();

/**
 * Reads outside of any transaction, straight from the pool: what TypeORM does around a query takes longer than the query. Each
 * connection parses and plans the text once. For texts of which there are few: each keeps its plan.
 */
export async function readPrepared<R extends QueryResultRow>(
  database: DataSource,
  { text, values }: Sql,
): Promise<R[]> {
  database.logger.logQuery(text, values);
  const { rows } = await poolOf(database).query<R>({ name: nameOf(text), text, values });
  return rows;
}

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
