import type { ReleaseEvent } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isoTime } from '../database/sql.ts';
import type { Conditions } from '../lists/conditions.ts';
import type { List } from '../lists/keyset-list.ts';
import { newestFirst } from '../lists/list-order.ts';
import { ListReader } from '../lists/list-reader.ts';
import type { Page } from '../lists/page.ts';
import { ReleaseEventEntity } from './release-event.entity.ts';

const COLUMNS = `
  e.id, e.module, e.action, e.release, e.previous, e.percent::float8 AS percent, e.actor, e.reason,
  ${isoTime('e.created_at')} AS at`;
const LATEST = `SELECT ${COLUMNS} FROM release_events e ORDER BY e.created_at DESC, e.id DESC LIMIT 20`;

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
    return this.database.query(LATEST);
  }

  findPage(module: string, query: { limit: number; cursor?: string | undefined }): Promise<Page> {
    const list: List = {
      table: 'release_events',
      alias: 'e',
      columns: COLUMNS,
      orders: [newestFirst('e')],
      narrow: (conditions: Conditions) => conditions.add(module, (place) => `e.module = ${place}`),
      texts: [],
    };
    return this.lists.readPage(list, query);
  }
}
