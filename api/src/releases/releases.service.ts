import type { KeptRelease, PublishedRelease } from '@crewdeck/contract';
import { requireSigned } from '@crewdeck/releases';
import { digestOf } from '@crewdeck/releases/record-digest';
import { type ReleaseRecord, releaseIdOf } from '@crewdeck/releases/release-record';
import { oversizesOf } from '@crewdeck/releases/size-budget';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Page } from '../lists/page.ts';
import { CONFIG, type Config } from '../platform/config/variables.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { ChannelsRepository } from './channels.repository.ts';
import { problemsBeside } from './contract-check.ts';
import { type Needs, neededAs, prunable } from './kept-releases.rules.ts';
import { PreviewsRepository } from './previews.repository.ts';
import { type Actor, nameOf, requireMayRelease, requireReader, UPKEEP } from './release.policy.ts';
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
    @Inject(CONFIG) private readonly config: Pick<Config, 'RELEASE_KEYS'>,
  ) {}

  /** Whether it could go live is told, and holds nobody up: what it lacks may be published next. */
  async register(actor: Actor, record: ReleaseRecord): Promise<PublishedRelease> {
    const { module, publication } = record;
    requireMayRelease(actor, module);
    requireSmall(record);
    await this.requireSigned(record);
    const [release, digest, publishedBy] = [releaseIdOf(record), digestOf(record), nameOf(actor)];
    const isNew = await this.database.transaction(async (manager) => {
      const commit = publication?.commit ?? null;
      const isInserted = await this.releases.insert(manager, { module, release, record, digest, commit, publishedBy });
      if (isInserted) {
        await this.events.append(manager, { module, action: 'publish', release, actor: publishedBy });
      } else requireSameBuild(await this.releases.find(manager, module, release), digest);
      return isInserted;
    });
    return {
      release,
      isNew,
      problems: problemsBeside(record, await this.releases.findBeside(this.database.manager, module)),
    };
  }

  async listKept(actor: Actor, module: string): Promise<KeptRelease[]> {
    requireReader(actor);
    const [kept, others, needs] = await Promise.all([
      this.releases.list(this.database.manager, module),
      this.releases.findBeside(this.database.manager, module),
      this.needsOf(this.database.manager, module),
    ]);
    return kept.map(({ record, ...summary }) => ({
      ...summary,
      problems: problemsBeside(record, others),
      neededAs: neededAs(summary, needs, new Date()),
    }));
  }

  async listEvents(actor: Actor, module: string, query: { limit: number; cursor?: string }): Promise<Page> {
    requireReader(actor);
    return this.events.findPage(module, query);
  }

  /** Forgets what nobody needs, and leaves an event of each. @returns what was forgotten */
  async prune(module: string, now: Date): Promise<string[]> {
    return this.database.transaction(async (manager) => {
      await this.channels.lockRegistry(manager);
      const releases = prunable(await this.releases.list(manager, module), await this.needsOf(manager, module), now);
      for (const release of releases) {
        await this.releases.remove(manager, module, release);
        await this.events.append(manager, { module, action: 'prune', release, actor: UPKEEP });
      }
      return releases;
    });
  }

  private async requireSigned(record: ReleaseRecord): Promise<void> {
    const { RELEASE_KEYS: trusted } = this.config;
    if (!trusted) return;
    const code = record.publication?.signature ? 'release.wrong_signature' : 'release.unsigned';
    await requireSigned(record, trusted).catch((error: Error) => {
      throw new DomainError(code, error.message);
    });
  }

  private async needsOf(manager: EntityManager, module: string): Promise<Needs> {
    const current = await this.channels.find(manager, module);
    const history = await this.releases.findHistory(manager, module);
    const previews = await this.previews.list(manager, module);
    return { channel: current?.channel ?? null, history, previewed: previews.map(({ release }) => release) };
  }
}

function requireSmall(record: ReleaseRecord): void {
  const oversizes = oversizesOf(record);
  if (oversizes.length > 0) throw new DomainError('request.invalid', `files: ${oversizes.join(' ')}`);
}

/** The record that came first stands: bytes are what a release is. */
function requireSameBuild(kept: { digest: string } | null, digest: string): void {
  // It was pruned at this very moment.
  if (!kept) throw new DomainError('release.changed_meanwhile');
  if (kept.digest !== digest) throw new DomainError('release.bytes_differ');
}
