import type { KeptRelease, PublishedRelease } from '@crewdeck/contract';
import { requireSigned } from '@crewdeck/releases';
import { digestOf } from '@crewdeck/releases/record-digest';
import { type ReleaseRecord, releaseIdOf } from '@crewdeck/releases/release-record';
import { oversizesOf } from '@crewdeck/releases/size-budget';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Page } from '../lists/page.ts';
import { CONFIG, type Config } from '../platform/config/variables.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { problemsBeside } from './contract-check.ts';
import { KeptReleasesService } from './kept-releases.service.ts';
import { type Actor, nameOf, requireMayRelease, requireReader } from './release.policy.ts';
import { ReleaseEventsRepository } from './release-events.repository.ts';
import { ReleasesRepository } from './releases.repository.ts';

/** What was published and is kept. What makes it live is in the service beside. */
@Injectable()
export class ReleasesService {
  constructor(
    private readonly database: DataSource,
    private readonly releases: ReleasesRepository,
    private readonly events: ReleaseEventsRepository,
    private readonly kept: KeptReleasesService,
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
    return this.kept.list(module);
  }

  async listEvents(actor: Actor, module: string, query: { limit: number; cursor?: string }): Promise<Page> {
    requireReader(actor);
    return this.events.findPage(module, query);
  }

  private async requireSigned(record: ReleaseRecord): Promise<void> {
    const { RELEASE_KEYS: trusted } = this.config;
    if (!trusted) return;
    const code = record.publication?.signature ? 'release.wrong_signature' : 'release.unsigned';
    await requireSigned(record, trusted).catch((error: Error) => {
      throw new DomainError(code, error.message);
    });
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
