import type { ValidSitemapQuery } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import sql, { type Sql } from 'sql-template-tag';
import { isoDay, isoTime } from '../database/sql.ts';
import type { List } from '../lists/keyset-list.ts';
import { newestFirst } from '../lists/list-order.ts';
import { ListReader } from '../lists/list-reader.ts';
import type { Page } from '../lists/page.ts';
import { isShown } from '../visibility/person-conditions.ts';
import { IS_FOR_ALL } from '../visibility/project-conditions.ts';

/** What visitors may open: everybody with a profile and projects that are open to all, unless hidden; all hackathons. */
const LISTS: Record<ValidSitemapQuery['kind'], List> = {
  people: {
    table: sql`users`,
    alias: sql`u`,
    columns: columnsOf(sql`u`),
    orders: [newestFirst(sql`u`)],
    conditions: [isShown(sql`u`)],
    texts: [],
  },
  projects: {
    table: sql`projects`,
    alias: sql`p`,
    columns: columnsOf(sql`p`),
    orders: [newestFirst(sql`p`)],
    conditions: [IS_FOR_ALL],
    texts: [],
  },
  hackathons: {
    table: sql`hackathons`,
    alias: sql`h`,
    columns: columnsOf(sql`h`),
    orders: [{ by: sql`h.event_date`, direction: 'DESC', value: isoDay(sql`h.event_date`) }],
    conditions: [],
    texts: [],
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

function columnsOf(alias: Sql): Sql {
  return sql`${alias}.id, ${isoTime(sql`${alias}.updated_at`)} AS "updatedAt"`;
}
