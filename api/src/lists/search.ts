import sql, { type Sql } from 'sql-template-tag';
import { literal } from '../database/sql.ts';
import type { Cursor } from './cursor.ts';
import { allOf, inOrder, type KeysetList, narrowed, selectedOf } from './keyset-list.ts';
import { comesAfter, orderBy } from './list-order.ts';
import { contains, mayContain } from './text-filter.ts';

/** So many of the newest rows are looked through before the index is asked (ADR 7). */
const NEWEST_SEARCHED = 5_000;
/** So many are counted in order where the page was found so, which mostly have a thousand; what is rarer, the index counts. */
const NEWEST_COUNTED = 30_000;

/**
 * A page of what many rows contain: the newest rows after a place in the list are looked through in order. Where the page is not
 * full and there are older rows, one more row without an id says so.
 */
export function searchNewest(list: KeysetList, count: number, after: Cursor | null): Sql {
  const newest = newestRows(list, after, NEWEST_SEARCHED);
  const limit = literal(count);
  return sql`
    SELECT * FROM (
      (SELECT ${selectedOf(list)} FROM (${newest}) AS ${list.alias} WHERE ${textsOf(list)} ${inOrder(list)} LIMIT ${limit})
      UNION ALL
      (SELECT NULL, NULL, NULL, NULL FROM (${newest} OFFSET ${literal(NEWEST_SEARCHED)}) AS older LIMIT 1)) AS found LIMIT ${limit}`;
}

/**
 * A page of what few rows contain, by the index of the texts. One row at least: each has the total as well, up to a limit.
 * Materialized, or the planner might walk through all rows in order.
 */
export function searchIndex(list: KeysetList, count: number, after: Cursor | null, most: number): Sql {
  const { table, alias, order } = list;
  const place = { by: sql`place`, direction: order.direction };
  const shown = { by: sql`shown.place`, direction: order.direction };
  return sql`
    WITH found AS MATERIALIZED (${indexed(list, sql`${alias}.id, ${order.by} AS place`)}),
    page AS MATERIALIZED (
      SELECT id, place FROM found WHERE ${after ? comesAfter(place, sql`id`, after) : sql`true`}
      ${orderBy(place, sql`id`)} LIMIT ${literal(count)})
    SELECT least(counted.total, ${literal(most)}) AS total, shown.*
    FROM (SELECT count(*)::int AS total FROM found) AS counted LEFT JOIN (
      SELECT ${selectedOf(list)}, page.place FROM page JOIN ${table} ${alias} ON ${alias}.id = page.id) AS shown ON true
    ${orderBy(shown, sql`shown.id`)}`;
}

/** Counts up to a limit what fills a page among the first rows; by the index where fewer of these have it than that promised. */
export function countSearched(list: KeysetList, most: number): Sql {
  const limit = literal(most);
  return sql`
    SELECT CASE WHEN total < ${limit} THEN (
      SELECT count(*)::int FROM (${indexed(list, sql``)} LIMIT ${limit}) AS found) ELSE total END AS total
    FROM (SELECT count(*)::int AS total FROM (
      SELECT FROM (${newestRows(list, null, NEWEST_COUNTED)}) AS ${list.alias} WHERE ${textsOf(list)} LIMIT ${limit}) AS found) AS counted`;
}

function newestRows(list: KeysetList, after: Cursor | null, size: number): Sql {
  const { table, alias } = list;
  return sql`SELECT * FROM ${table} ${alias} WHERE ${narrowed(list, after)} ${inOrder(list)} LIMIT ${literal(size)}`;
}

function textsOf({ texts }: KeysetList): Sql {
  return allOf(texts.map(contains));
}

/** By the index of the texts alone, narrowed afterwards: another index beside it would bring a third of all rows. */
function indexed({ table, alias, texts, conditions }: KeysetList, columns: Sql): Sql {
  const found = allOf(texts.flatMap((text) => [mayContain(text), contains(text)]));
  return sql`
    SELECT ${columns} FROM (SELECT * FROM ${table} ${alias} WHERE ${found} OFFSET 0) AS ${alias} WHERE ${allOf(conditions)}`;
}
