import type { KeptRelease } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ChannelsRepository } from './channels.repository.ts';
import { problemsBeside } from './contract-check.ts';
import { type Needs, neededAs, prunable } from './kept-releases.rules.ts';
import { PreviewsRepository } from './previews.repository.ts';
import { UPKEEP } from './release.policy.ts';
import { ReleaseEventsRepository } from './release-events.repository.ts';
import { ReleasesRepository } from './releases.repository.ts';

/** What releases are needed for, and which of them are forgotten. */
@Injectable()
export class KeptReleasesService {
  constructor(
    private readonly database: DataSource,
    private readonly releases: ReleasesRepository,
    private readonly channels: ChannelsRepository,
    private readonly events: ReleaseEventsRepository,
    private readonly previews: PreviewsRepository,
  ) {}

  async list(module: string): Promise<KeptRelease[]> {
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

  private async needsOf(manager: EntityManager, module: string): Promise<Needs> {
    const current = await this.channels.find(manager, module);
    const history = await this.releases.findHistory(manager, module);
    const previews = await this.previews.list(manager, module);
    return { channel: current?.channel ?? null, history, previewed: previews.map(({ release }) => release) };
  }
}
