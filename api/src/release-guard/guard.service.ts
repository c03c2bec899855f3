import { Injectable } from '@nestjs/common';
import { Counter, Registry } from 'prom-client';
import type { EntityManager } from 'typeorm';
import { OpsMail } from '../messages/mail/ops-mail.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import type { SeenModule } from '../release-health/faults.ts';
import { ReleaseHealthService } from '../release-health/release-health.service.ts';
import { ChangeReleasesService } from '../releases/change-releases.service.ts';
import { LiveReleasesService } from '../releases/live-releases.service.ts';
import { GUARD } from '../releases/release.policy.ts';
import { type Alert, alertsOf, type Decision, decide, type Watched } from './guard.rules.ts';

/** Takes back a new release that can't start, and tells ops of all else that fails. */
@Injectable()
export class GuardService {
  private readonly actions: Counter<'module' | 'action'>;
  private readonly alerts: Counter<'module' | 'outcome'>;

  constructor(
    private readonly live: LiveReleasesService,
    private readonly health: ReleaseHealthService,
    private readonly changing: ChangeReleasesService,
    private readonly mail: OpsMail,
    registry: Registry,
  ) {
    const registers = [registry];
    this.actions = new Counter({
      name: 'release_guard_actions_total',
      help: 'Releases that the guard took back, by module and action.',
      labelNames: ['module', 'action'],
      registers,
    });
    this.alerts = new Counter({
      name: 'release_alerts_total',
      help: 'Alerts about releases that the guard left as they are, by module and outcome.',
      labelNames: ['module', 'outcome'],
      registers,
    });
  }

  /** @param manager of a transaction that holds the guard's lock */
  async lookAtAll(manager: EntityManager, now: Date): Promise<void> {
    const modules = (await this.live.readWatched(manager)).filter(({ stopped }) => !stopped);
    const seen = await this.health.seenLately(manager, modules, now);
    for (const watched of modules) {
      const ofModule = seen.find(({ module }) => module === watched.module);
      if (ofModule) await this.lookAt(manager, watched, ofModule, now);
    }
  }

  private async lookAt(manager: EntityManager, watched: Watched, seen: SeenModule, now: Date): Promise<void> {
    const decision = decide(watched, seen, now);
    if (decision && (await this.takeBack(manager, watched, decision))) return;
    for (const alert of alertsOf(watched, seen)) await this.tell(manager, watched.module, alert);
  }

  /** @returns whether it is gone */
  private async takeBack(
    manager: EntityManager,
    { module, revision: expectedRevision }: Watched,
    decision: Decision,
  ): Promise<boolean> {
    const { action, reason } = decision;
    try {
      await this.changing.changeIn(manager, GUARD, module, { action, reason, expectedRevision });
      this.actions.inc({ module, action });
      return true;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      // Somebody else has acted on this very module, and the next look sees what they did.
      return error.code === 'release.changed_meanwhile';
    }
  }

  private async tell(manager: EntityManager, module: string, { release, outcome, headline, text }: Alert) {
    await this.live.noteAlert(manager, module, release, text);
    await this.mail.tell(manager, { subject: `${module} ${headline}`, text, path: '/ops/releases' });
    this.alerts.inc({ module, outcome });
  }
}
