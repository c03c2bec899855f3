import { DomainError } from '../platform/errors/domain-error.ts';

/** Where a page ends: the sort value as the database writes it, so that no microsecond is lost, and the row's id. */
export interface Cursor {
  readonly sortValue: string;
  readonly id: string;
}

const SORT_VALUE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}\.\d{6}Z)?$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function writeCursor({ sortValue, id }: Cursor): string {
  return Buffer.from(`${sortValue} ${id}`).toString('base64url');
}

/** Throws `request.invalid` for a text that no answer of ours has held. */
export function readCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return null;
  const [sortValue = '', id = '', ...more] = Buffer.from(text, 'base64url').toString().split(' ');
  const isTime = SORT_VALUE.test(sortValue) && !Number.isNaN(Date.parse(sortValue));
  if (isTime && UUID.test(id) && more.length === 0) return { sortValue, id };
  throw new DomainError('request.invalid', 'cursor: It does not come from a Link header.');
}
