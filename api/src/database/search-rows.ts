import { EXACT_TOTAL_LIMIT } from '@crewdeck/contract';
import type { Cursor } from '../platform/paging/cursor.ts';
import { dayOf } from './calendar.ts';
import { areEnough, totalFrom } from './drawn-days.ts';
import type { KeysetList } from './keyset-list.ts';
import type { KeysetRow, Position } from './keyset-sql.ts';
import {
  amongNewest,
  byIndex,
  byIndexOfDays,
  type IndexedRow,
  type LookedAtRow,
  type RowOfDays,
} from './search-statements.ts';
import type { Guess, Totals } from './totals.ts';

/** So many of the newest are looked at one by one before anything else is tried (ADR 7). */
const NEWEST_LOOKED_AT = 2_000;
/** What more rows have is found sooner by looking on: the index would read them all. */
const MOST_BY_INDEX = 10_000;
/** The same goes for what has filled a quarter of the page. */
const PROMISING = 4;
/** Twice as many days as should do: the guess may be off by a third, and days differ. */
const AMPLE = 2;

export interface FoundRows {
  readonly rows: readonly KeysetRow[];
  readonly total: number;
}

/**
 * Finds the entries of a list that contain its texts, after a place in it: among the newest where many have them, by the
 * index where few do, and on some days of it where some thousands do. How common they are is told by a sample that is taken
 * meanwhile.
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
  const ofDays = await onSomeDays(totals, list, count, newest, guess);
  if (ofDays) return ofDays;
  const { sql, values } = byIndex(list, count, after);
  const rows = await totals.database.query<IndexedRow[]>(sql, values);
  return { rows, total: after?.total ?? totals.learn(list, rows[0]?.found ?? 0) };
}

/**
 * Meets the index on the newest days that should fill the page, and on some drawn ones when the total is still to be told.
 * `null` where that does not do.
 */
async function onSomeDays(
  totals: Totals,
  list: KeysetList,
  count: number,
  { rows, goesOnAfter }: Look,
  guess: Guess,
): Promise<FoundRows | null> {
  if (!goesOnAfter || (!guess.isSure && guess.total < EXACT_TOTAL_LIMIT)) return null;
  const calendar = await totals.calendars.of(list);
  const missing = count - rows.length;
  const newest = calendar?.daysBefore(goesOnAfter.sortValue, (AMPLE * missing) / guess.total);
  const drawn = guess.isSure ? [] : (calendar?.drawnBefore(goesOnAfter.sortValue) ?? []);
  if (!newest || !(guess.isSure || areEnough(drawn))) return null;
  const days = new Set([...newest, ...drawn.map(({ day }) => day)]);
  const { sql, values } = byIndexOfDays(list, missing, goesOnAfter, [...days]);
  const found = await totals.database.query<RowOfDays[]>(sql, values);
  const last = found[missing - 1];
  // Beyond the newest days only drawn ones were read.
  if (!last || !newest.includes(dayOf(last.sortValue))) return null;
  const page = [...rows, ...found];
  if (guess.isSure) return { rows: page, total: guess.total };
  const { total, least } = totalFrom(drawn, last.found);
  const isSure = rows.length + least >= EXACT_TOTAL_LIMIT;
  return { rows: page, total: isSure ? totals.learn(list, rows.length + total) : await totals.tell(list, guess) };
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
