import type { ReportCounts } from '../release-health/report-counts.ts';
import { obstacles, sentenceOf } from './guard.sentences.ts';
import type { GuardedModule, GuardedRelease, GuardLimits } from './guarded-module.ts';

export interface Decision {
  readonly action: 'halt_canary' | 'rollback' | 'alarm';
  readonly release: string;
  /** A sentence with the numbers. */
  readonly reason: string;
}

const HOUR_MS = 3_600_000;
/** Fails as well what fails in at least half as many networks, and in half as large a share of its own. */
const AS_WELL = 0.5;
/** One person may report from so many networks, and prove nothing where the release works in more. */
const NETWORKS_OF_A_FORGER = 64;
const MAJORITY = 0.5;

/**
 * What is to be done about a module, at most one thing: its canary first. The guard takes back a release once, and never
 * one that a rollback has made live, so whatever it sees it can't go back and forth. What it may not change, it tells.
 *
 * Whether other modules fail is not asked: what lies below all of them fails the last good release as well, and whoever
 * wanted to keep a broken release live had only to report of a module that nobody visits.
 */
export function decide(module: GuardedModule, limits: GuardLimits, now: Date): Decision | null {
  if (module.isStopped) return null;
  const { live, canary } = module;
  return (
    (canary && judge(canary, 'halt_canary', obstacleToHalting(module, canary, limits, now), limits, now)) ??
    judge(live, 'rollback', obstacleToRollback(module, limits), limits, now)
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
  const why = obstacle ?? (isBeyondForging(counts, limits) ? null : obstacles.couldBeForged);
  if (why === null) return { action, release, reason };
  return hasAlarmed ? null : { action: 'alarm', release, reason: `${reason} ${why}` };
}

function obstacleToRollback({ live, lastGood }: GuardedModule, limits: GuardLimits): string | null {
  if (live.isFromRollback) return obstacles.isFromRollback;
  if (live.hasBeenTakenBack) return obstacles.hasBeenTakenBack;
  if (!lastGood) return obstacles.noLastGood;
  return failsAsWell(lastGood.counts, live.counts, limits) ? obstacles.failsAsWell(lastGood.release) : null;
}

function obstacleToHalting(
  { live, lastGood }: GuardedModule,
  canary: GuardedRelease,
  limits: GuardLimits,
  now: Date,
): string | null {
  if (canary.hasBeenTakenBack) return obstacles.hasBeenTakenBack;
  // A live release that is new itself may be broken too, and proves nothing.
  const isLiveProven = live.isFromRollback || !isNew(live, limits, now);
  const proven = [...(lastGood ? [lastGood] : []), ...(isLiveProven ? [live] : [])];
  const failing = proven.find(({ counts }) => failsAsWell(counts, canary.counts, limits));
  return failing ? obstacles.failsAsWell(failing.release) : null;
}

/** Enough pages have reported, from enough places, and too many of both tell of failures: a flood has one place. */
function isFailing(counts: ReportCounts, limits: GuardLimits): boolean {
  const { GUARD_FAILURE_RATE: mostFailures, GUARD_MIN_REPORTS, GUARD_MIN_NETWORKS } = limits;
  if (counts.reports < GUARD_MIN_REPORTS || counts.failingNetworks < GUARD_MIN_NETWORKS) return false;
  return failureRate(counts) > mostFailures && networkShare(counts) > mostFailures;
}

/**
 * Whether it fails in more networks than work and one person could make up: more than half of them, on a large site the share
 * that may fail and those of one forger on top. A network is one, however much it tells.
 */
function isBeyondForging(counts: ReportCounts, { GUARD_FAILURE_RATE: mostFailures }: GuardLimits): boolean {
  const withForger = mostFailures + NETWORKS_OF_A_FORGER / counts.networks;
  return networkShare(counts) > Math.max(mostFailures, Math.min(MAJORITY, withForger));
}

/** Needs no number of reports: after a breakdown the last good release is reported later than the one that it stands in for. */
function failsAsWell(counts: ReportCounts, suspect: ReportCounts, limits: GuardLimits): boolean {
  if (counts.reports === 0 || failureRate(counts) <= limits.GUARD_FAILURE_RATE) return false;
  const isAsWide = counts.failingNetworks >= AS_WELL * suspect.failingNetworks;
  return isAsWide && networkShare(counts) >= AS_WELL * networkShare(suspect);
}

function failureRate({ failed, reports }: ReportCounts): number {
  return failed / reports;
}

function networkShare({ failingNetworks, networks }: ReportCounts): number {
  return failingNetworks / networks;
}

export function isNew(
  { since }: Pick<GuardedRelease, 'since'>,
  { GUARD_WATCH_HOURS }: GuardLimits,
  now: Date,
): boolean {
  return now.getTime() - since.getTime() < GUARD_WATCH_HOURS * HOUR_MS;
}
