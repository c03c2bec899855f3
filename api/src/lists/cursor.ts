import { DomainError } from '../platform/errors/domain-error.ts';

/** Where a page ends: the sort value as the database writes it, so that no microsecond is lost, and the row's id. */
export interface Cursor {
  readonly sortValue: string;
  readonly id: string;
  /** Which of the orders of its list the row stands in: the first unless it is said. */
  readonly part?: number;
}

const PARTS = /^(?<sortValue>.*) (?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?: (?<part>[1-9]))?$/s;
const SORT_VALUE = /^(?!0000)\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}\.\d{6}Z)?$/;
const DAY_SIZE = 'YYYY-MM-DD'.length;

export function writeCursor({ sortValue, id, part = 0 }: Cursor): string {
  return Buffer.from(`${sortValue} ${id}${part > 0 ? ` ${part}` : ''}`).toString('base64url');
}

/** Throws `request.invalid` for a text that no answer of ours can have held. `orders` are those of its list. */
export function readCursor(text: string | undefined, orders: readonly { readonly isText?: boolean }[]): Cursor | null {
  if (text === undefined) return null;
  const { sortValue = '', id = '', part = '0' } = PARTS.exec(Buffer.from(text, 'base64url').toString())?.groups ?? {};
  const cursor = { sortValue, id, part: Number(part) };
  const order = orders[cursor.part];
  const isOurs = order && id !== '' && (order.isText ? !sortValue.includes('\0') : isTime(sortValue));
  if (isOurs && writeCursor(cursor) === text) return cursor;
  throw new DomainError('request.invalid', 'cursor: It does not come from a Link header.');
}

/** A day that no calendar has is read as one of the next month, and then reads otherwise. */
function isTime(text: string): boolean {
  const time = new Date(text);
  return (
    SORT_VALUE.test(text) && !Number.isNaN(time.valueOf()) && time.toISOString().startsWith(text.slice(0, DAY_SIZE))
  );
}
