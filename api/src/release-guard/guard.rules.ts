import type { ReportCounts } from '../release-health/report-counts.ts';
import { SHELL } from '../releases/channel.rules.ts';
import { obstacles, sentenceOf } from './guard.sentences.ts';
import type { GuardedModule, GuardedRelease, GuardLimits } from './guarded-module.ts';

export interface Decision {
  readonly action: 'halt_canary' | 'rollback' | 'alarm';
  readonly release: string;
  /** A sentence with the numbers. */
  readonly reason: string;
}

const HOUR_MS = 3_600_000;
/** Fails as well who fails at least half as often. */
const SAME_RATE = 0.5;
/** One other module that fails may have a bad release of its own. */
const FEWEST_OTHERS = 2;

/**
 * What is to be done about a module, at most one thing: its canary first. The guard takes back a release once, and never
 * one that a rollback has made live, so whatever it sees it can't go back and forth. What it may not change, it tells.
 *
 * @param others live releases of the other modules, within the window
 */
export function decide(
  module: GuardedModule,
  others: readonly ReportCounts[],
  limits: GuardLimits,
  now: Date,
): Decision | null {
  if (module.isStopped) return null;
  const { live, canary } = module;
  return (
    (canary && judge(canary, 'halt_canary', obstacleToHalting(module, canary, others, limits, now), limits, now)) ??
    judge(live, 'rollback', obstacleToRollback(module, others, limits), limits, now)
  );
}

function judge(
  suspect: GuardedRelease,
  action: 'halt_canary' | 'rollback',
  obstacle: string | null,
  limits: GuardLimits,
  now: Date,
): Decision | null {
  if (!isNew(suspect, limits, now) || !isFailing(suspect.counts, limits)) return null;
  const { release, counts, hasAlarmed } = suspect;
  const reason = sentenceOf(counts, limits);
  if (obstacle === null) return { action, release, reason };
  return hasAlarmed ? null : { action: 'alarm', release, reason: `${reason} ${obstacle}` };
}

function obstacleToRollback(
  { module, live, lastGood }: GuardedModule,
  others: readonly ReportCounts[],
  limits: GuardLimits,
): string | null {
  if (live.isFromRollback) return obstacles.isFromRollback;
  if (live.hasBeenTakenBack) return obstacles.hasBeenTakenBack;
  if (!lastGood) return obstacles.noLastGood;
  if (failsAsWell(lastGood.counts, live.counts, limits)) return obstacles.failsAsWell(lastGood.release);
  return doMostOthersFail(module, others, live.counts, limits) ? obstacles.othersFail : null;
}

function obstacleToHalting(
  { module, live, lastGood }: GuardedModule,
  canary: GuardedRelease,
  others: readonly ReportCounts[],
  limits: GuardLimits,
  now: Date,
): string | null {
  if (canary.hasBeenTakenBack) return obstacles.hasBeenTakenBack;
  // A live release that is new itself may be broken too, and proves nothing.
  const isLiveProven = live.isFromRollback || !isNew(live, limits, now);
  const proven = [...(lastGood ? [lastGood] : []), ...(isLiveProven ? [live] : [])];
  const failing = proven.find(({ counts }) => failsAsWell(counts, canary.counts, limits));
  if (failing) return obstacles.failsAsWell(failing.release);
  return doMostOthersFail(module, others, canary.counts, limits) ? obstacles.othersFail : null;
}

/** Enough pages have reported, from enough places, and too many of both tell of failures: a flood has one place. */
function isFailing(counts: ReportCounts, limits: GuardLimits): boolean {
  const { GUARD_FAILURE_RATE: mostFailures, GUARD_MIN_REPORTS, GUARD_MIN_NETWORKS } = limits;
  const { reports, failed, networks, failingNetworks } = counts;
  if (reports < GUARD_MIN_REPORTS || failingNetworks < GUARD_MIN_NETWORKS) return false;
  return failed / reports > mostFailures && failingNetworks / networks > mostFailures;
}

function failsAsWell(counts: ReportCounts, suspect: ReportCounts, limits: GuardLimits): boolean {
  return isFailing(counts, limits) && rateOf(counts) >= SAME_RATE * rateOf(suspect);
}

/** For the shell that is no excuse: modules run in it, and fail with it. */
function doMostOthersFail(
  module: string,
  others: readonly ReportCounts[],
  suspect: ReportCounts,
  limits: GuardLimits,
): boolean {
  if (module === SHELL) return false;
  const judged = others.filter(({ reports }) => reports >= limits.GUARD_MIN_REPORTS);
  const failing = judged.filter((counts) => failsAsWell(counts, suspect, limits));
  return failing.length >= FEWEST_OTHERS && failing.length > judged.length / 2;
}

function rateOf({ failed, reports }: ReportCounts): number {
  return failed / reports;
}

export function isNew(
  { since }: Pick<GuardedRelease, 'since'>,
  { GUARD_WATCH_HOURS }: GuardLimits,
  now: Date,
): boolean {
  return now.getTime() - since.getTime() < GUARD_WATCH_HOURS * HOUR_MS;
}
