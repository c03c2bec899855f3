import type { TextFilter } from '../platform/paging/text-filter.ts';
import type { Conditions } from './conditions.ts';

/** A list that is read newest first, by keyset, from one table. */
export interface KeysetList {
  readonly table: string;
  readonly alias: string;
  /** What is answered of each row. */
  readonly columns: string;
  /** Newest first by this column, then by `id`; an index leads there for any conditions. */
  readonly sortColumn: string;
  /** The same as text, from which a cursor is made. */
  readonly sortValue: string;
  /** Fills conditions that an index leads to in the order of the list. */
  readonly narrow: (conditions: Conditions) => Conditions;
  /** What must be contained besides, which no index has in that order. */
  readonly texts: readonly TextFilter[];
}
