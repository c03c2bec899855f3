import type { DataSource } from 'typeorm';
import { readCursor, writeCursor } from '../platform/paging/cursor.ts';
import { type Page, pageOf } from '../platform/paging/page.ts';
import { Conditions } from './conditions.ts';
import type { KeysetList } from './keyset-list.ts';
import { prepared, readPrepared } from './prepared.ts';
import { jsonOf } from './sql.ts';
import type { Totals } from './totals.ts';
import { readForAll } from './usual-pages.ts';

interface PageQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

interface KeysetRow {
  readonly id: string;
  readonly sortValue: string;
  readonly json: string;
}

/** So many of the newest are looked at one by one before an index is asked (ADR 7). */
const NEWEST_LOOKED_AT = 5_000;
/** As many times more when that promises to fill the page. */
const LONGER_LOOK = 4;

/** Of the pages that our screens and most others ask for first, the statements are prepared: few, or each connection fills up. */
const USUAL_LIMITS = [48, 50, 100];

/** Reads one page by its place in the order, not by an offset: page 1,000 costs what page 1 costs. PostgreSQL makes the JSON. */
export async function readKeysetPage(
  totals: Totals,
  list: KeysetList,
  { limit, cursor: text }: PageQuery,
): Promise<Page> {
  const cursor = readCursor(text);
  const { database } = totals;
  const pageWith = async (reading: Promise<KeysetRow[]>) => {
    const [rows, total] = await Promise.all([reading, cursor?.total ?? totals.of(list)]);
    return pageOf(rows, limit, total, (row) => writeCursor({ ...row, total })).map(({ json }) => json);
  };
  const usual = cursor ? null : usualStatement(list, limit);
  if (!usual) return pageWith(readRows(database, list, limit + 1, cursor));
  return readForAll(database, usual, () => pageWith(readPrepared(database, prepared(usual), [])));
}

/** `null` for what few ask for. As a parameter the limit would be planned for as a tenth of the table. */
function usualStatement(list: KeysetList, limit: number): string | null {
  const conditions = list.narrow(new Conditions());
  const isUsual = list.texts.length === 0 && conditions.values.length === 0 && USUAL_LIMITS.includes(limit);
  return isUsual ? inOrder(list, conditions, String(limit + 1)) : null;
}

type Position = ReturnType<typeof readCursor>;

async function readRows(database: DataSource, list: KeysetList, count: number, after: Position): Promise<KeysetRow[]> {
  const read = ({ sql, values }: Statement) => database.query<KeysetRow[]>(sql, values);
  if (list.texts.length === 0) {
    const conditions = narrowAfter(list, after);
    const limit = conditions.place(count);
    return read({ sql: inOrder(list, conditions, limit), values: conditions.values });
  }
  const rows = await read(amongNewest(list, count, after, NEWEST_LOOKED_AT));
  if (rows.length === count) return rows;
  if (rows.length * LONGER_LOOK >= count) {
    const more = await read(amongNewest(list, count, after, NEWEST_LOOKED_AT * LONGER_LOOK));
    if (more.length === count) return more;
  }
  const found = await read(byIndex(list, count, after));
  return found.length > 0 ? found : rows;
}

interface Statement {
  readonly sql: string;
  readonly values: unknown[];
}

function inOrder(list: KeysetList, conditions: Conditions, limit: string): string {
  const { table, alias } = list;
  return `SELECT ${selectedOf(list)} FROM ${table} ${alias} WHERE ${conditions.sql} ${newestFirst(list)} LIMIT ${limit}`;
}

/** Finds a page of what many rows contain, at once; what few contain it does not find, and ends. */
function amongNewest(list: KeysetList, count: number, after: Position, size: number): Statement {
  const { table, alias } = list;
  const newest = narrowAfter(list, after);
  const contains = new Conditions(newest.values);
  for (const text of list.texts) contains.addContaining(text);
  const limit = contains.place(count);
  return {
    sql: `SELECT ${selectedOf(list)} FROM (
            SELECT * FROM ${table} ${alias} WHERE ${newest.sql} ${newestFirst(list)} LIMIT ${size}) AS ${alias}
          WHERE ${contains.sql} ${newestFirst(list)} LIMIT ${limit}`,
    values: contains.values,
  };
}

/**
 * Finds what few rows contain, by the index of its pieces; nothing where there are no rows but the newest. Materialized, or
 * the planner might walk through all rows.
 */
function byIndex(list: KeysetList, count: number, after: Position): Statement {
  const { table, alias, sortColumn } = list;
  const newest = narrowAfter(list, after);
  const contains = new Conditions(newest.values);
  for (const text of list.texts) contains.addLikely(text).addContaining(text);
  const limit = contains.place(count);
  return {
    sql: `WITH found AS MATERIALIZED (
            SELECT ${alias}.id, ${alias}.${sortColumn} FROM ${table} ${alias} WHERE ${newest.sql} AND ${contains.sql} AND EXISTS (
              SELECT FROM ${table} ${alias} WHERE ${newest.sql} ${newestFirst(list)} OFFSET ${NEWEST_LOOKED_AT})),
          page AS MATERIALIZED (SELECT id FROM found ORDER BY ${sortColumn} DESC, id DESC LIMIT ${limit})
          SELECT ${selectedOf(list)} FROM page JOIN ${table} ${alias} ON ${alias}.id = page.id ${newestFirst(list)}`,
    values: contains.values,
  };
}

/** The conditions that an index leads to in the order of the list, after a place in it. */
function narrowAfter(list: KeysetList, after: Position): Conditions {
  const conditions = list.narrow(new Conditions());
  if (!after) return conditions;
  const { alias, sortColumn } = list;
  const id = conditions.place(after.id);
  return conditions.add(after.sortValue, (place) => `(${alias}.${sortColumn}, ${alias}.id) < (${place}, ${id})`);
}

function selectedOf({ alias, columns, sortValue }: KeysetList): string {
  return `${alias}.id, ${sortValue} AS "sortValue", ${jsonOf(columns)} AS json`;
}

function newestFirst({ alias, sortColumn }: KeysetList): string {
  return `ORDER BY ${alias}.${sortColumn} DESC, ${alias}.id DESC`;
}
