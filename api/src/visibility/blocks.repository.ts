import type { BlockedPerson } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isoTime } from '../database/sql.ts';
import { BlockEntity } from './block.entity.ts';

const MOST_OF_ONE_PERSON = 1000;

@Injectable()
export class BlocksRepository {
  /** @param only one of them; `null` for all */
  findOf(manager: EntityManager, blockerId: string, only: string | null): Promise<BlockedPerson[]> {
    return manager.query(
      `SELECT u.id, coalesce(b.blocked_name, u.name) AS name, ${isoTime('b.created_at')} AS "createdAt" FROM blocks b JOIN users u ON u.id = b.blocked_id
       WHERE b.blocker_id = $1 AND ($2::uuid IS NULL OR b.blocked_id = $2)
       ORDER BY b.created_at DESC, u.id DESC LIMIT ${MOST_OF_ONE_PERSON}`,
      [blockerId, only],
    );
  }

  /** By each of these; again changes nothing. */
  async insert(manager: EntityManager, blockerIds: readonly string[], blockedId: string): Promise<void> {
    await manager.query(
      `INSERT INTO blocks (blocker_id, blocked_id, blocked_name)
       SELECT blocker, u.id, u.name FROM unnest($1::uuid[]) AS blocker, users u WHERE u.id = $2 ON CONFLICT DO NOTHING`,
      [blockerIds, blockedId],
    );
  }

  /** No further than the limit. */
  async count(manager: EntityManager, blockerId: string, most: number): Promise<number> {
    const [row] = await manager.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM (
         SELECT FROM blocks WHERE blocker_id = $1 LIMIT $2) AS blocked`,
      [blockerId, most],
    );
    return row?.count ?? 0;
  }

  async delete(manager: EntityManager, blockerId: string, blockedId: string): Promise<void> {
    await manager.delete(BlockEntity, { blockerId, blockedId });
  }
}
