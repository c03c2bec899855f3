import { Injectable } from '@nestjs/common';
import sql, { type Sql } from 'sql-template-tag';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, queryRow } from '../database/query.ts';
import { isShown } from '../visibility/person-conditions.ts';
import { PICTURE_TABLES, type PictureSubject } from '../visibility/picture-conditions.ts';

interface Picture {
  readonly bytes: Buffer;
  readonly hash: string;
}

const faceOf = (hash: string) => sql`
  SELECT p.bytes FROM pictures p JOIN users u ON u.id = p.user_id AND u.picture_hash = p.hash
  WHERE p.hash = ${hash} AND ${isShown(sql`u`)} LIMIT 1`;

const coverOf = (hash: string) => sql`
  SELECT c.bytes FROM covers c
    LEFT JOIN projects p ON p.id = c.project_id AND NOT p.is_hidden LEFT JOIN hackathons h ON h.id = c.hackathon_id
  WHERE c.hash = ${hash} AND c.hash IN (p.cover_hash, h.cover_hash) LIMIT 1`;

/** A picture of each person, project and hackathon at most, and which ones ops have hidden. */
@Injectable()
export class PicturesRepository {
  constructor(private readonly database: DataSource) {}

  /** `null` where nobody whom others see shows it. */
  findFace(hash: string): Promise<Buffer | null> {
    return this.findBytes(faceOf(hash));
  }

  /** `null` where it is of nothing that others see. */
  findCover(hash: string): Promise<Buffer | null> {
    return this.findBytes(coverOf(hash));
  }

  /** Of what is locked, as all below. */
  async findHash(manager: EntityManager, { kind, id }: PictureSubject): Promise<string | null> {
    const { made, of } = PICTURE_TABLES[kind];
    const found = await queryRow<{ hash: string }>(manager, sql`SELECT hash FROM ${made} WHERE ${of} = ${id}`);
    return found?.hash ?? null;
  }

  async replace(manager: EntityManager, { kind, id }: PictureSubject, { hash, bytes }: Picture): Promise<void> {
    const { made, of } = PICTURE_TABLES[kind];
    await execute(
      manager,
      sql`
        INSERT INTO ${made} (${of}, hash, bytes) VALUES (${id}, ${hash}, ${bytes})
        ON CONFLICT (${of}) DO UPDATE SET hash = excluded.hash, bytes = excluded.bytes, created_at = excluded.created_at`,
    );
  }

  /** @returns whether there was one */
  async delete(manager: EntityManager, { kind, id }: PictureSubject): Promise<boolean> {
    const { made, of } = PICTURE_TABLES[kind];
    return (await execute(manager, sql`DELETE FROM ${made} WHERE ${of} = ${id}`)) > 0;
  }

  /** Hides these bytes, also once they are removed and uploaded again; or shows them, with a reason of `null`. */
  async hide(manager: EntityManager, { kind, id }: PictureSubject, hash: string, reason: string | null): Promise<void> {
    const { hidden, of } = PICTURE_TABLES[kind];
    const change = reason
      ? sql`INSERT INTO ${hidden} (${of}, hash, reason) VALUES (${id}, ${hash}, ${reason})`
      : sql`DELETE FROM ${hidden} WHERE ${of} = ${id} AND hash = ${hash}`;
    await execute(manager, change);
  }

  async isHidden(manager: EntityManager, { kind, id }: PictureSubject, hash: string): Promise<boolean> {
    const { hidden, of } = PICTURE_TABLES[kind];
    const found = sql`SELECT 1 AS one FROM ${hidden} WHERE ${of} = ${id} AND hash = ${hash}`;
    return (await queryRow(manager, found)) !== null;
  }

  private async findBytes(statement: Sql): Promise<Buffer | null> {
    const picture = await queryRow<{ bytes: Buffer }>(this.database, statement);
    return picture?.bytes ?? null;
  }
}
