import type { LogHead } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ReleaseLogEntity } from './release-log.entity.ts';

export type LoggedEntry = Pick<ReleaseLogEntity, 'index' | 'entry' | 'head'>;

const READ = 'SELECT index, entry, head FROM release_log WHERE index >= $1 ORDER BY index LIMIT $2';
const HEAD = 'SELECT head FROM release_log ORDER BY index DESC LIMIT 1';

@Injectable()
export class ReleaseLogRepository {
  constructor(private readonly database: DataSource) {}

  /** @param limit `null` for all that there are */
  read(from: number, limit: number | null, manager: EntityManager = this.database.manager): Promise<LoggedEntry[]> {
    return manager.query(READ, [from, limit]);
  }

  /** `null` while nothing is in it. */
  async readHead(): Promise<LogHead | null> {
    const [last] = await this.database.query<{ head: LogHead }[]>(HEAD);
    return last?.head ?? null;
  }

  async append(manager: EntityManager, { index, entry, head }: LoggedEntry): Promise<void> {
    await manager.query('INSERT INTO release_log (index, entry, head) VALUES ($1, $2, $3)', [index, entry, head]);
  }
}
