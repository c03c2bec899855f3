import { jsonOf } from '../database/sql.ts';
import { Conditions } from './conditions.ts';
import type { Cursor } from './cursor.ts';
import type { TextFilter } from './text-filter.ts';

/** A list that is read newest first, by keyset, from one table. */
export interface KeysetList {
  readonly table: string;
  readonly alias: string;
  /** What is answered of each row. */
  readonly columns: string;
  /** Newest first by this column, then by `id`; an index leads there for any conditions. */
  readonly sortColumn: string;
  /** The same as text, from which a cursor is made. */
  readonly sortValue: string;
  /** Adds the conditions that an index leads to in the order of the list. */
  readonly narrow: (conditions: Conditions) => Conditions;
  /** What must be contained besides, which no index has in that order. */
  readonly texts: readonly TextFilter[];
}

export interface Statement {
  readonly sql: string;
  readonly values: unknown[];
}

/** A page in the order of the list. Its limit is part of the text: as a parameter, a tenth of the table would be planned for. */
export function pageInOrder(list: KeysetList, count: number, after: Cursor | null): Statement {
  const { table, alias } = list;
  const { sql, values } = narrowed(list, after);
  return {
    sql: `SELECT ${selectedOf(list)} FROM ${table} ${alias} WHERE ${sql} ${newestFirst(list)} LIMIT ${count}`,
    values,
  };
}

export function countInOrder(list: KeysetList, most: number): Statement {
  const { sql, values } = narrowed(list, null);
  return {
    sql: `SELECT count(*)::int AS total FROM (SELECT FROM ${list.table} ${list.alias} WHERE ${sql} LIMIT ${most}) AS counted`,
    values,
  };
}

/** The conditions that an index leads to in the order of the list, after a place in it. */
export function narrowed(list: KeysetList, after: Cursor | null): Conditions {
  const conditions = list.narrow(new Conditions());
  if (!after) return conditions;
  const { alias, sortColumn } = list;
  const id = conditions.place(after.id);
  return conditions.add(after.sortValue, (place) => `(${alias}.${sortColumn}, ${alias}.id) < (${place}, ${id})`);
}

/** Selects a `ListRow`. */
export function selectedOf({ alias, columns, sortValue }: KeysetList): string {
  return `${alias}.id, ${sortValue} AS "sortValue", ${jsonOf(columns)} AS json`;
}

export function newestFirst({ alias, sortColumn }: KeysetList): string {
  return `ORDER BY ${alias}.${sortColumn} DESC, ${alias}.id DESC`;
}
