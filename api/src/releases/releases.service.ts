import type { KeptRelease, LogEntry, PublishedRelease } from '@crewdeck/contract';
import { digestOf } from '@crewdeck/releases/record-digest';
import { type ReleaseRecord, releaseIdOf } from '@crewdeck/releases/release-record';
import { oversizesOf } from '@crewdeck/releases/size-budget';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Page } from '../lists/page.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { ReleaseLogService } from '../release-log/release-log.service.ts';
import { ChannelsRepository } from './channels.repository.ts';
import { problemsBeside } from './contract-check.ts';
import { type Needs, neededAs } from './kept-releases.rules.ts';
import { PreviewsRepository } from './previews.repository.ts';
import type { StoredRecord } from './release.entity.ts';
import { type Actor, nameOf, requireMayRelease, requireReader } from './release.policy.ts';
import { ReleaseEventsRepository } from './release-events.repository.ts';
import { ReleasesRepository } from './releases.repository.ts';

/** What was published and is kept. What makes it live is in the service beside. */
@Injectable()
export class ReleasesService {
  constructor(
    private readonly database: DataSource,
    private readonly releases: ReleasesRepository,
    private readonly channels: ChannelsRepository,
    private readonly events: ReleaseEventsRepository,
    private readonly previews: PreviewsRepository,
    private readonly log: ReleaseLogService,
  ) {}

  /** Whether it could go live is told, and holds nobody up: what it lacks may be published next. */
  async register(actor: Actor, published: ReleaseRecord): Promise<PublishedRelease> {
    const { record, entry } = withoutEntry(published);
    const { module, publication } = record;
    requireMayRelease(actor, module);
    requireSmall(record);
    const release = releaseIdOf(record);
    const publishedBy = nameOf(actor);
    const isNew = await this.database.transaction(async (manager) => {
      // Before anything else: whoever writes to the log waits here.
      await this.channels.lockRegistry(manager);
      const commit = publication?.commit ?? null;
      const digest = digestOf(record);
      const isInserted = await this.releases.insert(manager, { module, release, record, digest, commit, publishedBy });
      if (isInserted) {
        const event = { module, action: 'publish', release, actor: publishedBy } as const;
        await this.events.append(manager, { ...event, previous: null, percent: null, reason: null });
      } else requireSameBuild(await this.releases.find(manager, module, release), digest);
      await this.log.appendRelease(manager, record, entry);
      return isInserted;
    });
    const { others, owners } = await this.releases.findBeside(module);
    return { release, isNew, problems: problemsBeside(record, others, owners) };
  }

  async listKept(actor: Actor, module: string): Promise<KeptRelease[]> {
    requireReader(actor);
    const [kept, { others, owners }, needs] = await Promise.all([
      this.releases.list(module),
      this.releases.findBeside(module),
      this.needsOf(this.database.manager, module),
    ]);
    return kept.map(({ record, ...summary }) => ({
      ...summary,
      problems: problemsBeside(record, others, owners),
      neededAs: neededAs(summary, needs, new Date()),
    }));
  }

  /** As it was registered, for whoever compares two. */
  async readRecord(actor: Actor, module: string, release: string): Promise<ReleaseRecord> {
    requireReader(actor);
    const kept = await this.releases.find(this.database.manager, module, release);
    if (!kept) throw new DomainError('release.not_found', `${module} has no release ${release}.`);
    return kept.record;
  }

  async listEvents(actor: Actor, module: string, query: { limit: number; cursor?: string }): Promise<Page> {
    requireReader(actor);
    return this.events.findPage(module, query);
  }

  async prune(actor: Actor, module: string, release: string): Promise<void> {
    requireMayRelease(actor, module);
    await this.database.transaction(async (manager) => {
      await this.channels.lockRegistry(manager);
      const kept = await this.releases.find(manager, module, release);
      if (!kept) throw new DomainError('release.not_found');
      const lastSeenAt = kept.lastSeenAt?.toISOString() ?? null;
      requireNotNeeded(neededAs({ release, lastSeenAt }, await this.needsOf(manager, module), new Date()));
      await this.releases.remove(manager, module, release);
      await this.log.appendByNight(manager, {
        action: 'prune',
        module,
        release,
        after: await this.revisionOf(manager, module),
      });
      const event = { module, action: 'prune', release, actor: nameOf(actor) } as const;
      await this.events.append(manager, { ...event, previous: null, percent: null, reason: null });
    });
  }

  private async revisionOf(manager: EntityManager, module: string): Promise<number> {
    return (await this.channels.find(module, manager))?.revision ?? 0;
  }

  private async needsOf(manager: EntityManager, module: string): Promise<Needs> {
    const current = await this.channels.find(module, manager);
    const history = (await this.log.readHistory(manager, module)) ?? (await this.releases.findHistory(manager, module));
    const previews = await this.previews.list(module, manager);
    return { channel: current?.channel ?? null, history, previewed: previews.map(({ release }) => release) };
  }
}

/** What is signed goes into the log, and is no part of the record. */
function withoutEntry(published: ReleaseRecord): { record: StoredRecord; entry: LogEntry | undefined } {
  if (!published.publication) return { record: published, entry: undefined };
  const { entry, ...publication } = published.publication;
  return { record: { ...published, publication }, entry };
}

function requireSmall(record: ReleaseRecord): void {
  const oversizes = oversizesOf(record);
  if (oversizes.length > 0) throw new DomainError('request.invalid', `files: ${oversizes.join(' ')}`);
}

/** The record that came first stands: bytes are what a release is. */
function requireSameBuild(kept: { digest: string } | null, digest: string): void {
  // Pruned by somebody at this very moment.
  if (!kept) throw new DomainError('release.changed_meanwhile');
  if (kept.digest !== digest) throw new DomainError('release.bytes_differ');
}

function requireNotNeeded(reasons: KeptRelease['neededAs']): void {
  if (reasons.length > 0)
    throw new DomainError('release.needed', `This release is still needed: it is ${reasons.join(' and ')}.`);
}
