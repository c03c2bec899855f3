import type { ReportCounts } from '../release-health/report-counts.ts';
import type { WatchedChannel } from '../releases/channels.repository.ts';
import type { GuardedRelease, GuardLimits } from './guarded-module.ts';

type Waiting = Pick<WatchedChannel, 'isStopped' | 'stepDueAt'>;

/** Whether the pause of a canary that steps by itself is over. */
export function isStepDue({ isStopped, stepDueAt }: Waiting, now: Date): boolean {
  return !isStopped && stepDueAt !== null && stepDueAt <= now;
}

/**
 * Why a canary does not take the step whose time has come, in a sentence; `null` when it may. What the guard would take back
 * by its own rule it has taken back before it asks.
 *
 * @param told what pages have reported of it since its last step
 */
export function obstacleToStep(
  { hasAlarmed }: Pick<GuardedRelease, 'hasAlarmed'>,
  told: Pick<ReportCounts, 'reports' | 'failed'>,
  { GUARD_MIN_REPORTS: fewest, GUARD_FAILURE_RATE: mostFailures }: GuardLimits,
): string | null {
  if (hasAlarmed) return 'The guard has raised an alarm about it: somebody has to look.';
  const seen = `${told.reports} page loads since its last step`;
  if (told.reports < fewest) return `It waits for ${fewest} page loads: ${seen}.`;
  if (told.failed > mostFailures * told.reports) return `Too many fail: ${told.failed} of ${seen}.`;
  return null;
}

/** Why it takes a step, for whoever reads the events. */
export function reasonOfStep({ reports, failed }: Pick<ReportCounts, 'reports' | 'failed'>): string {
  return `${reports} page loads since its last step, ${failed} of them failed.`;
}
