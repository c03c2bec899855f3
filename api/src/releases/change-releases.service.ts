import type { Channel, ValidChangeRelease } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '../platform/errors/domain-error.ts';
import { type Change, decide, type Outcome } from './channel.rules.ts';
import { ChannelsRepository, type RevisedChannel } from './channels.repository.ts';
import { problemsBeside } from './contract-check.ts';
import { type Actor, nameOf, requireMayForgive, requireMayRelease } from './release.policy.ts';
import { ReleaseEventsRepository } from './release-events.repository.ts';
import { ReleasesRepository } from './releases.repository.ts';

/** Changes what is live: decided on a revision, in one order for all, each with its event or not at all. */
@Injectable()
export class ChangeReleasesService {
  constructor(
    private readonly database: DataSource,
    private readonly releases: ReleasesRepository,
    private readonly channels: ChannelsRepository,
    private readonly events: ReleaseEventsRepository,
  ) {}

  async change(actor: Actor, module: string, { expectedRevision, ...change }: ValidChangeRelease): Promise<void> {
    requireMayRelease(actor, module);
    await this.database.transaction(async (manager) => {
      await this.channels.lockRegistry(manager);
      const current = await this.channels.find(module, manager);
      if ((current?.revision ?? 0) !== expectedRevision) throw new DomainError('release.changed_meanwhile');
      await this.requirePublished(manager, module, change);
      const outcome = decide(
        module,
        current?.channel ?? null,
        change,
        await this.releases.findHistory(manager, module),
      );
      if (!outcome) return;
      await this.requireCompatible(manager, module, current, outcome);
      await this.write(manager, actor, module, change.reason ?? null, outcome);
    });
  }

  private async requirePublished(manager: EntityManager, module: string, change: Change): Promise<void> {
    const named = change.action === 'activate' ? change.release : change.action === 'rollback' ? change.to : undefined;
    if (named !== undefined && !(await this.releases.find(manager, module, named)))
      throw new DomainError('release.not_found', `${module} has no release ${named}.`);
  }

  /** Of what pages get anew; what they have already was looked at when it came. */
  private async requireCompatible(
    manager: EntityManager,
    module: string,
    current: RevisedChannel | null,
    { channel }: Outcome,
  ): Promise<void> {
    const known = outIn(current?.channel ?? null);
    const others = await this.releases.findOutBeside(module, manager);
    for (const release of outIn(channel).filter((candidate) => !known.includes(candidate))) {
      const candidate = await this.releases.find(manager, module, release);
      const problems = candidate ? problemsBeside(candidate.record, others) : [];
      if (problems.length > 0)
        throw new DomainError('release.incompatible', `${module} ${release} can't go live. ${problems.join(' ')}`);
    }
  }

  private async write(
    manager: EntityManager,
    actor: Actor,
    module: string,
    reason: string | null,
    { channel, event, turnsBad, isForgiven }: Outcome,
  ): Promise<void> {
    const name = nameOf(actor);
    if (isForgiven !== null) requireMayForgive(actor);
    if (isForgiven !== null) await this.releases.mark(manager, module, isForgiven, null);
    if (turnsBad !== null) await this.releases.mark(manager, module, turnsBad, reason);
    await this.events.append(manager, { module, ...event, actor: name, reason });
    await this.channels.write(manager, { module, channel, actor: name, reason });
  }
}

function outIn(channel: Channel | null): string[] {
  return channel ? [channel.live, ...(channel.canary ? [channel.canary.release] : [])] : [];
}
