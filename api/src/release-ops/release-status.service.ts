import { CONTRACT_VERSION, type ModuleStatus, type ReleasesStatus } from '@crewdeck/contract';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../platform/config/config.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { ReleaseHealthService } from '../release-health/release-health.service.ts';
import { ChannelsRepository } from '../releases/channels.repository.ts';
import { RegistryRepository } from '../releases/registry.repository.ts';
import { type Actor, requireReader } from '../releases/release.policy.ts';
import { ReleaseEventsRepository } from '../releases/release-events.repository.ts';

type Channel = Omit<ModuleStatus, 'health'>;

/** What is out, how it fares and what was done last. */
@Injectable()
export class ReleaseStatusService {
  constructor(
    private readonly channels: ChannelsRepository,
    private readonly registry: RegistryRepository,
    private readonly events: ReleaseEventsRepository,
    private readonly health: ReleaseHealthService,
    @Inject(CONFIG) private readonly config: Pick<Config, 'guard'>,
  ) {}

  async ofAll(actor: Actor): Promise<ReleasesStatus> {
    requireReader(actor);
    // The revision first: who asks for what came after it misses nothing.
    const { revision } = await this.registry.read();
    const [channels, events] = await Promise.all([this.channels.findStatuses(), this.events.findLatest()]);
    const modules = await Promise.all(channels.map((channel) => this.withHealth(channel)));
    const { failureRate, minReports } = this.config.guard;
    return { revision, contractVersion: CONTRACT_VERSION, modules, guard: { failureRate, minReports }, events };
  }

  async ofModule(actor: Actor, module: string): Promise<ModuleStatus> {
    requireReader(actor);
    const [channel] = await this.channels.findStatuses(module);
    if (!channel) throw new DomainError('release.not_found', 'Nothing of this module has been live yet.');
    return this.withHealth(channel);
  }

  private async withHealth(channel: Channel): Promise<ModuleStatus> {
    const { module, live, canary } = channel;
    const releases = [live, ...(canary ? [canary] : [])].map(({ release }) => release);
    return { ...channel, health: await this.health.lastHour(module, releases) };
  }
}
