import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, queryRow } from '../database/query.ts';
import { isShown } from '../visibility/person-conditions.ts';
import { PictureEntity } from './picture.entity.ts';

type NewPicture = Pick<PictureEntity, 'userId' | 'hash' | 'bytes'>;
type PictureId = Pick<PictureEntity, 'userId' | 'hash'>;

@Injectable()
export class PicturesRepository {
  constructor(private readonly database: DataSource) {}

  /** `null` where nobody whom others see shows it. */
  async findBytes(hash: string): Promise<Buffer | null> {
    const picture = await queryRow<{ bytes: Buffer }>(
      this.database,
      sql`
        SELECT p.bytes FROM pictures p JOIN users u ON u.id = p.user_id AND u.picture_hash = p.hash
        WHERE p.hash = ${hash} AND ${isShown(sql`u`)} LIMIT 1`,
    );
    return picture?.bytes ?? null;
  }

  /** Of a person who is locked. */
  find(manager: EntityManager, userId: string): Promise<PictureId | null> {
    return manager.findOne(PictureEntity, { select: { userId: true, hash: true }, where: { userId } });
  }

  async replace(manager: EntityManager, picture: NewPicture): Promise<void> {
    await manager.delete(PictureEntity, { userId: picture.userId });
    await manager.insert(PictureEntity, picture);
  }

  async delete(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(PictureEntity, { userId });
  }

  /** Hides these bytes, also once they are removed and uploaded again; or shows them, with a reason of `null`. */
  async hide(manager: EntityManager, { userId, hash }: PictureId, reason: string | null): Promise<void> {
    const change = reason
      ? sql`INSERT INTO hidden_pictures (user_id, hash, reason) VALUES (${userId}, ${hash}, ${reason})`
      : sql`DELETE FROM hidden_pictures WHERE user_id = ${userId} AND hash = ${hash}`;
    await execute(manager, change);
  }

  async isHidden(manager: EntityManager, { userId, hash }: PictureId): Promise<boolean> {
    const hidden = sql`SELECT 1 AS one FROM hidden_pictures WHERE user_id = ${userId} AND hash = ${hash}`;
    return (await queryRow(manager, hidden)) !== null;
  }
}
