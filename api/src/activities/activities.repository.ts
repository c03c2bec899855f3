import { ACTIVITY_LIFE_DAYS } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { DataSource, IsNull } from 'typeorm';
import { execute, queryRows } from '../database/query.ts';
import { isoTime, literal } from '../database/sql.ts';
import type { List } from '../lists/keyset-list.ts';
import { newestFirst } from '../lists/list-order.ts';
import { ListReader } from '../lists/list-reader.ts';
import type { Page } from '../lists/page.ts';
import { isListed, isOfSomebodySeen, isOutdated } from '../visibility/activity-conditions.ts';
import { coverUrlOf, pictureUrlOf } from '../visibility/picture-conditions.ts';
import { isMember, isVisibleTo } from '../visibility/project-conditions.ts';
import { proposalOutcome, proposedWith } from '../visibility/proposal-conditions.ts';
import { ActivityEntity } from './activity.entity.ts';

const LIFE = sql`interval ${literal(`${ACTIVITY_LIFE_DAYS} days`)}`;

/** What became of what it says: of somebody's interest, which they may have shown again since, of a proposed team, or it is outdated. */
const OUTCOME = sql`
  CASE WHEN ${isOutdated(sql`a`)} THEN 'ended' WHEN a.kind = 'team_proposed' THEN ${proposalOutcome(sql`a`)}
    WHEN a.kind = 'interest_shown' THEN (
    SELECT CASE WHEN a.created_at < n.created_at THEN 'closed' WHEN EXISTS (
      SELECT FROM project_members m WHERE m.project_id = n.project_id AND m.user_id = n.user_id) THEN 'joined'
      ELSE nullif(n.status, 'shown') END
    FROM interests n WHERE n.project_id = a.project_id AND n.user_id = a.person_id) END`;

/** A project that the reader may not open has no id for them. */
const COLUMNS = sql`
  a.id, a.kind, json_build_object('id', (
    SELECT p.id FROM projects p WHERE p.id = a.project_id AND ${isVisibleTo(sql`a.user_id`)}), 'title', a.title, 'isOnTeam', EXISTS (
    SELECT FROM projects p WHERE p.id = a.project_id AND (p.owner_id = a.user_id OR ${isMember(sql`a.user_id`)}))) AS project,
  a.hackathon_id AS "hackathonId",
  CASE WHEN a.person_id IS NULL THEN coalesce(
    (SELECT ${coverUrlOf(sql`p`)} FROM projects p WHERE p.id = a.project_id AND ${isVisibleTo(sql`a.user_id`)}),
    (SELECT ${coverUrlOf(sql`h`)} FROM hackathons h WHERE h.id = a.hackathon_id)) END AS "coverUrl",
  (SELECT row_to_json(named) FROM (
    SELECT u.id, u.name, ${pictureUrlOf(sql`u`)} AS "pictureUrl" FROM users u WHERE u.id = a.person_id) AS named) AS person,
  ${proposedWith(sql`a`)} AS teammates, ${OUTCOME} AS outcome, a.words, ${isoTime(sql`a.meets_at`)} AS "meetsAt",
  ${isoTime(sql`a.created_at`)} AS at, a.read_at IS NOT NULL AS "isRead"`;

/** Answers those that somebody else is at: who waits for one of them must not hold others. */
const read = (userId: string, ids: readonly string[]) => sql`
  WITH unread AS (SELECT id FROM activities WHERE user_id = ${userId} AND id = ANY (${ids}) AND read_at IS NULL),
    done AS (
      UPDATE activities SET read_at = now(), changed_in = current_transaction() WHERE id IN (
        SELECT a.id FROM activities a JOIN unread USING (id) FOR UPDATE OF a SKIP LOCKED)
      RETURNING id)
  SELECT id FROM unread EXCEPT SELECT id FROM done`;

@Injectable()
export class ActivitiesRepository {
  constructor(
    private readonly database: DataSource,
    private readonly lists: ListReader,
  ) {}

  findPage(userId: string, query: { limit: number; cursor?: string | undefined }): Promise<Page> {
    const list: List = {
      table: sql`activities`,
      alias: sql`a`,
      columns: COLUMNS,
      orders: [newestFirst(sql`a`)],
      conditions: [
        sql`a.user_id = ${userId}`,
        sql`a.created_at > now() - ${LIFE}`,
        isListed(sql`a`),
        isOfSomebodySeen(sql`a`),
      ],
      texts: [],
    };
    return this.lists.readPage(list, query);
  }

  async markRead(userId: string, ids: readonly string[]): Promise<void> {
    const left = await queryRows<{ id: string }>(this.database, read(userId, ids));
    const isRead = { readAt: () => 'now()', changedIn: () => 'current_transaction()' };
    for (const { id } of left)
      await this.database.manager.update(ActivityEntity, { userId, id, readAt: IsNull() }, isRead);
  }

  /** @returns how many it has deleted */
  forgetOld(most: number): Promise<number> {
    return execute(
      this.database,
      sql`
        DELETE FROM activities WHERE id IN (
          SELECT id FROM activities WHERE created_at < now() - ${LIFE}
          ORDER BY created_at LIMIT ${most} FOR UPDATE SKIP LOCKED)`,
    );
  }
}
