import { openStore } from '@crewdeck/releases';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config } from '../platform/config/variables.ts';
import { PRUNED_AFTER_DAYS } from './kept-releases.rules.ts';
import { ReleasesRepository } from './releases.repository.ts';
import { ReleasesService } from './releases.service.ts';

const DAILY_MS = 24 * 60 * 60 * 1000;

/** Forgets old releases that nobody needs, and removes their files. Each process does it: what another has done is done. */
@Injectable()
export class Pruning implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Pruning.name);
  private timer: NodeJS.Timeout | undefined;
  private pruning: Promise<void> = Promise.resolve();

  constructor(
    private readonly repository: ReleasesRepository,
    private readonly releases: ReleasesService,
    @Inject(CONFIG) private readonly config: Pick<Config, 'RELEASES_STORE'>,
  ) {}

  onApplicationBootstrap(): void {
    const prune = () => {
      this.pruning = this.prune(new Date());
    };
    this.timer = setInterval(prune, DAILY_MS).unref();
    prune();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.pruning;
  }

  /** Never rejects. */
  async prune(now: Date): Promise<void> {
    try {
      for (const module of await this.repository.modulesWithOlder(PRUNED_AFTER_DAYS))
        await this.removeFiles(module, await this.releases.prune(module, now));
    } catch (error) {
      this.logger.warn(`Old releases can't be removed: ${error}`);
    }
  }

  /** Last: what is forgotten is asked for by nobody. */
  private async removeFiles(module: string, releases: readonly string[]): Promise<void> {
    const { RELEASES_STORE: location } = this.config;
    if (!location || releases.length === 0) return;
    const store = await openStore(location);
    for (const release of releases) await store.remove(module, release);
  }
}
