import { EXACT_TOTAL_LIMIT } from '@crewdeck/contract';
import { Injectable, Optional } from '@nestjs/common';
import type { Sql } from 'sql-template-tag';
import { DataSource } from 'typeorm';
import { BatchLoader } from '../database/batch-loader.ts';
import { queryRows } from '../database/query.ts';
import { Replicas } from '../database/replicas.ts';
import { type Cursor, readCursor } from './cursor.ts';
import { countInOrder, type KeysetList, type List, pageInOrder, pageOfParts, partOf, wholeOf } from './keyset-list.ts';
import { type ListRow, Page } from './page.ts';
import { inRankedOrder, placeAfter, type Ranking, readRankedCursor, rowsWithIds, withoutRanked } from './ranking.ts';
import { countSearched, searchIndex, searchNewest } from './search.ts';

interface PageQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

type Source = Pick<List, 'readsReplica'>;

type FoundRow = ListRow | { readonly id: null };

/** One more than is told exactly: it says that there are more. */
const MOST_COUNTED = EXACT_TOTAL_LIMIT + 1;

/** Reads one page by its place in the order, not by an offset: page 1,000 costs what page 1 costs. PostgreSQL makes the JSON. */
@Injectable()
export class ListReader {
  private readonly firstPages = new Map<string, BatchLoader<string, Page>>();

  /** @param replicas that answer the three searches; without them the primary does */
  constructor(
    private readonly database: DataSource,
    @Optional() private readonly replicas?: Replicas,
  ) {}

  /** Throws `request.invalid` for a cursor that no answer of ours has held. */
  async readPage(list: List, { limit, cursor }: PageQuery): Promise<Page> {
    const after = readCursor(cursor, list.orders);
    const first = partOf(list, 0);
    if (list.orders.length > 1)
      return this.readTogether(pageInOrder(first, limit + 1, after), list, () => this.readParts(list, limit, after));
    if (list.texts.length > 0) return this.search(first, limit, after);
    const statement = pageInOrder(first, limit + 1, after);
    return this.readTogether(statement, list, () => this.read(list, limit, statement));
  }

  /**
   * The first rows of a list, in its first order: those that a ranking is made of.
   *
   * @param enough so many among the newest rows will do where texts are searched, though older ones have them as well
   */
  async readFirst<Row>(list: List, count: number, enough = count): Promise<Row[]> {
    const rows = await this.rowsOf(partOf(list, 0), count, null, enough);
    return rows.map(({ json }) => JSON.parse(json));
  }

  /** The rows of a ranking before all others of the list. Throws as {@link readPage} does. */
  async readRanked(list: List, rank: () => Promise<Ranking>, { limit, cursor }: PageQuery): Promise<Page> {
    const after = readRankedCursor(cursor, list);
    const [ranking, total] = await Promise.all([rank(), this.count(list, countOf(list))]);
    const start = placeAfter(ranking, after);
    const ranked = await this.ranked(list, ranking, ranking.ids.slice(start, start + limit + 1));
    ranking.onRead?.(ranked.slice(0, limit).map(({ id }) => id));
    if (ranked.length > limit) return Page.of(ranked, limit, total);
    const place = after?.part ? { ...after, part: after.part - 1 } : null;
    const others = await this.rowsOfParts(withoutRanked(list, ranking), limit + 1 - ranked.length, place);
    return Page.of([...ranked, ...others.map((row) => ({ ...row, part: 1 + (row.part ?? 0) }))], limit, total);
  }

  /** The rows of a list with these ids, in any order. */
  async readRows(list: List, ids: readonly string[]): Promise<ListRow[]> {
    return ids.length === 0 ? [] : this.queryRows<ListRow>(list, rowsWithIds(list, ids));
  }

  /** Asks for what a list is made by, from where the list itself is read. */
  queryRows<Row>({ readsReplica }: Source, statement: Sql): Promise<Row[]> {
    const replicas = readsReplica ? this.replicas : undefined;
    return replicas ? replicas.queryRows<Row>(statement) : queryRows<Row>(this.database, statement);
  }

