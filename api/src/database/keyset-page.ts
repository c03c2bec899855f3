import type { DataSource } from 'typeorm';
import { readCursor, writeCursor } from '../platform/paging/cursor.ts';
import { COUNT_LIMIT, type Page, pageOf } from '../platform/paging/page.ts';
import type { Conditions } from './conditions.ts';

interface KeysetList {
  /** What is selected for each row, with `"sortValue"` and `id` among it. */
  readonly columns: string;
  /** The table with its alias. */
  readonly table: string;
  /** Newest first by this column, then by `id`. */
  readonly sortColumn: string;
  readonly idColumn: string;
  /** Fills `Conditions` anew for each of the two statements. */
  readonly conditions: () => Conditions;
}

interface PageQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

interface KeysetRow {
  id: string;
  sortValue: string;
}

/** Reads one page by its place in the order, not by an offset: page 1,000 costs what page 1 costs. */
export async function readKeysetPage<R extends KeysetRow>(
  database: DataSource,
  list: KeysetList,
  { limit, cursor }: PageQuery,
): Promise<Page<Omit<R, 'sortValue'>>> {
  const [rows, total] = await Promise.all([rowsOf<R>(database, list, limit, cursor), totalOf(database, list)]);
  return pageOf(rows, limit, total, writeCursor).map(({ sortValue, ...item }) => item);
}

async function rowsOf<R>(database: DataSource, list: KeysetList, limit: number, text?: string): Promise<R[]> {
  const conditions = list.conditions();
  const cursor = readCursor(text);
  const order = `${list.sortColumn} DESC, ${list.idColumn} DESC`;
  if (cursor) {
    const id = conditions.place(cursor.id);
    conditions.add(cursor.sortValue, (place) => `(${list.sortColumn}, ${list.idColumn}) < (${place}, ${id})`);
  }
  const size = conditions.place(limit + 1);
  return database.query(
    `SELECT ${list.columns} FROM ${list.table}
     WHERE ${conditions.sql} ORDER BY ${order} LIMIT ${size}`,
    conditions.values,
  );
}

async function totalOf(database: DataSource, { conditions, table }: KeysetList): Promise<number> {
  const { sql, values } = conditions();
  const [row] = await database.query<{ total: number }[]>(
    `SELECT count(*)::int AS total FROM (SELECT FROM ${table} WHERE ${sql} LIMIT ${COUNT_LIMIT}) AS found`,
    values,
  );
  return row?.total ?? 0;
}
