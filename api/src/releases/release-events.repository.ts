import type { ReleaseEvent } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { DataSource, type EntityManager } from 'typeorm';
import { queryRows } from '../database/query.ts';
import { isoTime } from '../database/sql.ts';
import type { List } from '../lists/keyset-list.ts';
import { newestFirst } from '../lists/list-order.ts';
import { ListReader } from '../lists/list-reader.ts';
import type { Page } from '../lists/page.ts';
import { ReleaseEventEntity } from './release-event.entity.ts';

const COLUMNS = sql`
  e.id, e.module, e.action, e.release, e.previous, e.percent::float8 AS percent, e.actor, e.reason,
  ${isoTime(sql`e.created_at`)} AS at`;

type NewEvent = Pick<ReleaseEvent, 'module' | 'action' | 'release' | 'actor'> & Partial<ReleaseEvent>;

/** What was done to releases. Only ever added to. */
@Injectable()
export class ReleaseEventsRepository {
  constructor(
    private readonly database: DataSource,
    private readonly lists: ListReader,
  ) {}

  async append(manager: EntityManager, event: NewEvent): Promise<void> {
    await manager.insert(ReleaseEventEntity, event);
  }

  findLatest(): Promise<ReleaseEvent[]> {
    return queryRows(
      this.database,
      sql`SELECT ${COLUMNS} FROM release_events e ORDER BY e.created_at DESC, e.id DESC LIMIT 20`,
    );
  }

  findPage(module: string, query: { limit: number; cursor?: string | undefined }): Promise<Page> {
    const list: List = {
      table: sql`release_events`,
      alias: sql`e`,
      columns: COLUMNS,
      orders: [newestFirst(sql`e`)],
      conditions: [sql`e.module = ${module}`],
      texts: [],
    };
    return this.lists.readPage(list, query);
  }
}
