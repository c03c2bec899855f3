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

/** Finds what few rows contain, and how many there are. Materialized, or the planner might walk through all rows. */
export function byIndex(list: KeysetList, count: number, after: Position): Statement {
  const { table, alias, sortColumn } = list;
  const { from, conditions } = indexed(list, narrowAfter(list, after));
  const limit = conditions.place(count);
  return {
    sql: `WITH found AS MATERIALIZED (SELECT ${alias}.id, ${alias}.${sortColumn} FROM ${from}),
          page AS MATERIALIZED (SELECT id FROM found ORDER BY ${sortColumn} DESC, id DESC LIMIT ${limit})
          SELECT ${selectedOf(list)}, (SELECT count(*)::int FROM found) AS found
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

/** By the index of the pieces alone: to narrow it by another one would fetch a third of all rows from that. */
function indexed({ table, alias, texts }: KeysetList, narrow: Conditions): { from: string; conditions: Conditions } {
  const conditions = new Conditions(narrow.values);
  for (const text of texts) conditions.addLikely(text).addContaining(text);
  const likely = `SELECT * FROM ${table} ${alias} WHERE ${conditions.sql} OFFSET 0`;
  return { from: `(${likely}) AS ${alias} WHERE ${narrow.sql}`, conditions };
}
