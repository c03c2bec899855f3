import { LIMITS, type TeamLink } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import sql, { type Sql } from 'sql-template-tag';
import { DataSource, type EntityManager } from 'typeorm';
import { queryRow, queryRows } from '../database/query.ts';
import { isoTime } from '../database/sql.ts';
import { personInRoom } from './person-in-room.ts';
import { TeamLinkEntity } from './team-link.entity.ts';

const columnsFor = (viewerId: string) => sql`
  l.id, l.url, ${isoTime(sql`l.created_at`)} AS "createdAt",
  ${personInRoom(sql`l.added_by`, sql`l.project_id`, viewerId)} AS "addedBy"`;

const linksWhere = (condition: Sql, viewerId: string) => sql`
  SELECT ${columnsFor(viewerId)} FROM team_links l WHERE ${condition} ORDER BY l.created_at, l.id LIMIT ${LIMITS.teamLinks}`;

@Injectable()
export class TeamLinksRepository {
  constructor(private readonly database: DataSource) {}

  /** In the order in which they were added. */
  findOf(projectId: string, viewerId: string): Promise<TeamLink[]> {
    return queryRows(this.database, linksWhere(sql`l.project_id = ${projectId}`, viewerId));
  }

  find(manager: EntityManager, projectId: string, url: string, viewerId: string): Promise<TeamLink | null> {
    return queryRow(manager, linksWhere(sql`l.project_id = ${projectId} AND l.url = ${url}`, viewerId));
  }

  has(manager: EntityManager, projectId: string, id: string): Promise<boolean> {
    return manager.existsBy(TeamLinkEntity, { projectId, id });
  }

  count(manager: EntityManager, projectId: string): Promise<number> {
    return manager.countBy(TeamLinkEntity, { projectId });
  }

  async insert(manager: EntityManager, projectId: string, url: string, addedBy: string): Promise<TeamLink> {
    const added = await queryRow<TeamLink>(
      manager,
      sql`
        INSERT INTO team_links AS l (project_id, url, added_by) VALUES (${projectId}, ${url}, ${addedBy})
        RETURNING ${columnsFor(addedBy)}`,
    );
    if (!added) throw new Error('An insert has answered no row.');
    return added;
  }

  async delete(manager: EntityManager, projectId: string, id: string): Promise<void> {
    await manager.delete(TeamLinkEntity, { projectId, id });
  }
}
