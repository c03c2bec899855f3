import { Conditions } from './conditions.ts';
import type { Cursor } from './cursor.ts';
import { inOrder, type KeysetList, narrowed, type Statement, selectedOf } from './keyset-list.ts';
import { comesAfter } from './list-order.ts';

/** So many of the newest rows are looked through before the index is asked (ADR 7). */
const NEWEST_SEARCHED = 5_000;
/** So many are counted in order where the page was found so, which mostly have a thousand; what is rarer, the index counts. */
const NEWEST_COUNTED = 30_000;

/**
 * A page of what many rows contain: the newest rows after a place in the list are looked through in order. Where the page is not
 * full and there are older rows, one more row without an id says so.
 */
export function searchNewest(list: KeysetList, count: number, after: Cursor | null): Statement {
  const { alias } = list;
  const newest = newestRows(list, after, NEWEST_SEARCHED);
  const contains = containing(list, newest.values);
  return {
    sql: `SELECT * FROM (
            (SELECT ${selectedOf(list, contains.values)} FROM (${newest.sql}) AS ${alias} WHERE ${contains.sql} ${inOrder(list)} LIMIT ${count})
            UNION ALL
            (SELECT NULL, NULL, NULL, NULL FROM (${newest.sql} OFFSET ${NEWEST_SEARCHED}) AS older LIMIT 1)) AS found LIMIT ${count}`,
    values: contains.values,
  };
}

/**
 * A page of what few rows contain, by the index of the texts. One row at least: each has the total as well, up to a limit.
 * Materialized, or the planner might walk through all rows in order.
 */
export function searchIndex(list: KeysetList, count: number, after: Cursor | null, most: number): Statement {
  const { table, alias, order } = list;
  const { sql, values } = indexed(list, `${alias}.id, ${order.by} AS place`, []);
  const place = new Conditions(values);
  if (after) {
    const id = place.place(after.id);
    place.add(after.sortValue, (sortValue) => `(place, id) ${comesAfter(order)} (${sortValue}, ${id})`);
  }
  return {
    sql: `WITH found AS MATERIALIZED (${sql}),
          page AS MATERIALIZED (
            SELECT id, place FROM found WHERE ${place.sql} ORDER BY place ${order.direction}, id ${order.direction} LIMIT ${count})
          SELECT least(counted.total, ${most}) AS total, shown.*
          FROM (SELECT count(*)::int AS total FROM found) AS counted LEFT JOIN (
            SELECT ${selectedOf(list, place.values)}, page.place FROM page JOIN ${table} ${alias} ON ${alias}.id = page.id) AS shown ON true
          ORDER BY shown.place ${order.direction}, shown.id ${order.direction}`,
    values: place.values,
  };
}

/** Counts up to a limit what fills a page among the first rows; by the index where fewer of these have it than that promised. */
export function countSearched(list: KeysetList, most: number): Statement {
  const { alias } = list;
  const newest = newestRows(list, null, NEWEST_COUNTED);
  const contains = containing(list, newest.values);
  const byIndex = indexed(list, '', contains.values);
  return {
    sql: `SELECT CASE WHEN total < ${most} THEN (SELECT count(*)::int FROM (${byIndex.sql} LIMIT ${most}) AS found) ELSE total END AS total
          FROM (SELECT count(*)::int AS total FROM (
            SELECT FROM (${newest.sql}) AS ${alias} WHERE ${contains.sql} LIMIT ${most}) AS found) AS counted`,
    values: byIndex.values,
  };
}

function newestRows(list: KeysetList, after: Cursor | null, size: number): Statement {
  const { table, alias } = list;
  const { sql, values } = narrowed(list, after);
  return { sql: `SELECT * FROM ${table} ${alias} WHERE ${sql} ${inOrder(list)} LIMIT ${size}`, values };
}

function containing(list: KeysetList, values: unknown[]): Conditions {
  const conditions = new Conditions(values);
  for (const text of list.texts) conditions.addContaining(text);
  return conditions;
}

/** By the index of the texts alone, narrowed afterwards: another index beside it would bring a third of all rows. */
function indexed(list: KeysetList, columns: string, values: unknown[]): Statement {
  const { table, alias, texts } = list;
  const conditions = new Conditions(values);
  for (const text of texts) conditions.addLikely(text).addContaining(text);
  const narrow = list.narrow(new Conditions(values));
  return {
    sql: `SELECT ${columns} FROM (SELECT * FROM ${table} ${alias} WHERE ${conditions.sql} OFFSET 0) AS ${alias} WHERE ${narrow.sql}`,
    values,
  };
}
