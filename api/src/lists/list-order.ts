import { isoTime } from '../database/sql.ts';

/** An order in which an index leads. */
export interface ListOrder {
  /** Sorted by this, then by `id`, in the same direction. Names the table by its alias. */
  readonly by: string;
  readonly direction: 'ASC' | 'DESC';
  /** The same as text, from which a cursor is made. */
  readonly value: string;
  /** Whether any text can stand in a cursor; else it is a day or a time. */
  readonly isText?: boolean;
  /** Which rows of the list stand in this order, where others come before or after them. */
  readonly where?: string;
}

export function newestFirst(alias: string): ListOrder {
  const by = `${alias}.created_at`;
  return { by, direction: 'DESC', value: isoTime(by) };
}

export function orderBy({ by, direction }: ListOrder, alias: string): string {
  return `ORDER BY ${by} ${direction}, ${alias}.id ${direction}`;
}

/** How what comes after a row compares with it. */
export function comesAfter({ direction }: ListOrder): '<' | '>' {
  return direction === 'DESC' ? '<' : '>';
}
