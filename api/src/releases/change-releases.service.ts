import type { Channel, ValidChangeRelease } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '../platform/errors/domain-error.ts';
import { decide, type Outcome } from './channel.rules.ts';
import { ChannelsRepository } from './channels.repository.ts';
import { problemsBeside } from './contract-check.ts';
import { type Actor, nameOf, requireMayRelease } from './release.policy.ts';
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

  change(actor: Actor, module: string, change: ValidChangeRelease): Promise<void> {
    return this.database.transaction((manager) => this.changeIn(manager, actor, module, change));
  }

  /** In a transaction that does more. Writes nothing where it throws a refusal. */
  async changeIn(
    manager: EntityManager,
    actor: Actor,
    module: string,
    { expectedRevision, ...change }: ValidChangeRelease,
  ): Promise<void> {
    requireMayRelease(actor, module);
    await this.channels.lockRegistry(manager);
    const current = await this.channels.find(manager, module);
    if ((current?.revision ?? 0) !== expectedRevision) throw new DomainError('release.changed_meanwhile');
    const history = await this.releases.findHistory(manager, module);
    const outcome = decide(module, current?.channel ?? null, change, history);
    if (!outcome) return;
    await this.requireFitting(manager, module, current?.channel ?? null, outcome);
    await this.write(manager, actor, module, change.reason ?? null, outcome);
  }

  /** What pages get already was looked at when it came. */
  private async requireFitting(
    manager: EntityManager,
    module: string,
    current: Channel | null,
    { channel, event }: Outcome,
  ): Promise<void> {
    const known = outIn(current);
    const others = await this.releases.findBeside(manager, module);
    const isRollback = event.action === 'rollback';
    for (const release of outIn(channel).filter((candidate) => !known.includes(candidate))) {
      const candidate = await this.releases.find(manager, module, release);
      if (!candidate) throw new DomainError('release.not_found', `${module} has no release ${release}.`);
      const problems = problemsBeside(candidate.record, others, { isRollback });
      if (problems.length > 0)
        throw new DomainError('release.incompatible', `${module} ${release} can't go live. ${problems.join(' ')}`);
    }
  }

  private async write(
    manager: EntityManager,
    actor: Actor,
    module: string,
    reason: string | null,
    { channel, event, turnsBad }: Outcome,
  ): Promise<void> {
    const name = nameOf(actor);
    await this.releases.forgive(manager, module, outIn(channel));
    if (turnsBad !== null) await this.releases.markBad(manager, module, turnsBad, reason);
    await this.events.append(manager, { module, ...event, actor: name, reason });
    await this.channels.write(manager, { module, channel, actor: name, reason });
  }
}

function outIn(channel: Channel | null): string[] {
  return channel ? [channel.live, ...(channel.canary ? [channel.canary.release] : [])] : [];
}
