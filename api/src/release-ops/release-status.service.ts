import { CONTRACT_VERSION, type EdgeStatus, type ModuleStatus, type ReleasesStatus } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../platform/errors/domain-error.ts';
import { ReleaseHealthService } from '../release-health/release-health.service.ts';
import { EdgesService } from '../releases/edges.service.ts';
import { LiveReleasesService } from '../releases/live-releases.service.ts';
import type { ModuleChannel } from '../releases/module-channel.ts';
import { type Actor, requireReader } from '../releases/release.policy.ts';
import { problemsOf } from './module-problems.ts';

/** What is out, how it fares and what was done last. */
@Injectable()
export class ReleaseStatusService {
  constructor(
    private readonly database: DataSource,
    private readonly live: LiveReleasesService,
    private readonly health: ReleaseHealthService,
    private readonly edges: EdgesService,
  ) {}

  async ofAll(actor: Actor): Promise<ReleasesStatus> {
    requireReader(actor);
    const [{ revision, modules, events }, edges] = await Promise.all([this.live.readAll(), this.edges.list()]);
    const statuses = await this.statusesOf(modules, edges);
    return { revision, contractVersion: CONTRACT_VERSION, modules: statuses, edges, events };
  }

  async ofModule(actor: Actor, module: string): Promise<ModuleStatus> {
    requireReader(actor);
    const channel = await this.live.readOne(module);
    const [status] = channel ? await this.statusesOf([channel], await this.edges.list()) : [];
    if (!status) throw new DomainError('release.not_found', "This module hasn't been live yet.");
    return status;
  }

  private async statusesOf(channels: readonly ModuleChannel[], edges: readonly EdgeStatus[]): Promise<ModuleStatus[]> {
    const lately = this.health.seenLately(this.database.manager, channels, new Date());
    const [seen, records] = await Promise.all([lately, this.live.readRecords()]);
    return Promise.all(
      channels.map(async (channel) => ({
        ...channel,
        ...(await this.healthOf(channel)),
        problems: problemsOf(channel, { seen: seen.find(({ module }) => module === channel.module), records, edges }),
      })),
    );
  }

  private healthOf({ module, live, lastGood, canary }: ModuleChannel) {
    const releases = [live, lastGood, canary].flatMap((one) => one?.release ?? []);
    return this.health.lastHour(module, releases, [
      { release: live.release, before: lastGood?.release ?? null },
      ...(canary ? [{ release: canary.release, before: live.release }] : []),
    ]);
  }
}
