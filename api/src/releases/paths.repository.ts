import type { OwnedPath } from '@crewdeck/contract';
import { normalPattern } from '@crewdeck/releases/route-pattern';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isoTime } from '../database/sql.ts';
import type { PathOwner } from './releases.repository.ts';

const LIST = `SELECT path, module, by, ${isoTime('since')} AS since FROM release_paths ORDER BY path`;
const MOVE = `
  INSERT INTO release_paths AS p (path, module, by) VALUES ($1, $2, $3)
  ON CONFLICT (path) DO UPDATE SET module = $2, by = $3, since = now() WHERE p.module <> $2 RETURNING path`;

/** Which module owns which addresses. */
@Injectable()
export class PathsRepository {
  constructor(private readonly database: DataSource) {}

  list(): Promise<OwnedPath[]> {
    return this.database.query(LIST);
  }

  /** `false` when it was the module's already. */
  async move(manager: EntityManager, path: string, { module, by }: PathOwner): Promise<boolean> {
    const rows = await manager.query<unknown[]>(MOVE, [normalPattern(path), module, by]);
    return rows.length > 0;
  }
}
