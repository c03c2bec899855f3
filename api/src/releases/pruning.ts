import { openStore } from '@crewdeck/releases';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../platform/config/variables.ts';
import { PRUNED_AFTER_DAYS } from './kept-releases.rules.ts';
import { KeptReleasesService } from './kept-releases.service.ts';
import { ReleasesRepository } from './releases.repository.ts';

/** Forgets old releases that nobody needs, and removes their files. */
@Injectable()
export class Pruning {
  constructor(
    private readonly repository: ReleasesRepository,
    private readonly kept: KeptReleasesService,
    @Inject(CONFIG) private readonly config: Pick<Config, 'RELEASES_STORE'>,
  ) {}

  /** A job. One module's failure stops no other. */
  async prune(now: Date): Promise<void> {
    const failures: unknown[] = [];
    for (const module of await this.repository.modulesWithOlder(PRUNED_AFTER_DAYS))
      await this.pruneModule(module, now).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
  }

  /** Files go last: nobody asks for those of a release that is forgotten. */
  private async pruneModule(module: string, now: Date): Promise<void> {
    const releases = await this.kept.prune(module, now);
    const { RELEASES_STORE: location } = this.config;
    if (!location || releases.length === 0) return;
    const store = await openStore(location);
    for (const release of releases) await store.remove(module, release);
  }
}
