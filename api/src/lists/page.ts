import { hash } from 'node:crypto';
import { type Cursor, writeCursor } from './cursor.ts';

/** A row of a list: where it stands, and what is answered of it. */
export interface ListRow extends Cursor {
  readonly json: string;
}

/** One page of a list, before it becomes a bare array with headers. */
export class Page {
  private made: { readonly json: Buffer; readonly version: string } | undefined;

  private constructor(
    private readonly rows: readonly ListRow[],
    /** Cursor of the next page; `null` on the last one. */
    readonly next: string | null,
    /** Entries over every page, counted up to one more than `EXACT_TOTAL_LIMIT`. */
    readonly total: number,
  ) {}

  /** @param rows one more than the page takes, where there are as many */
  static of(rows: readonly ListRow[], limit: number, total: number): Page {
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return new Page(shown, rows.length > limit && last ? writeCursor(last) : null, total);
  }

  /** The array, and what differs whenever it does: made once, for however many ask. */
  get answer(): { readonly json: Buffer; readonly version: string } {
    this.made ??= answerOf(this.rows);
    return this.made;
  }
}

function answerOf(rows: readonly ListRow[]) {
  const json = Buffer.from(`[${rows.map((row) => row.json).join(',')}]`);
  return { json, version: hash('sha1', json, 'base64url') };
}
