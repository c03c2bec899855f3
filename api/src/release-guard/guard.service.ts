import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../platform/config/variables.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { sentenceOf } from '../platform/errors/error-answers.ts';
import type { ReleaseSince } from '../release-health/release-health.repository.ts';
import { ReleaseHealthService } from '../release-health/release-health.service.ts';
import { ChangeReleasesService } from '../releases/change-releases.service.ts';
import type { WatchedChannel } from '../releases/channels.repository.ts';
import { LiveReleasesService } from '../releases/live-releases.service.ts';
import { GUARD } from '../releases/release.policy.ts';
import { isStepDue } from './canary-steps.rules.ts';
import { type Decision, decide, isNew } from './guard.rules.ts';
import { obstacles } from './guard.sentences.ts';
import { GuardFigures } from './guard-figures.ts';
import { type GuardedModule, guardedModuleOf, outSince } from './guarded-module.ts';

const MINUTE_MS = 60_000;

export interface Watched {
  readonly channel: WatchedChannel;
  readonly module: GuardedModule;
}

/** Takes a new release back when too many pages can't show it, so that nobody need be awake for it. */
@Injectable()
export class GuardService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly live: LiveReleasesService,
    private readonly health: ReleaseHealthService,
    private readonly changing: ChangeReleasesService,
    private readonly figures: GuardFigures,
  ) {}

  /**
   * @param manager of a transaction that holds the guard's lock
   * @returns those that it has left as they are
   */
  async lookAtAll(manager: EntityManager, now: Date): Promise<Watched[]> {
    const channels = await this.live.readWatched(manager);
    const watched = channels.filter((channel) => this.hasNews(channel, now) || isStepDue(channel, now));
    if (watched.length === 0) return [];
    const windowStart = new Date(now.getTime() - this.config.GUARD_WINDOW_MINUTES * MINUTE_MS);
    const minutes = await this.health.reportedSince(windowStart);
    const days = await this.health.reportedSinceOut(watched.flatMap(releasesOf));
    const all = watched.map((channel) => ({
      channel,
      module: guardedModuleOf(channel, { minutes, windowStart, days }),
    }));
    const good: Watched[] = [];
    for (const one of all) {
      const decision = decide(one.module, this.config, now);
      if (decision) await this.act(manager, one, decision);
      else good.push(one);
    }
    return good;
  }

  private hasNews({ live, liveSince, canary, canarySince }: WatchedChannel, now: Date): boolean {
    const releases = [
      { release: live, since: liveSince },
      ...(canary && canarySince ? [{ release: canary, since: canarySince }] : []),
    ];
    return releases.some((release) => isNew(release, this.config, now));
  }

  private async act(manager: EntityManager, { channel, module }: Watched, decision: Decision): Promise<void> {
    if (decision.action === 'alarm') return this.raiseAlarm(manager, channel.module, decision);
    const { revision: expectedRevision, lastGood } = channel;
    const to = decision.action === 'rollback' && lastGood !== null ? { to: lastGood } : {};
    const change = { action: 'rollback', ...to, reason: decision.reason, expectedRevision } as const;
    try {
      await this.changing.change(GUARD, channel.module, change);
      this.figures.actions.inc({ module: channel.module, action: decision.action });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      // Somebody else has acted on this very module; the next look sees what they did.
      if (error.code === 'release.changed_meanwhile') return;
      const suspect = module.canary?.release === decision.release ? module.canary : module.live;
      const reason = `${decision.reason} ${obstacles.refused(sentenceOf(error))}`;
      if (!suspect.hasAlarmed) await this.raiseAlarm(manager, channel.module, { ...decision, reason });
    }
  }

  private async raiseAlarm(manager: EntityManager, module: string, { release, reason }: Decision): Promise<void> {
    await this.live.raiseAlarm(manager, module, release, reason);
    this.figures.actions.inc({ module, action: 'alarm' });
  }
}

function releasesOf(channel: WatchedChannel): ReleaseSince[] {
  const { module, live, lastGood, canary } = channel;
  const releases = new Set([live, lastGood, canary].filter((release) => release !== null));
  return [...releases].map((release) => ({ module, release, since: outSince(channel) }));
}
