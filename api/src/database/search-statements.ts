import { Conditions } from './conditions.ts';
import type { KeysetList } from './keyset-list.ts';
import { type KeysetRow, narrowAfter, newestFirst, type Position, type Statement, selectedOf } from './keyset-sql.ts';

export interface LookedAtRow extends KeysetRow {
  /** `false` for the last one that was looked at when the page is not full and there may be more. */
  readonly matches: boolean;
}

export interface IndexedRow extends KeysetRow {
  /** How many there are in all. */
  readonly found: number;
}

export interface RowOfDays extends KeysetRow {
  /** How many there are on each of the days that have any. */
  readonly found: Readonly<Record<string, number>>;
}

/**
 * Finds a page of what many rows contain, at once. The second part is only read when the first does not fill the page, and
 * tells where to go on.
 */
export function amongNewest(list: KeysetList, count: number, after: Position, size: number): Statement {
  const { table, alias, sortColumn, sortValue } = list;
  const newest = narrowAfter(list, after);
  const contains = new Conditions(newest.values);
  for (const text of list.texts) contains.addContaining(text);
  const limit = contains.place(count);
  const looked = (columns: string, part: string) =>
    `SELECT ${columns} FROM ${table} ${alias} WHERE ${newest.sql} ${newestFirst(list)} ${part}`;
  return {
    sql: `SELECT * FROM (
            (SELECT ${selectedOf(list)}, true AS matches FROM (${looked('*', `LIMIT ${size}`)}) AS ${alias}
             WHERE ${contains.sql} ${newestFirst(list)} LIMIT ${limit})
            UNION ALL
            (SELECT ${alias}.id, ${sortValue}, '', false
             FROM (${looked(`${alias}.id, ${alias}.${sortColumn}`, `OFFSET ${size - 1} LIMIT 1`)}) AS ${alias})) AS looked
          LIMIT ${limit}`,
    values: contains.values,
  };
}

/** Finds what few rows contain, and how many there are. */
export function byIndex(list: KeysetList, count: number, after: Position): Statement {
  return pageOf(list, count, indexed(list, narrowAfter(list, after)), 'SELECT count(*)::int FROM found');
}

/** Finds what was made on some days, and how many on each. */
export function byIndexOfDays(list: KeysetList, count: number, after: Position, days: readonly string[]): Statement {
  const perDay = `SELECT ${dayAt(list)} AS day, count(*) AS entries FROM found AS ${list.alias} GROUP BY day`;
  const counts = `SELECT json_object_agg(day, entries) FROM (${perDay}) AS days`;
  return pageOf(list, count, indexed(list, narrowAfter(list, after), days), counts);
}

/** Materialized, or the planner might walk through all rows. */
function pageOf(list: KeysetList, count: number, { from, conditions }: Indexed, counts: string): Statement {
  const { table, alias, sortColumn } = list;
  const limit = conditions.place(count);
  return {
    sql: `WITH found AS MATERIALIZED (SELECT ${alias}.id, ${alias}.${sortColumn} FROM ${from}),
          page AS MATERIALIZED (SELECT id FROM found ORDER BY ${sortColumn} DESC, id DESC LIMIT ${limit})
          SELECT ${selectedOf(list)}, (${counts}) AS found
          FROM page JOIN ${table} ${alias} ON ${alias}.id = page.id ${newestFirst(list)}`,
    values: conditions.values,
  };
}

/** Counts what few rows contain, up to a limit. */
export function countByIndex(list: KeysetList, limit: number): Statement {
  const { from, conditions } = indexed(list, narrowAfter(list, null));
  return {
    sql: `SELECT count(*)::int AS total FROM (SELECT FROM ${from} LIMIT ${limit}) AS found`,
    values: conditions.values,
  };
}

interface Indexed {
  readonly from: string;
  readonly conditions: Conditions;
}

/** By the index of the pieces alone: to narrow it by another one would fetch a third of all rows from that. */
function indexed(list: KeysetList, narrow: Conditions, days?: readonly string[]): Indexed {
  const { table, alias, texts } = list;
  const conditions = new Conditions(narrow.values);
  for (const text of texts) conditions.addLikely(text).addContaining(text);
  if (days) conditions.add(days, (place) => `ARRAY[${dayAt(list)}] && ${place}::date[]`);
  const likely = `SELECT * FROM ${table} ${alias} WHERE ${conditions.sql} OFFSET 0`;
  return { from: `(${likely}) AS ${alias} WHERE ${narrow.sql}`, conditions };
}

/** As the index has it. */
function dayAt({ alias, sortColumn }: KeysetList): string {
  return `(${alias}.${sortColumn} AT TIME ZONE 'UTC')::date`;
}
