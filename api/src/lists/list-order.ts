import sql, { raw, type Sql } from 'sql-template-tag';
import { isoTime } from '../database/sql.ts';
import type { Cursor } from './cursor.ts';

/** An order in which an index leads. */
export interface ListOrder {
  /** Sorted by this, then by `id`, in the same direction. Names the table by its alias. */
  readonly by: Sql;
  readonly direction: 'ASC' | 'DESC';
  /** The same as text, from which a cursor is made. */
  readonly value: Sql;
  /** Whether any text can stand in a cursor; else it is a day or a time. */
  readonly isText?: boolean;
  /** Which rows of the list stand in this order, where others come before or after them. */
  readonly where?: Sql;
}

export function newestFirst(alias: Sql): ListOrder {
  const by = sql`${alias}.created_at`;
  return { by, direction: 'DESC', value: isoTime(by) };
}

export function orderBy({ by, direction }: Pick<ListOrder, 'by' | 'direction'>, id: Sql): Sql {
  return sql`ORDER BY ${by} ${raw(direction)}, ${id} ${raw(direction)}`;
}

/** Whether a row comes after the one of a cursor. */
export function comesAfter({ by, direction }: Pick<ListOrder, 'by' | 'direction'>, id: Sql, cursor: Cursor): Sql {
  return sql`(${by}, ${id}) ${raw(direction === 'DESC' ? '<' : '>')} (${cursor.sortValue}, ${cursor.id})`;
}
