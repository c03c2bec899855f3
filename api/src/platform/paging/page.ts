import { hash } from 'node:crypto';

/** One page of a list, before it becomes a bare array with headers. What is answered are entries in JSON. */
export class Page<T = string> {
  private made: { readonly json: Buffer; readonly version: string } | undefined;

  constructor(
    readonly items: readonly T[],
    /** Cursor of the next page; `null` on the last one. */
    readonly next: string | null,
    readonly total: number,
  ) {}

  map<U>(present: (item: T) => U): Page<U> {
    return new Page(this.items.map(present), this.next, this.total);
  }

  /** The array, and what differs whenever it does: made once, for however many ask. */
  get answer(): { readonly json: Buffer; readonly version: string } {
    this.made ??= answerOf(this.items);
    return this.made;
  }
}

function answerOf(items: readonly unknown[]) {
  const json = Buffer.from(`[${items.join(',')}]`);
  return { json, version: hash('sha1', json, 'base64url') };
}

/** Splits `limit + 1` rows into a page and the cursor that follows it. */
export function pageOf<T>(rows: readonly T[], limit: number, total: number, cursorOf: (row: T) => string): Page<T> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return new Page(items, rows.length > limit && last ? cursorOf(last) : null, total);
}
