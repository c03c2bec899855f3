import type { OwnedPath, ReleaseSummary } from '@crewdeck/contract';
import type { History } from '@crewdeck/releases/channel-rules';
import type { ReleaseRecord } from '@crewdeck/releases/release-record';
import { normalPattern, type PathOwners } from '@crewdeck/releases/route-pattern';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ReleaseEntity } from './release.entity.ts';
import type { ReleaseName } from './release-name.ts';
import { summaryColumns } from './summary-columns.ts';

type NewRelease = Pick<ReleaseEntity, 'module' | 'release' | 'record' | 'digest' | 'commit' | 'publishedBy'>;

export interface RecordedRelease extends ReleaseSummary {
  readonly record: ReleaseRecord;
}

export interface Beside {
  /** Records of what pages get of the other modules: live releases and canaries, of stopped modules too. */
  readonly others: readonly ReleaseRecord[];
  /** Of addresses that modules have brought. */
  readonly owners: PathOwners;
}

export interface PathOwner {
  readonly module: string;
  /** As events name whoever acts. */
  readonly by: string;
}

// Pruning keeps the list short; an answer must end somewhere.
const MOST_IN_A_LIST = 1000;
/** As far back as anybody would roll back. */
const MOST_IN_HISTORY = 20;

const LIST = `
  SELECT r.record, ${summaryColumns('r')} FROM releases r WHERE r.module = $1
  ORDER BY r.published_at DESC, r.release DESC LIMIT ${MOST_IN_A_LIST}`;

const OUT_BESIDE = `
  SELECT r.record FROM release_channels c JOIN releases r ON r.module = c.module AND r.release IN (c.live, c.canary)
  WHERE c.module <> $1 ORDER BY c.module, r.release`;

const CLAIM = `
  INSERT INTO release_paths (path, module, by) SELECT DISTINCT unnest($1::text[]), $2, $3 ON CONFLICT DO NOTHING`;

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
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(ReleaseEntity)
      .values(release)
      .orIgnore()
      .returning('release')
      .execute();
    return raw.length > 0;
  }

  find(manager: EntityManager, module: string, release: string): Promise<ReleaseEntity | null> {
    return manager.findOneBy(ReleaseEntity, { module, release });
  }

  list(module: string): Promise<RecordedRelease[]> {
    return this.database.query(LIST, [module]);
  }

  /** What a release of a module must fit. */
  async findBeside(module: string, manager: EntityManager = this.database.manager): Promise<Beside> {
    const rows = await manager.query<{ record: ReleaseRecord }[]>(OUT_BESIDE, [module]);
    const paths = await manager.query<Pick<OwnedPath, 'path' | 'module'>[]>('SELECT path, module FROM release_paths');
    const owners = Object.fromEntries(paths.map(({ path, module: owner }) => [path, owner]));
    return { others: rows.map(({ record }) => record), owners };
  }

  /** Addresses that a release brings: first come, what somebody has stays theirs. */
  async claimPaths(manager: EntityManager, paths: readonly string[], { module, by }: PathOwner): Promise<void> {
    if (paths.length > 0) await manager.query(CLAIM, [paths.map(normalPattern), module, by]);
  }

  async findHistory(manager: EntityManager, module: string): Promise<History> {
    const good = await manager.query<{ release: string }[]>(GOOD, [module]);
    const bad = await manager.query<{ release: string }[]>(
      'SELECT release FROM releases WHERE module = $1 AND bad_reason IS NOT NULL',
      [module],
    );
    return { good: good.map(({ release }) => release), bad: bad.map(({ release }) => release) };
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

  async mark(manager: EntityManager, module: string, release: string, badReason: string | null): Promise<void> {
    await manager.update(ReleaseEntity, { module, release }, { badReason });
  }

  async remove(manager: EntityManager, module: string, release: string): Promise<void> {
    await manager.delete(ReleaseEntity, { module, release });
  }
}
