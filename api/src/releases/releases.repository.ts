import type { ReleaseSummary } from '@crewdeck/contract';
import type { ReleaseRecord } from '@crewdeck/releases/release-record';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
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

const INSERT = `
  INSERT INTO releases (module, release, record, digest, commit, published_by) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT DO NOTHING RETURNING release`;

const LIST = `
  SELECT r.record, ${summaryColumns('r')} FROM releases r WHERE r.module = $1
  ORDER BY r.published_at DESC, r.release DESC LIMIT ${MOST_IN_A_LIST}`;

const OUT_BESIDE = `
  SELECT r.record FROM release_channels c JOIN releases r ON r.module = c.module AND r.release IN (c.live, c.canary)
  WHERE c.module <> $1 ORDER BY c.module, r.release`;

const LIVE = `
  SELECT r.record FROM release_channels c JOIN releases r ON r.module = c.module AND r.release = c.live ORDER BY c.module`;

const WITH_OLD = `
  SELECT DISTINCT module FROM releases WHERE published_at < now() - make_interval(days => $1)`;

const GOOD = `
  SELECT r.release FROM release_events e JOIN releases r ON r.module = e.module AND r.release = e.release
  WHERE e.module = $1 AND e.action IN ('activate', 'rollback') AND r.bad_reason IS NULL
  GROUP BY r.release ORDER BY max(e.created_at) DESC LIMIT ${MOST_IN_HISTORY}`;

/** What was published. */
@Injectable()
export class ReleasesRepository {
  constructor(private readonly database: DataSource) {}

  /** `false` when there is one of that name. */
  async insert(manager: EntityManager, release: NewRelease): Promise<boolean> {
    const { module, release: id, record, digest, commit, publishedBy } = release;
    const inserted = await manager.query<unknown[]>(INSERT, [module, id, record, digest, commit, publishedBy]);
    return inserted.length > 0;
  }

  find(manager: EntityManager, module: string, release: string): Promise<ReleaseEntity | null> {
    return manager.findOneBy(ReleaseEntity, { module, release });
  }

  list(manager: EntityManager, module: string): Promise<RecordedRelease[]> {
    return manager.query(LIST, [module]);
  }

  /** Records of what pages get of the other modules: live releases and canaries, of stopped modules too. */
  async findBeside(manager: EntityManager, module: string): Promise<ReleaseRecord[]> {
    const rows = await manager.query<{ record: ReleaseRecord }[]>(OUT_BESIDE, [module]);
    return rows.map(({ record }) => record);
  }

  async findLive(): Promise<ReleaseRecord[]> {
    const rows = await this.database.query<{ record: ReleaseRecord }[]>(LIVE);
    return rows.map(({ record }) => record);
  }

  /** Modules with releases that were published so many days ago, or earlier. */
  async modulesWithOlder(days: number): Promise<string[]> {
    const rows = await this.database.query<{ module: string }[]>(WITH_OLD, [days]);
    return rows.map(({ module }) => module);
  }

  async findHistory(manager: EntityManager, module: string): Promise<History> {
    const good = await manager.query<{ release: string }[]>(GOOD, [module]);
    return good.map(({ release }) => release);
  }

  listNames(): Promise<ReleaseName[]> {
    return this.database.query('SELECT module, release FROM releases');
  }

  /** Several processes see the same release; one of them writes it. */
  async markInUse({ module, release }: ReleaseName, at: Date): Promise<void> {
    await this.database.query(
      `UPDATE releases SET last_seen_at = $3::timestamptz WHERE module = $1 AND release = $2
         AND (last_seen_at IS NULL OR last_seen_at < $3::timestamptz - interval '30 seconds')`,
      [module, release, at],
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
