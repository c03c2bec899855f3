import { ACTIVITY_LIFE_DAYS } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isoTime } from '../database/sql.ts';
import type { Conditions } from '../lists/conditions.ts';
import type { List } from '../lists/keyset-list.ts';
import { newestFirst } from '../lists/list-order.ts';
import { ListReader } from '../lists/list-reader.ts';
import type { Page } from '../lists/page.ts';
import { isListed, isOfSomebodySeen } from '../visibility/activity-conditions.ts';
import { isVisibleTo } from '../visibility/project-conditions.ts';

/** What is told of an event, and whom. */
export interface ToldOfEvent {
  readonly people: readonly string[];
  readonly kind: 'team_proposed' | 'team_search_ended';
  readonly words: string;
}

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

const REMOVED = `
  INSERT INTO activities (user_id, kind, project_id, title, words, said_by)
  SELECT u.id, 'removed', p.id, p.title, $3, p.owner_id FROM projects p, users u WHERE p.id = $1 AND u.id = $2`;

const OF_TEAM = `SELECT tell($2::uuid[], 'team_formed', id, title, NULL) FROM projects WHERE id = $1`;

/** Nobody has done it, so nobody is left out. */
const OF_EVENT = `
  INSERT INTO activities (user_id, kind, hackathon_id, title, words)
  SELECT u.id, $3, h.id, h.title, $4 FROM users u, hackathons h WHERE u.id = ANY ($2) AND h.id = $1 ORDER BY u.id`;

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

  /** Triggers know that a place has ended, but not the words. */
  async tellRemoved(manager: EntityManager, projectId: string, userId: string, words: string): Promise<void> {
    await manager.query(REMOVED, [projectId, userId, words]);
  }

  async tellOfTeam(manager: EntityManager, projectId: string, people: readonly string[]): Promise<void> {
    await manager.query(OF_TEAM, [projectId, people]);
  }

  async tellOfEvent(manager: EntityManager, hackathonId: string, told: ToldOfEvent): Promise<void> {
    await manager.query(OF_EVENT, [hackathonId, told.people, told.kind, told.words]);
  }

  /** @returns how many it has deleted */
  async forgetOld(most: number): Promise<number> {
    const [, deleted] = await this.database.query<[unknown, number]>(FORGET, [most]);
    return deleted;
  }
}
