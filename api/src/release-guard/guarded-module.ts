import { REPORT_AUDIENCES } from '@crewdeck/contract';
import type { Config } from '../platform/config/variables.ts';
import {
  type Audience,
  countsOf,
  type HealthOfMinute,
  minutesSince,
  type ReportCounts,
} from '../release-health/report-counts.ts';
import type { WatchedChannel } from '../releases/channels.repository.ts';

export type GuardLimits = Pick<
  Config,
  'GUARD_WINDOW_MINUTES' | 'GUARD_FAILURE_RATE' | 'GUARD_MIN_REPORTS' | 'GUARD_MIN_NETWORKS' | 'GUARD_WATCH_HOURS'
>;

/** What some pages reported of a release. */
export interface View {
  readonly audience: 'everybody' | Audience;
  /** Within the window, or all the time since the release is out. */
  readonly time: 'recent' | 'since out';
  readonly counts: ReportCounts;
}

/** A release that is out, with what has been reported of it since. */
export interface GuardedRelease {
  readonly release: string;
  readonly since: Date;
  readonly views: readonly View[];
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
  readonly lastGood: Pick<GuardedRelease, 'release' | 'views'> | null;
}

/** What was reported of all modules. */
export interface Reported {
  /** Within the window, by the minute. */
  readonly minutes: readonly HealthOfMinute[];
  readonly windowStart: Date;
  /** Since the time that {@link outSince} tells of each module, by the day. */
  readonly days: readonly HealthOfMinute[];
}

/** From when on all is counted of a module's releases: since the latest one is out. */
export function outSince({ liveSince, canarySince }: WatchedChannel): Date {
  return canarySince ?? liveSince;
}

/** What the guard decides by: a module's channel, with what was reported of its releases. */
export function guardedModuleOf(channel: WatchedChannel, reported: Reported): GuardedModule {
  const { module, isStopped, lastGood, canary, canarySince } = channel;
  const live = guardedReleaseOf(channel, channel.live, channel.liveSince, reported);
  const isCanary = canary !== null && canarySince !== null;
  return {
    module,
    isStopped,
    live: { ...live, isFromRollback: channel.isFromRollback },
    canary: isCanary ? guardedReleaseOf(channel, canary, canarySince, reported) : null,
    lastGood:
      lastGood === null
        ? null
        : { release: lastGood, views: viewsOf(module, lastGood, reported.windowStart, reported) },
  };
}

function guardedReleaseOf(
  { module, takenBack, alarms }: WatchedChannel,
  release: string,
  since: Date,
  reported: Reported,
): GuardedRelease {
  const from = since > reported.windowStart ? since : reported.windowStart;
  return {
    release,
    since,
    views: viewsOf(module, release, from, reported),
    hasBeenTakenBack: takenBack.includes(release),
    hasAlarmed: alarms.some((alarm) => alarm.release === release && new Date(alarm.at) >= since),
  };
}

function viewsOf(module: string, release: string, from: Date, { minutes, days }: Reported): View[] {
  const times = { recent: minutesSince(minutes, from), 'since out': days };
  const audiences = ['everybody', ...REPORT_AUDIENCES] as const;
  return (['recent', 'since out'] as const).flatMap((time) =>
    audiences.map((audience) => {
      const told = times[time].filter((minute) => audience === 'everybody' || minute.audience === audience);
      return { audience, time, counts: countsOf(told, { module, release }) };
    }),
  );
}