  private async ranked(list: List, ranking: Ranking, ids: readonly string[]): Promise<ListRow[]> {
    const read = ranking.rows.filter(({ id }) => ids.includes(id));
    const missing = ids.filter((id) => !read.some((row) => row.id === id));
    const others = await this.readRows({ ...list, columns: ranking.columns }, missing);
    return inRankedOrder([...read, ...others], ranking);
  }

  /** Equal first pages that are asked for at one moment are read once. */
  private readTogether({ text, values }: Sql, { texts, orders }: List, read: () => Promise<Page>): Promise<Page> {
    const isForEverybody = values.length === 0 && texts.length === 0;
    if (!isForEverybody) return read();
    // Lists that begin alike may go on otherwise.
    const key = `${orders.length} ${text}`;
    const known = this.firstPages.get(key);
    const loader =
      known ??
      new BatchLoader(async (asked) => {
        const page = await read();
        return asked.map(() => page);
      });
    if (!known) this.firstPages.set(key, loader);
    return loader.load(key);
  }

  private async read(list: List, limit: number, statement: Sql): Promise<Page> {
    const [rows, total] = await Promise.all([
      this.queryRows<ListRow>(list, statement),
      this.count(list, countInOrder(list, MOST_COUNTED)),
    ]);
    return Page.of(rows, limit, total);
  }

  /** Among the newest rows where these fill the page, or are all there are; else by the index (ADR 7). */
  private async search(list: KeysetList, limit: number, after: Cursor | null): Promise<Page> {
    const newest = await this.queryRows<FoundRow>(list, searchNewest(list, limit + 1, after));
    const rows = newest.filter(isRow);
    if (rows.length < newest.length) return this.searchByIndex(list, limit, after);
    const isWholeList = !after && rows.length <= limit;
    return Page.of(rows, limit, isWholeList ? rows.length : await this.count(list, countSearched(list, MOST_COUNTED)));
  }

  private async searchByIndex(list: KeysetList, limit: number, after: Cursor | null): Promise<Page> {
    const found = await this.queryRows<FoundRow & { total: number }>(
      list,
      searchIndex(list, limit + 1, after, MOST_COUNTED),
    );
    return Page.of(found.filter(isRow), limit, found[0]?.total ?? 0);
  }

  /** One order after the other, until the page is full. */
  private async readParts(list: List, limit: number, after: Cursor | null): Promise<Page> {
    const [rows, total] = await Promise.all([
      this.rowsOfParts(list, limit + 1, after),
      this.count(list, countOf(list)),
    ]);
    return Page.of(rows, limit, total);
  }

  /** From one order on until the page is full: the first alone, as it mostly fills the page, and the others at once. */
  private async rowsOfParts(
    list: List,
    count: number,
    after: Cursor | null,
    part = after?.part ?? 0,
  ): Promise<ListRow[]> {
    const rows = await this.rowsOf(partOf(list, part), count, after);
    const missing = count - rows.length;
    const next = part + 1;
    if (missing === 0 || next === list.orders.length) return rows;
    const others =
      list.texts.length > 0
        ? this.rowsOfParts(list, missing, null, next)
        : this.queryRows<ListRow>(list, pageOfParts(list, missing, next));
    return [...rows, ...(await others)];
  }

  private async rowsOf(list: KeysetList, count: number, after: Cursor | null, enough = count): Promise<ListRow[]> {
    if (list.texts.length === 0) return this.queryRows<ListRow>(list, pageInOrder(list, count, after));
    const newest = await this.queryRows<FoundRow>(list, searchNewest(list, count, after));
    const rows = newest.filter(isRow);
    if (rows.length === newest.length || rows.length >= enough) return rows;
    return (await this.queryRows<FoundRow>(list, searchIndex(list, count, after, MOST_COUNTED))).filter(isRow);
  }

  private async count(list: Source, statement: Sql): Promise<number> {
    const [row] = await this.queryRows<{ total: number }>(list, statement);
    return row?.total ?? 0;
  }
}

function countOf(list: List): Sql {
  return list.texts.length > 0 ? countSearched(wholeOf(list), MOST_COUNTED) : countInOrder(list, MOST_COUNTED);
}

function isRow<Row extends FoundRow>(row: Row): row is Row & ListRow {
  return row.id !== null;
}
