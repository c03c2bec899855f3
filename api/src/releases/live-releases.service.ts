import type { ReleasesStatus } from '@crewdeck/contract';
import type { ReleaseRecord } from '@crewdeck/releases/release-record';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ChannelsRepository } from './channels.repository.ts';
import type { ModuleChannel, PastOfModule } from './module-channel.ts';
import { RegistryRepository } from './registry.repository.ts';
import { GUARD } from './release.policy.ts';
import { ReleaseEventsRepository } from './release-events.repository.ts';
import { ReleasesRepository } from './releases.repository.ts';

type LiveReleases = Pick<ReleasesStatus, 'revision' | 'events'> & { readonly modules: readonly ModuleChannel[] };

/** What is live, for the rooms beside. Who may read it they decide. */
@Injectable()
export class LiveReleasesService {
  constructor(
    private readonly database: DataSource,
    private readonly channels: ChannelsRepository,
    private readonly releases: ReleasesRepository,
    private readonly registry: RegistryRepository,
    private readonly events: ReleaseEventsRepository,
  ) {}

  async readAll(): Promise<LiveReleases> {
    // The revision first: who asks for what came after it misses nothing.
    const { revision } = await this.registry.read();
    const statuses = this.channels.findStatuses(this.database.manager, null);
    const [modules, events] = await Promise.all([statuses, this.events.findLatest()]);
    return { revision, modules, events };
  }

  /** `undefined` when nothing of it was ever live. */
  async readOne(module: string): Promise<ModuleChannel | undefined> {
    const [channel] = await this.channels.findStatuses(this.database.manager, module);
    return channel;
  }

  /** Records of all live releases. */
  readRecords(): Promise<ReleaseRecord[]> {
    return this.releases.findLive();
  }

  /** What the release guard decides by. */
  async readWatched(manager: EntityManager): Promise<(ModuleChannel & PastOfModule)[]> {
    const channels = await this.channels.findStatuses(manager, null);
    const pasts = await this.channels.findPast(manager);
    return channels.flatMap((channel) => {
      const past = pasts.find(({ module }) => module === channel.module);
      return past ? [{ ...channel, ...past }] : [];
    });
  }

  async noteAlert(manager: EntityManager, module: string, release: string, reason: string): Promise<void> {
    await this.events.append(manager, { module, action: 'alert', release, actor: GUARD, reason });
  }
}
