import type { ReleaseSummary } from '@crewdeck/contract';
import type { ReleaseRecord } from '@crewdeck/releases/release-record';
import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import { execute, queryRow, queryRows } from '../database/query.ts';
import type { History } from './channel.rules.ts';
import { ReleaseEntity } from './release.entity.ts';
import type { ReleaseName } from './release-name.ts';
import { summaryColumns } from './summary-columns.ts';

type NewRelease = Pick<ReleaseEntity, 'module' | 'release' | 'record' | 'digest' | 'commit' | 'publishedBy'>;

export interface RecordedRelease extends ReleaseSummary {
  readonly record: ReleaseRecord;
}

// Pruning keeps the list short; an answer must end somewhere.
const MOST_IN_A_LIST = 1000;
/** As far back as anybody would roll back. */
const MOST_IN_HISTORY = 20;

/** What was published. */
@Injectable()
export class ReleasesRepository {
  constructor(private readonly database: DataSource) {}

  /** `false` when there is one of that name. */
  async insert(manager: EntityManager, release: NewRelease): Promise<boolean> {
    const { module, release: id, record, digest, commit, publishedBy } = release;
    const inserted = await queryRow(
      manager,
      sql`
        INSERT INTO releases (module, release, record, digest, commit, published_by)
        VALUES (${module}, ${id}, ${record}, ${digest}, ${commit}, ${publishedBy})
        ON CONFLICT DO NOTHING RETURNING release`,
    );
    return inserted !== null;
  }

  find(manager: EntityManager, module: string, release: string): Promise<ReleaseEntity | null> {
    return manager.findOneBy(ReleaseEntity, { module, release });
  }

  list(manager: EntityManager, module: string): Promise<RecordedRelease[]> {
    return queryRows(
      manager,
      sql`
        SELECT r.record, ${summaryColumns(sql`r`)} FROM releases r WHERE r.module = ${module}
        ORDER BY r.published_at DESC, r.release DESC LIMIT ${MOST_IN_A_LIST}`,
    );
  }

  /** Records of what pages get of the other modules: live releases and canaries, of stopped modules too. */
  async findBeside(manager: EntityManager, module: string): Promise<ReleaseRecord[]> {
    const rows = await queryRows<{ record: ReleaseRecord }>(
      manager,
      sql`
        SELECT r.record FROM release_channels c JOIN releases r ON r.module = c.module AND r.release IN (c.live, c.canary)
        WHERE c.module <> ${module} ORDER BY c.module, r.release`,
    );
    return rows.map(({ record }) => record);
  }

  async findLive(): Promise<ReleaseRecord[]> {
    const rows = await queryRows<{ record: ReleaseRecord }>(
      this.database,
      sql`
        SELECT r.record FROM release_channels c JOIN releases r ON r.module = c.module AND r.release = c.live
        ORDER BY c.module`,
    );
    return rows.map(({ record }) => record);
  }

  /** Modules with releases that were published so many days ago, or earlier. */
  async modulesWithOlder(days: number): Promise<string[]> {
    const rows = await queryRows<{ module: string }>(
      this.database,
      sql`SELECT DISTINCT module FROM releases WHERE published_at < now() - make_interval(days => ${days})`,
    );
    return rows.map(({ module }) => module);
  }

  async findHistory(manager: EntityManager, module: string): Promise<History> {
    const good = await queryRows<{ release: string }>(
      manager,
      sql`
        SELECT r.release FROM release_events e JOIN releases r ON r.module = e.module AND r.release = e.release
        WHERE e.module = ${module} AND e.action IN ('activate', 'rollback') AND r.bad_reason IS NULL
        GROUP BY r.release ORDER BY max(e.created_at) DESC LIMIT ${MOST_IN_HISTORY}`,
    );
    return good.map(({ release }) => release);
  }

  listNames(): Promise<ReleaseName[]> {
    return queryRows(this.database, sql`SELECT module, release FROM releases`);
  }

  /** Several processes see the same release; one of them writes it. */
  async markInUse({ module, release }: ReleaseName, at: Date): Promise<void> {
    await execute(
      this.database,
      sql`
        UPDATE releases SET last_seen_at = ${at} WHERE module = ${module} AND release = ${release}
          AND (last_seen_at IS NULL OR last_seen_at < ${at}::timestamptz - interval '30 seconds')`,
    );
  }

  async markBad(manager: EntityManager, module: string, release: string, badReason: string | null): Promise<void> {
    await manager.update(ReleaseEntity, { module, release }, { badReason });
  }

  /** Somebody wants them out all the same. */
  async forgive(manager: EntityManager, module: string, releases: string[]): Promise<void> {
    await manager.update(
      ReleaseEntity,
      { module, release: In(releases), badReason: Not(IsNull()) },
      { badReason: null },
    );
  }

  async remove(manager: EntityManager, module: string, release: string): Promise<void> {
    await manager.delete(ReleaseEntity, { module, release });
  }
}
