import { EXACT_TOTAL_LIMIT } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BatchLoader } from '../database/batch-loader.ts';
import { type Cursor, readCursor } from './cursor.ts';
import { countInOrder, type KeysetList, pageInOrder, type Statement } from './keyset-list.ts';
import { type ListRow, Page } from './page.ts';
import { countSearched, searchIndex, searchNewest } from './search.ts';

interface PageQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

type FoundRow = ListRow | { readonly id: null };

/** One more than is told exactly: it says that there are more. */
const MOST_COUNTED = EXACT_TOTAL_LIMIT + 1;

/** Reads one page by its place in the order, not by an offset: page 1,000 costs what page 1 costs. PostgreSQL makes the JSON. */
@Injectable()
export class ListReader {
  private readonly firstPages = new Map<string, BatchLoader<null, Page>>();

  constructor(private readonly database: DataSource) {}

  /** Throws `request.invalid` for a cursor that no answer of ours has held. */
  async readPage(list: KeysetList, { limit, cursor }: PageQuery): Promise<Page> {
    const after = readCursor(cursor);
    if (list.texts.length > 0) return this.search(list, limit, after);
    const statement = pageInOrder(list, limit + 1, after);
    const isForEverybody = statement.values.length === 0;
    return isForEverybody ? this.readTogether(list, limit, statement) : this.read(list, limit, statement);
  }

  /** Equal first pages that are asked for at one moment are read once. */
  private readTogether(list: KeysetList, limit: number, statement: Statement): Promise<Page> {
    const known = this.firstPages.get(statement.sql);
    const loader =
      known ??
      new BatchLoader(async (asked) => {
        const page = await this.read(list, limit, statement);
        return asked.map(() => page);
      });
    if (!known) this.firstPages.set(statement.sql, loader);
    return loader.load(null);
  }

  private async read(list: KeysetList, limit: number, statement: Statement): Promise<Page> {
    const [rows, total] = await Promise.all([
      this.query<ListRow>(statement),
      this.count(countInOrder(list, MOST_COUNTED)),
    ]);
    return Page.of(rows, limit, total);
  }

  /** Among the newest rows where these fill the page, or are all there are; else by the index (ADR 7). */
  private async search(list: KeysetList, limit: number, after: Cursor | null): Promise<Page> {
    const newest = await this.query<FoundRow>(searchNewest(list, limit + 1, after));
    const rows = newest.filter(isRow);
    if (rows.length < newest.length) return this.searchByIndex(list, limit, after);
    const isWholeList = !after && rows.length <= limit;
    return Page.of(rows, limit, isWholeList ? rows.length : await this.count(countSearched(list, MOST_COUNTED)));
  }

  private async searchByIndex(list: KeysetList, limit: number, after: Cursor | null): Promise<Page> {
    const found = await this.query<FoundRow & { total: number }>(searchIndex(list, limit + 1, after, MOST_COUNTED));
    return Page.of(found.filter(isRow), limit, found[0]?.total ?? 0);
  }

  private async count(statement: Statement): Promise<number> {
    const [row] = await this.query<{ total: number }>(statement);
    return row?.total ?? 0;
  }

  private query<Row>({ sql, values }: Statement): Promise<Row[]> {
    return this.database.query<Row[]>(sql, values);
  }
}

function isRow<Row extends FoundRow>(row: Row): row is Row & ListRow {
  return row.id !== null;
}
