import { hash } from 'node:crypto';
import { EXACT_TOTAL_LIMIT, TOTAL_COUNT_HEADER, TOTAL_MORE_HEADER } from '@crewdeck/contract';
import { SerializedAnswer } from '../platform/http/serialized-answers.ts';
import { type Cursor, writeCursor } from './cursor.ts';

/** A row of a list: where it stands, and what is answered of it. */
export interface ListRow extends Cursor {
  readonly json: string;
}

/** One page of a list: a bare array, with what is not in it in `Link`, `X-Total-Count` and `X-Total-More`. */
export class Page extends SerializedAnswer {
  /** Made once, for however many ask. */
  private made: Buffer | undefined;
  private hash: string | undefined;

  private constructor(
    private readonly rows: readonly ListRow[],
    /** Cursor of the next page; `null` on the last one. */
    readonly next: string | null,
    /** Entries over every page, counted up to one more than `EXACT_TOTAL_LIMIT`. */
    readonly total: number,
  ) {
    super();
  }

  /** @param rows one more than the page takes, where there are as many */
  static of(rows: readonly ListRow[], limit: number, total: number): Page {
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return new Page(shown, rows.length > limit && last ? writeCursor(last) : null, total);
  }

  /** The same with this entry at its end, if it is on this page. */
  withLast(id: string): Page {
    const isIt = (row: ListRow) => row.id === id;
    const rows = [...this.rows.filter((row) => !isIt(row)), ...this.rows.filter(isIt)];
    return new Page(rows, this.next, this.total);
  }

  get json(): Buffer {
    this.made ??= Buffer.from(`[${this.rows.map((row) => row.json).join(',')}]`);
    return this.made;
  }

  get version(): string {
    this.hash ??= hash('sha1', this.json, 'base64url');
    return this.hash;
  }

  override headersAt(path: string): Record<string, string> {
    return {
      [TOTAL_COUNT_HEADER]: String(Math.min(this.total, EXACT_TOTAL_LIMIT)),
      ...(this.total > EXACT_TOTAL_LIMIT && { [TOTAL_MORE_HEADER]: 'true' }),
      ...(this.next !== null && { link: `<${pathOfNext(path, this.next)}>; rel="next"` }),
    };
  }
}

function pathOfNext(path: string, cursor: string): string {
  const url = new URL(path, 'http://localhost');
  url.searchParams.set('cursor', cursor);
  return url.pathname + url.search;
}
