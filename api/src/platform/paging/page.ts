/** One page of a list, before it becomes a bare array with headers. What is answered are entries in JSON. */
export class Page<T = string> {
  constructor(
    readonly items: readonly T[],
    /** Cursor of the next page; `null` on the last one. */
    readonly next: string | null,
    readonly total: number,
  ) {}

  map<U>(present: (item: T) => U): Page<U> {
    return new Page(this.items.map(present), this.next, this.total);
  }
}

/** Splits `limit + 1` rows into a page and the cursor that follows it. */
export function pageOf<T>(rows: readonly T[], limit: number, total: number, cursorOf: (row: T) => string): Page<T> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return new Page(items, rows.length > limit && last ? cursorOf(last) : null, total);
}
