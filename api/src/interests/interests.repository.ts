import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type DoneToday, doneToday } from '../platform/limits/quota.ts';
import { InterestEntity } from './interest.entity.ts';

const MOST_OF_ONE_PERSON = 1000;

@Injectable()
export class InterestsRepository {
  constructor(private readonly database: DataSource) {}

  /** Newest first. */
  async findProjectIds(userId: string): Promise<string[]> {
    const rows = await this.database.query<{ projectId: string }[]>(
      `SELECT project_id AS "projectId" FROM interests WHERE user_id = $1
       ORDER BY created_at DESC, id DESC LIMIT ${MOST_OF_ONE_PERSON}`,
      [userId],
    );
    return rows.map((row) => row.projectId);
  }

  async countToday(manager: EntityManager, userId: string, limit: number): Promise<DoneToday> {
    const [done] = await manager.query<DoneToday[]>(doneToday('interests', 'user_id = $1', '$2'), [userId, limit]);
    if (!done) throw new Error('An aggregate has answered no row.');
    return done;
  }

  /** `null` when it has been shown before. */
  async insert(
    manager: EntityManager,
    interest: Pick<InterestEntity, 'userId' | 'projectId'>,
  ): Promise<{ id: string; createdAt: string } | null> {
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(InterestEntity)
      .values(interest)
      .orIgnore()
      .returning(['id', 'createdAt'])
      .execute();
    const shown: { id: string; created_at: Date } | undefined = raw[0];
    return shown ? { id: shown.id, createdAt: shown.created_at.toISOString() } : null;
  }
}
