import type { Cursor } from '../platform/paging/cursor.ts';
import type { KeysetList } from './keyset-list.ts';
import type { KeysetRow, Position } from './keyset-sql.ts';
import { amongNewest, byIndex, type IndexedRow, type LookedAtRow } from './search-statements.ts';
import type { Totals } from './totals.ts';

/** So many of the newest are looked at one by one before anything else is tried (ADR 7). */
const NEWEST_LOOKED_AT = 2_000;
/** What more rows have is found sooner by looking on: the index would read them all. */
const MOST_BY_INDEX = 10_000;
/** The same goes for what has filled a quarter of the page. */
const PROMISING = 4;

export interface FoundRows {
  readonly rows: readonly KeysetRow[];
  readonly total: number;
}

/**
 * Finds the entries of a list that contain its texts, after a place in it: among the newest where many have them, by the
 * index where few do. How common they are is told by a sample that is taken meanwhile.
 */
export async function searchRows(
  totals: Totals,
  list: KeysetList,
  count: number,
  after: Cursor | null,
): Promise<FoundRows> {
  const [newest, guess] = await Promise.all([
    lookThrough(totals, list, count, after, NEWEST_LOOKED_AT),
    after ? { total: after.total, isSure: true } : totals.guess(list),
  ]);
  if (newest.rows.length === count) return { rows: newest.rows, total: await totals.tell(list, guess) };
  if (!newest.goesOnAfter) return { rows: newest.rows, total: after?.total ?? newest.rows.length };
  if (guess.total > MOST_BY_INDEX || newest.rows.length * PROMISING >= count) {
    const size = Math.max(Math.ceil(guess.total), MOST_BY_INDEX);
    const older = await lookThrough(totals, list, count - newest.rows.length, newest.goesOnAfter, size);
    const rows = [...newest.rows, ...older.rows];
    if (rows.length === count) return { rows, total: await totals.tell(list, guess) };
    if (!older.goesOnAfter) return { rows, total: after?.total ?? rows.length };
  }
  const { sql, values } = byIndex(list, count, after);
  const rows = await totals.database.query<IndexedRow[]>(sql, values);
  return { rows, total: after?.total ?? totals.learn(list, rows[0]?.found ?? 0) };
}

interface Look {
  readonly rows: readonly KeysetRow[];
  /** The last row that was looked at; `null` when the page is full, or when there are no more. */
  readonly goesOnAfter: Position;
}

async function lookThrough(
  { database }: Totals,
  list: KeysetList,
  count: number,
  after: Position,
  size: number,
): Promise<Look> {
  const { sql, values } = amongNewest(list, count, after, size);
  const looked = await database.query<LookedAtRow[]>(sql, values);
  return {
    rows: looked.filter(({ matches }) => matches),
    goesOnAfter: looked.find(({ matches }) => !matches) ?? null,
  };
}
