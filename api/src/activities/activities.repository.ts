import { ACTIVITY_LIFE_DAYS } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isoTime } from '../database/sql.ts';
import type { Conditions } from '../lists/conditions.ts';
import type { List } from '../lists/keyset-list.ts';
import { newestFirst } from '../lists/list-order.ts';
import { ListReader } from '../lists/list-reader.ts';
import type { Page } from '../lists/page.ts';
import { isListed, isOfSomebodySeen } from '../visibility/activity-conditions.ts';
import { isVisibleTo } from '../visibility/project-conditions.ts';

const LIFE = `interval '${ACTIVITY_LIFE_DAYS} days'`;

/** A project that the reader may not open has no id for them. */
const COLUMNS = `
  a.id, a.kind, json_build_object('id', (
    SELECT p.id FROM projects p WHERE p.id = a.project_id AND ${isVisibleTo('a.user_id')}), 'title', a.title) AS project,
  a.hackathon_id AS "hackathonId",
  (SELECT row_to_json(named) FROM (SELECT u.id, u.name FROM users u WHERE u.id = a.person_id) AS named) AS person,
  a.words, ${isoTime('a.created_at')} AS at, a.read_at IS NOT NULL AS "isRead"`;

/** Answers those that somebody else is at: who waits for one of them must not hold others. */
const READ = `
  WITH unread AS (SELECT id FROM activities WHERE user_id = $1 AND id = ANY ($2) AND read_at IS NULL),
    done AS (
      UPDATE activities SET read_at = now(), changed_in = current_transaction() WHERE id IN (
        SELECT a.id FROM activities a JOIN unread USING (id) FOR UPDATE OF a SKIP LOCKED)
      RETURNING id)
  SELECT id FROM unread EXCEPT SELECT id FROM done`;

const READ_ONE = `
  UPDATE activities SET read_at = now(), changed_in = current_transaction()
  WHERE user_id = $1 AND id = $2 AND read_at IS NULL`;

const FORGET = `
  DELETE FROM activities WHERE id IN (
    SELECT id FROM activities WHERE created_at < now() - ${LIFE} ORDER BY created_at LIMIT $1 FOR UPDATE SKIP LOCKED)`;

@Injectable()
export class ActivitiesRepository {
  constructor(
    private readonly database: DataSource,
    private readonly lists: ListReader,
  ) {}

  findPage(userId: string, query: { limit: number; cursor?: string | undefined }): Promise<Page> {
    const list: List = {
      table: 'activities',
      alias: 'a',
      columns: COLUMNS,
      orders: [newestFirst('a')],
      narrow: (conditions: Conditions) =>
        conditions
          .add(userId, (place) => `a.user_id = ${place}`)
          .addFixed(`a.created_at > now() - ${LIFE}`)
          .addFixed(isListed('a'))
          .addFixed(isOfSomebodySeen('a')),
      texts: [],
    };
    return this.lists.readPage(list, query);
  }

  async markRead(userId: string, ids: readonly string[]): Promise<void> {
    const left = await this.database.query<{ id: string }[]>(READ, [userId, ids]);
    for (const { id } of left) await this.database.query(READ_ONE, [userId, id]);
  }

  /** @returns how many it has deleted */
  async forgetOld(most: number): Promise<number> {
    const [, deleted] = await this.database.query<[unknown, number]>(FORGET, [most]);
    return deleted;
  }
}
