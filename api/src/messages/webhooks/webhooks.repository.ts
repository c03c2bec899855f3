import { MOST_WEBHOOKS } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import sql, { type Sql } from 'sql-template-tag';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, queryRow, queryRows } from '../../database/query.ts';
import { isoTime } from '../../database/sql.ts';

export interface KnownWebhook {
  readonly id: string;
  readonly url: string;
  readonly createdAt: string;
  readonly failingSince: string | null;
  readonly offSince: string | null;
}

const COLUMNS = sql`
  w.id, w.url, ${isoTime(sql`w.created_at`)} AS "createdAt", ${isoTime(sql`w.failing_since`)} AS "failingSince",
  ${isoTime(sql`w.off_since`)} AS "offSince"`;

const webhooksWhere = (condition: Sql) => sql`
  SELECT ${COLUMNS} FROM webhooks w WHERE ${condition} ORDER BY w.created_at, w.id LIMIT ${MOST_WEBHOOKS}`;

@Injectable()
export class WebhooksRepository {
  constructor(private readonly database: DataSource) {}

  /** In the order in which they were added. */
  findOf(projectId: string, manager = this.database.manager): Promise<KnownWebhook[]> {
    return queryRows(manager, webhooksWhere(sql`w.project_id = ${projectId}`));
  }

  async has(projectId: string, id: string, manager = this.database.manager): Promise<boolean> {
    return (await queryRow(manager, webhooksWhere(sql`w.project_id = ${projectId} AND w.id = ${id}`))) !== null;
  }

  async insert(manager: EntityManager, projectId: string, url: string, secret: string): Promise<KnownWebhook> {
    const added = await queryRow<KnownWebhook>(
      manager,
      sql`
        INSERT INTO webhooks AS w (project_id, url, secret) VALUES (${projectId}, ${url}, ${secret})
        RETURNING ${COLUMNS}`,
    );
    if (!added) throw new Error('An insert has answered no row.');
    return added;
  }

  async setSecret(manager: EntityManager, id: string, secret: string): Promise<void> {
    await execute(manager, sql`UPDATE webhooks SET secret = ${secret} WHERE id = ${id}`);
  }

  async delete(manager: EntityManager, projectId: string, id: string): Promise<void> {
    await execute(manager, sql`DELETE FROM webhooks WHERE project_id = ${projectId} AND id = ${id}`);
  }
}
