import type { Organiser } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, queryRow, queryRows } from '../database/query.ts';
import { isoTime } from '../database/sql.ts';
import type { List } from '../lists/keyset-list.ts';
import { newestFirst } from '../lists/list-order.ts';
import { ListReader } from '../lists/list-reader.ts';
import type { Page } from '../lists/page.ts';
import { isSeenBy } from '../visibility/person-conditions.ts';
import { pictureUrlOf } from '../visibility/picture-conditions.ts';
import { OrganiserEntity } from './organiser.entity.ts';
import type { OrganiserEventEntity } from './organiser-event.entity.ts';

/** What was done, of which the time says itself. */
export type NewOrganiserEvent = Pick<OrganiserEventEntity, 'hackathonId' | 'action' | 'actorId' | 'ops'> &
  Partial<Pick<OrganiserEventEntity, 'personId' | 'detail'>>;

const EVENT_COLUMNS = sql`
  e.id, e.action, coalesce(e.ops, (SELECT actor.name FROM users actor WHERE actor.id = e.actor_id)) AS actor,
  (SELECT row_to_json(named) FROM (SELECT u.id, u.name FROM users u WHERE u.id = e.person_id) AS named) AS person,
  e.detail, ${isoTime(sql`e.created_at`)} AS at`;

@Injectable()
export class OrganisersRepository {
  constructor(
    private readonly database: DataSource,
    private readonly lists: ListReader,
  ) {}

  has(hackathonId: string, userId: string): Promise<boolean> {
    return this.database.manager.existsBy(OrganiserEntity, { hackathonId, userId });
  }

  /** The first one first, without a picture where the viewer doesn't see them. */
  find(hackathonId: string, viewerId: string | null): Promise<Organiser[]> {
    return queryRows(
      this.database,
      sql`
        SELECT u.id, u.name, CASE WHEN ${isSeenBy(sql`u`, viewerId)} THEN ${pictureUrlOf(sql`u`)} END AS "pictureUrl",
          ${isoTime(sql`o.created_at`)} AS since
        FROM hackathon_organisers o JOIN users u ON u.id = o.user_id
        WHERE o.hackathon_id = ${hackathonId} ORDER BY o.created_at, u.id`,
    );
  }

  count(manager: EntityManager, hackathonId: string): Promise<number> {
    return manager.countBy(OrganiserEntity, { hackathonId });
  }

  /** @returns whether they were none before */
  async add(manager: EntityManager, hackathonId: string, userId: string): Promise<boolean> {
    const added = await queryRow(
      manager,
      sql`
        INSERT INTO hackathon_organisers (hackathon_id, user_id) VALUES (${hackathonId}, ${userId})
        ON CONFLICT DO NOTHING RETURNING user_id`,
    );
    return added !== null;
  }

  /** @returns whether they were one */
  async remove(manager: EntityManager, hackathonId: string, userId: string): Promise<boolean> {
    const { affected } = await manager.delete(OrganiserEntity, { hackathonId, userId });
    return Boolean(affected);
  }

  /** Without the organiser, where they have deleted their account meanwhile. */
  async append(manager: EntityManager, event: NewOrganiserEvent): Promise<void> {
    const { hackathonId, action, actorId, ops, personId = null, detail = '' } = event;
    await execute(
      manager,
      sql`
        INSERT INTO organiser_events (hackathon_id, action, actor_id, ops, person_id, detail)
        VALUES (${hackathonId}, ${action}, (SELECT id FROM users WHERE id = ${actorId} FOR KEY SHARE), ${ops}, ${personId}, ${detail})`,
    );
  }

  findEvents(hackathonId: string, query: { limit: number; cursor?: string | undefined }): Promise<Page> {
    const list: List = {
      table: sql`organiser_events`,
      alias: sql`e`,
      columns: EVENT_COLUMNS,
      orders: [newestFirst(sql`e`)],
      conditions: [sql`e.hackathon_id = ${hackathonId}`],
      texts: [],
    };
    return this.lists.readPage(list, query);
  }
}
