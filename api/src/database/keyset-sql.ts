import type { Cursor } from '../platform/paging/cursor.ts';
import { Conditions } from './conditions.ts';
import type { KeysetList } from './keyset-list.ts';
import { jsonOf } from './sql.ts';

export interface KeysetRow {
  readonly id: string;
  readonly sortValue: string;
  readonly json: string;
}

/** A place in the order of a list; `null` before its first entry. */
export type Position = Pick<Cursor, 'sortValue' | 'id'> | null;

export interface Statement {
  readonly sql: string;
  readonly values: unknown[];
}

/** The conditions that an index leads to in the order of the list, after a place in it. */
export function narrowAfter(list: KeysetList, after: Position): Conditions {
  const conditions = list.narrow(new Conditions());
  if (!after) return conditions;
  const { alias, sortColumn } = list;
  const id = conditions.place(after.id);
  return conditions.add(after.sortValue, (place) => `(${alias}.${sortColumn}, ${alias}.id) < (${place}, ${id})`);
}

export function selectedOf({ alias, columns, sortValue }: KeysetList): string {
  return `${alias}.id, ${sortValue} AS "sortValue", ${jsonOf(columns)} AS json`;
}

export function newestFirst({ alias, sortColumn }: KeysetList): string {
  return `ORDER BY ${alias}.${sortColumn} DESC, ${alias}.id DESC`;
}

/** Counts up to a limit, by the index that leads to the conditions. */
export function countInOrder(list: KeysetList, limit: number): Statement {
  const { sql, values } = narrowAfter(list, null);
  return {
    sql: `SELECT count(*)::int AS total FROM (SELECT FROM ${list.table} ${list.alias} WHERE ${sql} LIMIT ${limit}) AS found`,
    values,
  };
}
