import { jsonOf } from '../database/sql.ts';
import { Conditions } from './conditions.ts';
import type { Cursor } from './cursor.ts';
import { comesAfter, type ListOrder, orderBy } from './list-order.ts';
import type { TextFilter } from './text-filter.ts';

/** A list that is read by keyset, from one table. */
export interface List {
  readonly table: string;
  readonly alias: string;
  /** What is answered of each row; `place` gives a value its parameter. */
  readonly columns: string | ((place: (value: unknown) => string) => string);
  /** Rows of the first come first, and so on. With one, all rows stand in it. */
  readonly orders: readonly [ListOrder, ...ListOrder[]];
  /** Adds the conditions that an index leads to in the order of the list. */
  readonly narrow: (conditions: Conditions) => Conditions;
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
  if (where === undefined) return { ...list, order, part };
  return { ...list, order, part, narrow: (conditions) => list.narrow(conditions).addFixed(where) };
}

export interface Statement {
  readonly sql: string;
  readonly values: unknown[];
}

/** All of a list, in its last order: that is the one which leaves no row out by itself. */
export function wholeOf({ orders, ...list }: List): KeysetList {
  return { ...list, order: orders.at(-1) ?? orders[0], part: 0 };
}

/** A page in the order of the list. Its limit is part of the text: as a parameter, a tenth of the table would be planned for. */
export function pageInOrder(list: KeysetList, count: number, after: Cursor | null): Statement {
  const { table, alias, skipped = 0 } = list;
  const { sql, values } = narrowed(list, after);
  const limit = `LIMIT ${count}${skipped > 0 ? ` OFFSET ${skipped}` : ''}`;
  return {
    sql: `SELECT ${selectedOf(list, values)} FROM ${table} ${alias} WHERE ${sql} ${inOrder(list)} ${limit}`,
    values,
  };
}

export function countInOrder(list: List, most: number): Statement {
  const { sql, values } = list.narrow(new Conditions());
  return {
    sql: `SELECT count(*)::int AS total FROM (SELECT FROM ${list.table} ${list.alias} WHERE ${sql} LIMIT ${most}) AS counted`,
    values,
  };
}

/** The conditions that an index leads to in the order of the list, after a place in it. */
export function narrowed(list: KeysetList, after: Cursor | null): Conditions {
  const conditions = list.narrow(new Conditions());
  if (!after) return conditions;
  const { alias, order } = list;
  const id = conditions.place(after.id);
  return conditions.add(
    after.sortValue,
    (place) => `(${order.by}, ${alias}.id) ${comesAfter(order)} (${place}, ${id})`,
  );
}

/** Selects a `ListRow`. Adds to the values of its statement. */
export function selectedOf({ alias, columns, order, part }: KeysetList, values: unknown[]): string {
  const places = new Conditions(values);
  const json = jsonOf(typeof columns === 'string' ? columns : columns((value) => places.place(value)));
  return `${alias}.id, ${order.value} AS "sortValue", ${part} AS part, ${json} AS json`;
}

export function inOrder({ alias, order }: KeysetList): string {
  return orderBy(order, alias);
}
