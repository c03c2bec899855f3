import { countsOf, type HealthOfMinute } from '../release-health/report-counts.ts';
import type { WatchedChannel } from '../releases/channels.repository.ts';
import type { GuardedModule, GuardedRelease } from './guard.rules.ts';

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
