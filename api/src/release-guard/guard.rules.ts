import type { ReportCounts } from '../release-health/report-counts.ts';
import { obstacles, sentenceOf } from './guard.sentences.ts';
import type { GuardedModule, GuardedRelease, GuardLimits, View } from './guarded-module.ts';

export interface Decision {
  readonly action: 'halt_canary' | 'rollback' | 'alarm';
  readonly release: string;
  /** A sentence with the numbers. */
  readonly reason: string;
}

type Networks = Pick<ReportCounts, 'networks' | 'failingNetworks'>;

const HOUR_MS = 3_600_000;
/** Fails as well what fails in at least half as many networks, and in half as large a share of its own. */
const AS_WELL = 0.5;
/** One person may report from so many networks, and prove nothing where the release works in more. */
const NETWORKS_OF_A_FORGER = 64;
/** Networks are estimated, to a few in a hundred. */
const SURELY_MORE = 1.1;
const MAJORITY = 0.5;
/** Without many reports to go by, not even a stack for one person takes fewer. */
const FEWEST_NETWORKS = 5;

/**
 * What is to be done about a module, at most one thing: its canary first. The guard takes back a release once, and never
 * one that a rollback has made live, so whatever it sees it can't go back and forth. What it may not change, it tells.
 *
 * Whether other modules fail is not asked: what lies below all of them fails the last good release as well, and whoever
 * wanted to keep a broken release live had only to report of a module that nobody visits.
 *
 * Everybody, visitors and members are each judged by what they alone reported: what fails for the few who are signed in is
 * next to nothing of all.
 */
export function decide(module: GuardedModule, limits: GuardLimits, now: Date): Decision | null {
  if (module.isStopped) return null;
  const { live, canary } = module;
  return (
    (canary &&
      judge(canary, 'halt_canary', (view) => obstacleToHalting(module, canary, view, limits, now), limits, now)) ??
    judge(live, 'rollback', (view) => obstacleToRollback(module, view, limits), limits, now)
  );
}

function judge(
  suspect: GuardedRelease,
  action: 'halt_canary' | 'rollback',
  obstacleTo: (view: View) => string | null,
  limits: GuardLimits,
  now: Date,
): Decision | null {
  if (!isNew(suspect, limits, now)) return null;
  const { release, views, hasAlarmed } = suspect;
  const failing = views
    .filter((view) => isFailing(view, limits))
    .map((view) => ({
      reason: sentenceOf(view, limits),
      why: obstacleTo(view) ?? (isBeyondForging(view, views, limits) ? null : obstacles.couldBeForged),
    }));
  const worst = failing.find(({ why }) => why === null) ?? failing[0];
  if (!worst) return null;
  if (worst.why === null) return { action, release, reason: worst.reason };
  return hasAlarmed ? null : { action: 'alarm', release, reason: `${worst.reason} ${worst.why}` };
}

function obstacleToRollback({ live, lastGood }: GuardedModule, view: View, limits: GuardLimits): string | null {
  if (live.isFromRollback) return obstacles.isFromRollback;
  if (live.hasBeenTakenBack) return obstacles.hasBeenTakenBack;
  if (!lastGood) return obstacles.noLastGood;
  return failsAsWell(lastGood, view, limits) ? obstacles.failsAsWell(lastGood.release) : null;
}

function obstacleToHalting(
  { live, lastGood }: GuardedModule,
  canary: GuardedRelease,
  view: View,
  limits: GuardLimits,
  now: Date,
): string | null {
  if (canary.hasBeenTakenBack) return obstacles.hasBeenTakenBack;
  // A live release that is new itself may be broken too, and proves nothing.
  const isLiveProven = live.isFromRollback || !isNew(live, limits, now);
  const proven = [...(lastGood ? [lastGood] : []), ...(isLiveProven ? [live] : [])];
  const failing = proven.find((release) => failsAsWell(release, view, limits));
  return failing ? obstacles.failsAsWell(failing.release) : null;
}

/**
 * Enough pages have reported, from enough places, and too many of both tell of failures: a flood has one place. Where few come,
 * as at night, so many places are enough, as long as there is none in which it works since it is out: a page that draws it and is
 * broken by it tells of both.
 */
function isFailing({ time, counts }: View, limits: GuardLimits): boolean {
  const { GUARD_FAILURE_RATE: mostFailures, GUARD_MIN_REPORTS, GUARD_MIN_NETWORKS } = limits;
  if (counts.failingNetworks < GUARD_MIN_NETWORKS) return false;
  if (time === 'since out') return isFailingEverywhere(counts);
  if (counts.reports < GUARD_MIN_REPORTS) return false;
  return failureRate(counts) > mostFailures && networkShare(counts) > mostFailures;
}

function isFailingEverywhere(counts: ReportCounts): boolean {
  const { failingNetworks, networks } = counts;
  return networks >= FEWEST_NETWORKS && failingNetworks === networks && failureRate(counts) >= MAJORITY;
}

/**
 * Whether it fails in more networks than work and one person could make up. Who is signed in anybody can say: so the networks
 * of one audience are held against everybody's too, unless they are more than one person has.
 */
function isBeyondForging(view: View, views: readonly View[], limits: GuardLimits): boolean {
  const { failingNetworks } = view.counts;
  const { networks } = countsIn(views, { ...view, audience: 'everybody' }) ?? view.counts;
  if (!isMost(view.counts, limits)) return false;
  return failingNetworks > NETWORKS_OF_A_FORGER * SURELY_MORE || isMost({ networks, failingNetworks }, limits);
}

/** More than half of the networks, on a large site the share that may fail and those of one forger on top. */
function isMost(counts: Networks, { GUARD_FAILURE_RATE: mostFailures }: GuardLimits): boolean {
  const withForger = mostFailures + NETWORKS_OF_A_FORGER / counts.networks;
  return networkShare(counts) > Math.max(mostFailures, Math.min(MAJORITY, withForger));
}

function countsIn(views: readonly View[], { audience, time }: Pick<View, 'audience' | 'time'>) {
  return views.find((view) => view.audience === audience && view.time === time)?.counts;
}

/** Needs no number of reports: after a breakdown the last good release is reported later than the one that it stands in for. */
function failsAsWell({ views }: Pick<GuardedRelease, 'views'>, view: View, limits: GuardLimits): boolean {
  const counts = countsIn(views, view);
  const suspect = view.counts;
  if (!counts || counts.reports === 0 || failureRate(counts) <= limits.GUARD_FAILURE_RATE) return false;
  const isAsWide = counts.failingNetworks >= AS_WELL * suspect.failingNetworks;
  return isAsWide && networkShare(counts) >= AS_WELL * networkShare(suspect);
}

function failureRate({ failed, reports }: ReportCounts): number {
  return failed / reports;
}

function networkShare({ failingNetworks, networks }: Networks): number {
  return failingNetworks / networks;
}

export function isNew(
  { since }: Pick<GuardedRelease, 'since'>,
  { GUARD_WATCH_HOURS }: GuardLimits,
  now: Date,
): boolean {
  return now.getTime() - since.getTime() < GUARD_WATCH_HOURS * HOUR_MS;
}
