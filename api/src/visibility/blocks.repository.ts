import type { BlockedPerson } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import type { EntityManager } from 'typeorm';
import { execute, queryRow, queryRows } from '../database/query.ts';
import { isoTime } from '../database/sql.ts';
import { BlockEntity } from './block.entity.ts';

const MOST_OF_ONE_PERSON = 1000;

@Injectable()
export class BlocksRepository {
  /** @param only one of them; `null` for all */
  findOf(manager: EntityManager, blockerId: string, only: string | null): Promise<BlockedPerson[]> {
    return queryRows(
      manager,
      sql`
        SELECT u.id, coalesce(b.blocked_name, u.name) AS name, ${isoTime(sql`b.created_at`)} AS "createdAt"
        FROM blocks b JOIN users u ON u.id = b.blocked_id
        WHERE b.blocker_id = ${blockerId} AND (${only}::uuid IS NULL OR b.blocked_id = ${only})
        ORDER BY b.created_at DESC, u.id DESC LIMIT ${MOST_OF_ONE_PERSON}`,
    );
  }

  /** By each of these; again changes nothing. */
  async insert(manager: EntityManager, blockerIds: readonly string[], blockedId: string): Promise<void> {
    await execute(
      manager,
      sql`
        INSERT INTO blocks (blocker_id, blocked_id, blocked_name)
        SELECT blocker, u.id, u.name FROM unnest(${blockerIds}::uuid[]) AS blocker, users u WHERE u.id = ${blockedId}
        ON CONFLICT DO NOTHING`,
    );
  }

  /** No further than the limit. */
  async count(manager: EntityManager, blockerId: string, most: number): Promise<number> {
    const row = await queryRow<{ count: number }>(
      manager,
      sql`
        SELECT count(*)::int AS count FROM (
          SELECT FROM blocks WHERE blocker_id = ${blockerId} LIMIT ${most}) AS blocked`,
    );
    return row?.count ?? 0;
  }

  async delete(manager: EntityManager, blockerId: string, blockedId: string): Promise<void> {
    await manager.delete(BlockEntity, { blockerId, blockedId });
  }
}
