import type { Config } from '../platform/config/variables.ts';
import { countsOf, type HealthOfMinute, type ReportCounts } from '../release-health/report-counts.ts';
import type { WatchedChannel } from '../releases/channels.repository.ts';

export type GuardLimits = Pick<
  Config,
  'GUARD_WINDOW_MINUTES' | 'GUARD_FAILURE_RATE' | 'GUARD_MIN_REPORTS' | 'GUARD_MIN_NETWORKS' | 'GUARD_WATCH_HOURS'
>;

/** A release that is out, with what has been reported of it since, within the window. */
export interface GuardedRelease {
  readonly release: string;
  readonly since: Date;
  readonly counts: ReportCounts;
  /** The guard has taken it back before; that it is out again somebody wanted. */
  readonly hasBeenTakenBack: boolean;
  /** The guard has raised an alarm since it is out. */
  readonly hasAlarmed: boolean;
}

export interface GuardedModule {
  readonly module: string;
  readonly isStopped: boolean;
  readonly live: GuardedRelease & { readonly isFromRollback: boolean };
  readonly canary: GuardedRelease | null;
  readonly lastGood: { readonly release: string; readonly counts: ReportCounts } | null;
}

/** What the guard decides by: a module's channel, with what was reported of its releases within the window. */
export function guardedModuleOf(
  channel: WatchedChannel,
  minutes: readonly HealthOfMinute[],
  windowStart: Date,
): GuardedModule {
  const { module, isStopped, lastGood, canary, canarySince } = channel;
  const live = guardedReleaseOf(channel, channel.live, channel.liveSince, minutes, windowStart);
  return {
    module,
    isStopped,
    live: { ...live, isFromRollback: channel.isFromRollback },
    canary:
      canary !== null && canarySince !== null
        ? guardedReleaseOf(channel, canary, canarySince, minutes, windowStart)
        : null,
    lastGood: lastGood === null ? null : countedOf(module, lastGood, minutes, windowStart),
  };
}

function guardedReleaseOf(
  { module, takenBack, alarms }: WatchedChannel,
  release: string,
  since: Date,
  minutes: readonly HealthOfMinute[],
  windowStart: Date,
): GuardedRelease {
  return {
    ...countedOf(module, release, minutes, since > windowStart ? since : windowStart),
    since,
    hasBeenTakenBack: takenBack.includes(release),
    hasAlarmed: alarms.some((alarm) => alarm.release === release && new Date(alarm.at) >= since),
  };
}

function countedOf(module: string, release: string, minutes: readonly HealthOfMinute[], from: Date) {
  return { release, counts: countsOf(minutes, { module, release }, from) };
}
