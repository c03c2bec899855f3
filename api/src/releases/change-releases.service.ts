import type { Channel, LogEntry, ValidChangeRelease } from '@crewdeck/contract';
import {
  broughtBy,
  type Change,
  ChangeRefused,
  decide,
  type History,
  type Outcome,
  type Step,
} from '@crewdeck/releases/channel-rules';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '../platform/errors/domain-error.ts';
import { ReleaseLogService, type Said, type Statement } from '../release-log/release-log.service.ts';
import { ChannelsRepository, type RevisedChannel } from './channels.repository.ts';
import { problemsBeside } from './contract-check.ts';
import { type Actor, isPipeline, nameOf, requireMayForgive, requireMayRelease } from './release.policy.ts';
import { ReleaseEventsRepository } from './release-events.repository.ts';
import { ReleasesRepository } from './releases.repository.ts';

/** What the guard decides, and nobody can ask for. */
type ValidStep = Step & Pick<ValidChangeRelease, 'expectedRevision' | 'entry'>;

/** Changes what is live: decided on a revision, in one order for all, each with its event or not at all. */
@Injectable()
export class ChangeReleasesService {
  constructor(
    private readonly database: DataSource,
    private readonly releases: ReleasesRepository,
    private readonly channels: ChannelsRepository,
    private readonly events: ReleaseEventsRepository,
    private readonly log: ReleaseLogService,
  ) {}

  async change(
    actor: Actor,
    module: string,
    { expectedRevision, entry, ...change }: ValidChangeRelease | ValidStep,
  ): Promise<void> {
    requireMayRelease(actor, module);
    await this.database.transaction(async (manager) => {
      await this.channels.lockRegistry(manager);
      const current = await this.channels.find(module, manager);
      if ((current?.revision ?? 0) !== expectedRevision) throw new DomainError('release.changed_meanwhile');
      await this.requirePublished(manager, module, change);
      await this.log.requireSame(manager, module, current);
      const history =
        (await this.log.readHistory(manager, module)) ?? (await this.releases.findHistory(manager, module));
      const outcome = decideOrRefuse(module, current?.channel ?? null, change, history);
      if (!outcome) return;
      await this.requireCompatible(manager, module, current, outcome);
      await this.claimPaths(manager, actor, module, outcome);
      await this.write(manager, actor, module, change.reason ?? null, outcome);
      await this.sign(manager, actor, { ...withoutReason(change), module, after: expectedRevision }, entry);
    });
  }

  /** Addresses belong to the first module that goes live with them, be it for a share. */
  private async claimPaths(manager: EntityManager, actor: Actor, module: string, outcome: Outcome): Promise<void> {
    const release = broughtBy(outcome);
    if (release === null) return;
    const published = await this.releases.find(manager, module, release);
    const paths = published?.record.places?.routes.map(({ path }) => path) ?? [];
    await this.releases.claimPaths(manager, paths, { module, by: nameOf(actor) });
  }

  /** A person without a key, and the guard, may do what the night key may. */
  private async sign(
    manager: EntityManager,
    actor: Actor,
    said: Said<Statement<'change'>>,
    entry: LogEntry | undefined,
  ): Promise<void> {
    if (entry || isPipeline(actor)) return this.log.append(manager, 'change', said, entry);
    return this.log.appendByNight(manager, said);
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
    { channel, event }: Outcome,
  ): Promise<void> {
    const known = outIn(current?.channel ?? null);
    const { others, owners } = await this.releases.findBeside(module, manager);
    const isBack = event.action === 'rollback';
    // Whoever rolls back gets what they had, without the addresses that are another's by now.
    const asked = isBack ? {} : await this.log.readOwners(manager, owners);
    for (const release of outIn(channel).filter((candidate) => !known.includes(candidate))) {
      const candidate = await this.releases.find(manager, module, release);
      const problems = candidate ? problemsBeside(candidate.record, others, asked, isBack) : [];
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

function decideOrRefuse(module: string, channel: Channel | null, change: Change, history: History): Outcome | null {
  try {
    return decide(module, channel, change, history);
  } catch (error) {
    if (error instanceof ChangeRefused) throw new DomainError(error.code, error.sentence);
    throw error;
  }
}

/** The log is public, and why is for ops. */
function withoutReason({ reason: _, ...change }: Change) {
  return change;
}

function outIn(channel: Channel | null): string[] {
  return channel ? [channel.live, ...(channel.canary ? [channel.canary.release] : [])] : [];
}
