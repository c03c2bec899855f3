import type { Preview } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
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

const CREATE = `
  WITH created AS (
    INSERT INTO release_previews (module, release, created_by, expires_at)
    SELECT $1, $2, $4, date_trunc('second', now()) + $3 * interval '1 minute'
    WHERE NOT $5 OR EXISTS (SELECT FROM releases WHERE module = $1 AND release = $2)
    RETURNING *)
  SELECT c.id, r.digest, ${isoTime('c.expires_at')} AS "expiresAt"
  FROM created c LEFT JOIN releases r ON r.module = c.module AND r.release = c.release`;

const LIVING = 'ended_at IS NULL AND expires_at > now()';

const LIST = `
  SELECT id, release, created_by AS by, ${isoTime('created_at')} AS at, ${isoTime('expires_at')} AS "expiresAt"
  FROM release_previews WHERE module = $1 AND ${LIVING} ORDER BY created_at DESC, id`;

/** Links to releases, while they are good or were ended before their time. */
@Injectable()
export class PreviewsRepository {
  /** `null` when there is no such release. */
  async create(
    manager: EntityManager,
    { module, release, minutes, by, isPublished }: NewPreview,
  ): Promise<CreatedPreview | null> {
    // What was ended is part of the registry, which changes with its revision only.
    await manager.query('DELETE FROM release_previews WHERE expires_at <= now() AND ended_at IS NULL');
    const [created] = await manager.query<CreatedPreview[]>(CREATE, [module, release, minutes, by, isPublished]);
    return created ?? null;
  }

  list(manager: EntityManager, module: string): Promise<Preview[]> {
    return manager.query(LIST, [module]);
  }

  /** Answers its release; `null` when there is none that is good. The registry must get another revision with it. */
  async end(manager: EntityManager, module: string, id: string): Promise<string | null> {
    await manager.query('DELETE FROM release_previews WHERE expires_at <= now()');
    const [rows] = await manager.query<[{ release: string }[], number]>(
      `UPDATE release_previews SET ended_at = now() WHERE module = $1 AND id = $2 AND ${LIVING} RETURNING release`,
      [module, id],
    );
    return rows[0]?.release ?? null;
  }
}
