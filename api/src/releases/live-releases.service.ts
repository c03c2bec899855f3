import type { ModuleStatus, ReleasesStatus } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ChannelsRepository, type WatchedChannel } from './channels.repository.ts';
import { RegistryRepository } from './registry.repository.ts';
import { GUARD } from './release.policy.ts';
import { ReleaseEventsRepository } from './release-events.repository.ts';

/** A module's status as far as this room knows it: how it fares is counted elsewhere. */
export type ModuleChannel = Omit<ModuleStatus, 'health'>;

type LiveReleases = Pick<ReleasesStatus, 'revision' | 'events'> & { readonly modules: readonly ModuleChannel[] };

/** What is live, for the rooms beside. Who may read it they decide. */
@Injectable()
export class LiveReleasesService {
  constructor(
    private readonly channels: ChannelsRepository,
    private readonly registry: RegistryRepository,
    private readonly events: ReleaseEventsRepository,
  ) {}

  async readAll(): Promise<LiveReleases> {
    // The revision first: who asks for what came after it misses nothing.
    const { revision } = await this.registry.read();
    const [modules, events] = await Promise.all([this.channels.findStatuses(), this.events.findLatest()]);
    return { revision, modules, events };
  }

  /** `undefined` when nothing of it was ever live. */
  async readOne(module: string): Promise<ModuleChannel | undefined> {
    const [channel] = await this.channels.findStatuses(module);
    return channel;
  }

  /** What the release guard decides by. */
  readWatched(manager: EntityManager): Promise<WatchedChannel[]> {
    return this.channels.findWatched(manager, GUARD);
  }

  /** Tells ops why a canary does not take its next step. */
  noteWaiting(channel: Pick<WatchedChannel, 'module' | 'revision'>, reason: string): Promise<void> {
    return this.channels.noteWaiting(channel, reason);
  }

  /** Tells ops of a release that the release guard may not take back. */
  async raiseAlarm(manager: EntityManager, module: string, release: string, reason: string): Promise<void> {
    const event = { module, action: 'alarm', release, actor: GUARD, reason } as const;
    await this.events.append(manager, { ...event, previous: null, percent: null });
  }
}
