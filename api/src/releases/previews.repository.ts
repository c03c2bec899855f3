import type { Preview } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import type { EntityManager } from 'typeorm';
import { execute, queryRow, queryRows } from '../database/query.ts';
import { isoTime } from '../database/sql.ts';

export interface NewPreview {
  readonly module: string;
  readonly release: string;
  readonly minutes: number;
  readonly by: string;
  readonly isPublished: boolean;
}

/** What a token of a preview says. */
export interface CreatedPreview {
  readonly id: string;
  /** `null` where the release was never published. */
  readonly digest: string | null;
  readonly expiresAt: string;
}

const insertPreview = ({ module, release, minutes, by, isPublished }: NewPreview) => sql`
  WITH created AS (
    INSERT INTO release_previews (module, release, created_by, expires_at)
    SELECT ${module}, ${release}, ${by}, date_trunc('second', now()) + ${minutes} * interval '1 minute'
    WHERE NOT ${isPublished} OR EXISTS (SELECT FROM releases WHERE module = ${module} AND release = ${release})
    RETURNING *)
  SELECT c.id, r.digest, ${isoTime(sql`c.expires_at`)} AS "expiresAt"
  FROM created c LEFT JOIN releases r ON r.module = c.module AND r.release = c.release`;

const LIVING = sql`ended_at IS NULL AND expires_at > now()`;

/** Links to releases, while they are good or were ended before their time. */
@Injectable()
export class PreviewsRepository {
  /** `null` when there is no such release. */
  async create(manager: EntityManager, preview: NewPreview): Promise<CreatedPreview | null> {
    // What was ended is part of the registry, which changes with its revision only.
    await execute(manager, sql`DELETE FROM release_previews WHERE expires_at <= now() AND ended_at IS NULL`);
    return queryRow(manager, insertPreview(preview));
  }

  list(manager: EntityManager, module: string): Promise<Preview[]> {
    return queryRows(
      manager,
      sql`
        SELECT id, release, created_by AS by, ${isoTime(sql`created_at`)} AS at, ${isoTime(sql`expires_at`)} AS "expiresAt"
        FROM release_previews WHERE module = ${module} AND ${LIVING} ORDER BY created_at DESC, id`,
    );
  }

  /** Answers its release; `null` when there is none that is good. The registry must get another revision with it. */
  async end(manager: EntityManager, module: string, id: string): Promise<string | null> {
    await execute(manager, sql`DELETE FROM release_previews WHERE expires_at <= now()`);
    const ended = await queryRow<{ release: string }>(
      manager,
      sql`
        UPDATE release_previews SET ended_at = now() WHERE module = ${module} AND id = ${id} AND ${LIVING}
        RETURNING release`,
    );
    return ended?.release ?? null;
  }
}
