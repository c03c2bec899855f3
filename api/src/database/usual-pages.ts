import type { DataSource } from 'typeorm';
import type { Page } from '../platform/paging/page.ts';
import { Gathered } from './gathered.ts';

type Read = () => Promise<Page>;

const PAGES = new WeakMap<DataSource, Map<string, Gathered<Read, Page>>>();

/**
 * A first page that everybody asks for is read once for all who ask within a moment. All are handed the same one, which
 * was not read before they asked.
 *
 * @param name what is read; there are few
 */
export function readForAll(database: DataSource, name: string, read: Read): Promise<Page> {
  const pages = PAGES.get(database) ?? new Map<string, Gathered<Read, Page>>();
  PAGES.set(database, pages);
  const page = pages.get(name) ?? new Gathered(answerAll);
  pages.set(name, page);
  return page.find(read);
}

/** Whoever is first reads. */
async function answerAll(reads: readonly Read[]): Promise<Page[]> {
  const page = await reads[0]?.();
  return page ? reads.map(() => page) : [];
}
