import type { BlockedPerson } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isoTime } from '../database/sql.ts';
import { BlockEntity } from './block.entity.ts';

const MOST_OF_ONE_PERSON = 1000;

@Injectable()
export class BlocksRepository {
  constructor(private readonly database: DataSource) {}

  /** @param only one of them; all unless said otherwise */
  findOf(
    blockerId: string,
    only: string | null = null,
    manager: EntityManager = this.database.manager,
  ): Promise<BlockedPerson[]> {
    return manager.query(
      `SELECT u.id, u.name, ${isoTime('b.created_at')} AS "createdAt" FROM blocks b JOIN users u ON u.id = b.blocked_id
       WHERE b.blocker_id = $1 AND ($2::uuid IS NULL OR b.blocked_id = $2)
       ORDER BY b.created_at DESC, u.id DESC LIMIT ${MOST_OF_ONE_PERSON}`,
      [blockerId, only],
    );
  }

  async insert(manager: EntityManager, blockerId: string, blockedId: string): Promise<void> {
    await manager.createQueryBuilder().insert().into(BlockEntity).values({ blockerId, blockedId }).orIgnore().execute();
  }

  async delete(manager: EntityManager, blockerId: string, blockedId: string): Promise<void> {
    await manager.delete(BlockEntity, { blockerId, blockedId });
  }

  /** Interest in each other's projects that waits goes without a trace; invites stay counted, so that blocking makes no room for more. */
  async withdrawBetween(manager: EntityManager, one: string, other: string): Promise<void> {
    await manager.query(
      `DELETE FROM interests n USING projects p WHERE p.id = n.project_id AND n.status IN ('shown', 'invited')
       AND ((p.owner_id = $1 AND n.user_id = $2) OR (p.owner_id = $2 AND n.user_id = $1))`,
      [one, other],
    );
    await manager.query(
      `UPDATE invites SET status = 'withdrawn', answered_at = now() WHERE status = 'pending'
       AND ((sender_id = $1 AND receiver_id = $2) OR (sender_id = $2 AND receiver_id = $1))`,
      [one, other],
    );
  }
}
