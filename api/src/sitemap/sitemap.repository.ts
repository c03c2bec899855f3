import type { ValidSitemapQuery } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { isoDay, isoTime } from '../database/sql.ts';
import type { List } from '../lists/keyset-list.ts';
import { newestFirst } from '../lists/list-order.ts';
import { ListReader } from '../lists/list-reader.ts';
import type { Page } from '../lists/page.ts';
import { isShown } from '../visibility/person-conditions.ts';
import { IS_FOR_ALL } from '../visibility/project-conditions.ts';

const only = (condition: string): Pick<List, 'narrow' | 'texts'> => ({
  narrow: (conditions) => conditions.addFixed(condition),
  texts: [],
});

/** What visitors may open: everybody with a profile and projects that are open to all, unless hidden; all hackathons. */
const LISTS: Record<ValidSitemapQuery['kind'], List> = {
  people: {
    ...only(isShown('u')),
    table: 'users',
    alias: 'u',
    columns: columnsOf('u'),
    orders: [newestFirst('u')],
  },
  projects: {
    ...only(IS_FOR_ALL),
    table: 'projects',
    alias: 'p',
    columns: columnsOf('p'),
    orders: [newestFirst('p')],
  },
  hackathons: {
    ...only('true'),
    table: 'hackathons',
    alias: 'h',
    columns: columnsOf('h'),
    orders: [{ by: 'h.event_date', direction: 'DESC', value: isoDay('h.event_date') }],
  },
};

@Injectable()
export class SitemapRepository {
  constructor(private readonly lists: ListReader) {}

  findPage(query: ValidSitemapQuery): Promise<Page> {
    const list = LISTS[query.kind];
    if (query.last !== 'true') return this.lists.readPage(list, query);
    return this.lists.readPage({ ...list, skipped: query.limit - 1 }, { ...query, limit: 1 });
  }
}

function columnsOf(alias: string): string {
  return `${alias}.id, ${isoTime(`${alias}.updated_at`)} AS "updatedAt"`;
}
