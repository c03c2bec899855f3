import sql, { type Sql } from 'sql-template-tag';
import { DomainError } from '../platform/errors/domain-error.ts';
import { type Cursor, readCursor } from './cursor.ts';
import { allOf, type List, partOf, selectedOf } from './keyset-list.ts';
import type { ListOrder } from './list-order.ts';
import type { ListRow } from './page.ts';

/** Which rows of a list come before all others, and in what order. */
export interface Ranking {
  /** The first first; some hundreds at most. */
  readonly ids: readonly string[];
  /** What is answered of each, instead of the columns of the list. */
  readonly columns: List['columns'];
  /** What is told of each besides. */
  readonly tell: (id: string) => Readonly<Record<string, unknown>>;
  /** Told which of them a page has. */
  readonly onRead?: (ids: readonly string[]) => void;
  /** Rows that were read while it was made, with these columns. */
  readonly rows: readonly ListRow[];
}

/** A cursor among ranked rows holds the place, and the parts of the list come after them. */
const RANKED: ListOrder = { by: sql`place`, direction: 'ASC', value: sql`place`, isText: true };
const PLACE = /^\d{1,4}$/;

/** Throws `request.invalid` for a cursor that no answer of ours has held. */
export function readRankedCursor(text: string | undefined, { orders }: List): Cursor | null {
  const cursor = readCursor(text, [RANKED, ...orders]);
  if (cursor?.part === 0 && !PLACE.test(cursor.sortValue))
    throw new DomainError('request.invalid', 'cursor: It does not come from a Link header.');
  return cursor;
}

/** Where the ranked rows go on: after the row of the cursor wherever it stands now, else after its place. */
export function placeAfter({ ids }: Ranking, cursor: Cursor | null): number {
  if (!cursor) return 0;
  if (cursor.part !== 0) return ids.length;
  const place = ids.indexOf(cursor.id);
  return 1 + (place === -1 ? Number(cursor.sortValue) : place);
}

/** The rows of these ids, in any order. */
export function rowsWithIds(list: List, ids: readonly string[]): Sql {
  const { table, alias, conditions } = list;
  return sql`
    SELECT ${selectedOf(partOf(list, 0))} FROM ${table} ${alias} WHERE ${alias}.id = ANY (${ids}::uuid[]) AND ${allOf(conditions)}`;
}

/** In the order of the ranking, each with its place and what is told of it. */
export function inRankedOrder(rows: readonly ListRow[], { ids, tell }: Ranking): ListRow[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  return rows
    .map((row) => ({ row, place: places.get(row.id) ?? 0 }))
    .sort((one, other) => one.place - other.place)
    .map(({ row, place }) => ({
      id: row.id,
      sortValue: String(place),
      part: 0,
      json: withMore(row.json, tell(row.id)),
    }));
}

/** @param json of an object that is not empty */
function withMore(json: string, more: Readonly<Record<string, unknown>>): string {
  return `${json.slice(0, -1)},${JSON.stringify(more).slice(1)}`;
}

/** What comes after the ranked rows. */
export function withoutRanked(list: List, { ids }: Ranking): List {
  return { ...list, conditions: [...list.conditions, sql`${list.alias}.id <> ALL (${ids}::uuid[])`] };
}
