import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../platform/config/variables.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { sentenceOf } from '../platform/errors/error-answers.ts';
import { ReleaseHealthService } from '../release-health/release-health.service.ts';
import { countsOf } from '../release-health/report-counts.ts';
import { ChangeReleasesService } from '../releases/change-releases.service.ts';
import { LiveReleasesService } from '../releases/live-releases.service.ts';
import { GUARD } from '../releases/release.policy.ts';
import { isStepDue, obstacleToStep, reasonOfStep } from './canary-steps.rules.ts';
import type { Watched } from './guard.service.ts';
import { GuardFigures } from './guard-figures.ts';

/** Gives a canary that fares well to more browsers, as somebody has planned it. */
@Injectable()
export class CanaryStepsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly live: LiveReleasesService,
    private readonly health: ReleaseHealthService,
    private readonly changing: ChangeReleasesService,
    private readonly figures: GuardFigures,
  ) {}

  /** @param watched which the guard has left as it is */
  async takeNext({ channel, module: { canary } }: Watched, now: Date): Promise<void> {
    const { module, revision: expectedRevision, steppedAt: since } = channel;
    if (!canary || !since || !isStepDue(channel, now)) return;
    const { release } = canary;
    const told = countsOf(await this.health.reportedSinceOut([{ module, release, since }]), { module, release });
    const obstacle = obstacleToStep(canary, told, this.config);
    if (obstacle) return this.live.noteWaiting(channel, obstacle);
    try {
      await this.changing.change(GUARD, module, { action: 'step', reason: reasonOfStep(told), expectedRevision });
      this.figures.actions.inc({ module, action: 'step' });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      // Somebody else has acted on this very module; the next look sees what they did.
      if (error.code === 'release.changed_meanwhile') return;
      await this.live.noteWaiting(channel, sentenceOf(error));
    }
  }
}
