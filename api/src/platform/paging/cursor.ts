import { DomainError } from '../errors/domain-error.ts';

/** Where a page ends: the sort value as the database writes it, so that no microsecond is lost, and the row's id. */
export interface Cursor {
  readonly sortValue: string;
  readonly id: string;
  /** What the first page said; counting again for each page would tell nothing new. */
  readonly total: number;
}

const SORT_VALUE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}\.\d{6}Z)?$/;
const TOTAL = /^\d{1,12}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function writeCursor({ sortValue, id, total }: Cursor): string {
  return Buffer.from(`${sortValue} ${id} ${total}`).toString('base64url');
}

/** Throws `request.invalid` for a text that no answer of ours has held. */
export function readCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return null;
  const [sortValue = '', id = '', total = ''] = Buffer.from(text, 'base64url').toString().split(' ');
  const isOurs =
    SORT_VALUE.test(sortValue) && !Number.isNaN(Date.parse(sortValue)) && UUID.test(id) && TOTAL.test(total);
  if (!isOurs) throw new DomainError('request.invalid', 'cursor: It does not come from a Link header.');
  return { sortValue, id, total: Number(total) };
}
