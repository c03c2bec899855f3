import { CONTRACT_VERSION, type ModuleStatus, type ReleasesStatus } from '@crewdeck/contract';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../platform/config/variables.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { ReleaseHealthService } from '../release-health/release-health.service.ts';
import { EdgesService } from '../releases/edges.service.ts';
import { LiveReleasesService, type ModuleChannel } from '../releases/live-releases.service.ts';
import { type Actor, requireReader } from '../releases/release.policy.ts';

/** What is out, how it fares and what was done last. */
@Injectable()
export class ReleaseStatusService {
  constructor(
    private readonly live: LiveReleasesService,
    private readonly health: ReleaseHealthService,
    private readonly edges: EdgesService,
    @Inject(CONFIG) private readonly config: Pick<Config, 'GUARD_FAILURE_RATE' | 'GUARD_MIN_REPORTS'>,
  ) {}

  async ofAll(actor: Actor): Promise<ReleasesStatus> {
    requireReader(actor);
    const [{ revision, modules, events }, edges] = await Promise.all([this.live.readAll(), this.edges.list()]);
    const { GUARD_FAILURE_RATE: failureRate, GUARD_MIN_REPORTS: minReports } = this.config;
    return {
      revision,
      contractVersion: CONTRACT_VERSION,
      modules: await Promise.all(modules.map((channel) => this.withHealth(channel))),
      guard: { failureRate, minReports },
      edges,
      events,
    };
  }

  async ofModule(actor: Actor, module: string): Promise<ModuleStatus> {
    requireReader(actor);
    const channel = await this.live.readOne(module);
    if (!channel) throw new DomainError('release.not_found', 'Nothing of this module has been live yet.');
    return this.withHealth(channel);
  }

  private async withHealth(channel: ModuleChannel): Promise<ModuleStatus> {
    const { module, live, canary } = channel;
    const releases = [live, ...(canary ? [canary] : [])].map(({ release }) => release);
    return { ...channel, health: await this.health.lastHour(module, releases) };
  }
}
