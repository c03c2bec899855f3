import sql, { empty, join, type Sql } from 'sql-template-tag';
import { jsonOf, literal } from '../database/sql.ts';
import type { Cursor } from './cursor.ts';
import { comesAfter, type ListOrder, orderBy } from './list-order.ts';
import type { TextFilter } from './text-filter.ts';

/** A list that is read by keyset, from one table. */
export interface List {
  readonly table: Sql;
  readonly alias: Sql;
  /** What is answered of each row. */
  readonly columns: Sql;
  /** Rows of the first come first, and so on. With one, all rows stand in it. */
  readonly orders: readonly [ListOrder, ...ListOrder[]];
  /** The conditions that an index leads to in the order of the list. */
  readonly conditions: readonly Sql[];
  /** What must be contained besides, which no index has in that order. */
  readonly texts: readonly TextFilter[];
  /** How many rows a page leaves out at its start. */
  readonly skipped?: number;
  /** For the three searches: a replica may answer, which is up to a second old (ADR 50). */
  readonly readsReplica?: boolean;
}

/** What of a list stands in one order. */
export interface KeysetList extends Omit<List, 'orders'> {
  readonly order: ListOrder;
  /** Its place among the orders. */
  readonly part: number;
}

export function partOf({ orders, ...list }: List, part: number): KeysetList {
  const order = orders[part] ?? orders[0];
  const { where } = order;
  return { ...list, order, part, conditions: where ? [...list.conditions, where] : list.conditions };
}

/** All of a list, in its last order: that is the one which leaves no row out by itself. */
export function wholeOf({ orders, ...list }: List): KeysetList {
  return { ...list, order: orders.at(-1) ?? orders[0], part: 0 };
}

/** A page in the order of the list. Its limit is part of the text: as a parameter, a tenth of the table would be planned for. */
export function pageInOrder(list: KeysetList, count: number, after: Cursor | null): Sql {
  const { table, alias, skipped = 0 } = list;
  const offset = skipped > 0 ? sql`OFFSET ${literal(skipped)}` : empty;
  return sql`
    SELECT ${selectedOf(list)} FROM ${table} ${alias} WHERE ${narrowed(list, after)} ${inOrder(list)} LIMIT ${literal(count)} ${offset}`;
}

/** The first rows from one order on. PostgreSQL reads one after the other, and stops when there are enough. */
export function pageOfParts(list: List, count: number, first: number): Sql {
  const parts = list.orders.slice(first).map((_, place) => pageInOrder(partOf(list, first + place), count, null));
  return sql`SELECT * FROM (${join(parts, ') UNION ALL (', '(', ')')}) AS page LIMIT ${literal(count)}`;
}

export function countInOrder({ table, alias, conditions }: List, most: number): Sql {
  return sql`
    SELECT count(*)::int AS total FROM (
      SELECT FROM ${table} ${alias} WHERE ${allOf(conditions)} LIMIT ${literal(most)}) AS counted`;
}

/** The conditions that an index leads to in the order of the list, after a place in it. */
export function narrowed({ conditions, order, alias }: KeysetList, after: Cursor | null): Sql {
  return allOf(after ? [...conditions, comesAfter(order, sql`${alias}.id`, after)] : conditions);
}

export function allOf(conditions: readonly Sql[]): Sql {
  return conditions.length > 0 ? join(conditions, ' AND ') : sql`true`;
}

/** Selects a `ListRow`. */
export function selectedOf({ alias, columns, order, part }: KeysetList): Sql {
  return sql`${alias}.id, ${order.value} AS "sortValue", ${literal(part)} AS part, ${jsonOf(columns)} AS json`;
}

export function inOrder({ alias, order }: KeysetList): Sql {
  return orderBy(order, sql`${alias}.id`);
}
