import { type Cursor, readCursor, writeCursor } from '../platform/paging/cursor.ts';
import { type Page, pageOf } from '../platform/paging/page.ts';
import { Conditions } from './conditions.ts';
import type { KeysetList } from './keyset-list.ts';
import { type KeysetRow, narrowAfter, newestFirst, selectedOf } from './keyset-sql.ts';
import { prepared, readPrepared } from './prepared.ts';
import { type FoundRows, searchRows } from './search-rows.ts';
import type { Totals } from './totals.ts';
import { readForAll } from './usual-pages.ts';

interface PageQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

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
  const pageOfRows = ({ rows, total }: FoundRows) =>
    pageOf(rows, limit, total, (row) => writeCursor({ ...row, total })).map(({ json }) => json);
  if (list.texts.length > 0) return pageOfRows(await searchRows(totals, list, limit + 1, cursor));
  const withTotal = async (reading: Promise<KeysetRow[]>) => {
    const [rows, total] = await Promise.all([reading, cursor?.total ?? totals.of(list)]);
    return pageOfRows({ rows, total });
  };
  const usual = cursor ? null : usualStatement(list, limit);
  if (usual) return readForAll(database, usual, () => withTotal(readPrepared(database, prepared(usual), [])));
  return withTotal(readInOrder(totals, list, limit + 1, cursor));
}

/** `null` for what few ask for. As a parameter the limit would be planned for as a tenth of the table. */
function usualStatement(list: KeysetList, limit: number): string | null {
  const conditions = list.narrow(new Conditions());
  const isUsual = conditions.values.length === 0 && USUAL_LIMITS.includes(limit);
  return isUsual ? inOrder(list, conditions, String(limit + 1)) : null;
}

function readInOrder({ database }: Totals, list: KeysetList, count: number, after: Cursor | null) {
  const conditions = narrowAfter(list, after);
  const limit = conditions.place(count);
  return database.query<KeysetRow[]>(inOrder(list, conditions, limit), conditions.values);
}

function inOrder(list: KeysetList, conditions: Conditions, limit: string): string {
  const { table, alias } = list;
  return `SELECT ${selectedOf(list)} FROM ${table} ${alias} WHERE ${conditions.sql} ${newestFirst(list)} LIMIT ${limit}`;
}
