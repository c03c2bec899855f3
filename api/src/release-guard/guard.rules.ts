import type { ReleaseSummary } from '@crewdeck/contract';
import {
  headlineOf,
  isStartFailure,
  notableFaults,
  type SeenModule,
  seenOf,
  sentenceOf,
} from '../release-health/faults.ts';
import type { ModuleChannel, PastOfModule } from '../releases/module-channel.ts';

const HOUR_MS = 3_600_000;
const FEWEST_TO_BELIEVE = 5;
const HALF = 0.5;
/** Of one module in an hour. Routes come from browsers, so forged reports could make endless new alerts. */
const MOST_ALERTS = 30;
/** As many are for faults that fewer than {@link FEWEST_TO_BELIEVE} networks see, so that these mute nothing larger. */
const MOST_DOUBTFUL_ALERTS = 10;

/** A module with its live release and canary, and the alerts of the last hour. */
export type Watched = ModuleChannel & PastOfModule;

export interface Decision {
  readonly action: 'rollback' | 'end_canary';
  /** The one that is taken away. */
  readonly release: string;
  readonly reason: string;
}

/**
 * Takes a canary or the live release back if all of these hold:
 * 1. It is in its first hour.
 * 2. It can't start for at least five networks.
 * 3. These are at least half of all networks that reported on the module in the window; for a canary, half of its share.
 * 4. Its replacement starts for more networks than it can't start for.
 *
 * The canary comes first. A release that a rollback made live is never taken back, so the guard can't go back and forth.
 *
 * Abuse: to have a healthy release taken back, an attacker needs five networks, and as many as the module's real visitors.
 */
export function decide(module: Watched, seen: SeenModule, now: Date): Decision | null {
  const { live, liveSince, lastGood, canary, isFromRollback } = module;
  const mustGo = ({ release }: ReleaseSummary, since: string, replacement: ReleaseSummary, share: number) => {
    const { cantStart } = seenOf(seen, release);
    const other = seenOf(seen, replacement.release);
    const isInFirstHour = now.getTime() - Date.parse(since) < HOUR_MS;
    const isBroken = cantStart >= FEWEST_TO_BELIEVE && cantStart >= HALF * share * seen.networks;
    return isInFirstHour && isBroken && other.ok > other.cantStart;
  };
  if (canary && mustGo(canary, canary.since, live, canary.percent / 100))
    return { action: 'end_canary', release: canary.release, reason: reasonFor(canary.release, seen) };
  if (lastGood && !isFromRollback && mustGo(live, liveSince, lastGood, 1))
    return { action: 'rollback', release: live.release, reason: reasonFor(live.release, seen) };
  return null;
}

function reasonFor(release: string, seen: SeenModule): string {
  const { cantStart, faults } = seenOf(seen, release);
  const worst = faults.find(({ outcome }) => isStartFailure(outcome));
  const details = worst ? ` ${sentenceOf(release, worst, seen)}` : '';
  return `${release} can’t start for ${cantStart} of ${seen.networks} networks.${details}`;
}

export interface Alert {
  readonly release: string;
  readonly outcome: string;
  readonly networks: number;
  /** The beginning of the text: the same for the same release, outcome and page. */
  readonly headline: string;
  readonly text: string;
}

/** Faults of the live release and the canary that ops have not been told in the last hour. */
export function alertsOf({ live, canary, alerts }: Watched, seen: SeenModule): Alert[] {
  const all = [live, ...(canary ? [canary] : [])].flatMap(({ release }) =>
    notableFaults(seenOf(seen, release)).map((fault) => ({
      release,
      outcome: fault.outcome,
      networks: fault.networks,
      headline: headlineOf(release, fault),
      text: sentenceOf(release, fault, seen),
    })),
  );
  const untold = all.filter(({ headline }) => !alerts.some((told) => told.startsWith(`${headline}: `)));
  const mostOf = ({ networks }: Alert) => (networks < FEWEST_TO_BELIEVE ? MOST_DOUBTFUL_ALERTS : MOST_ALERTS);
  return untold
    .sort((one, other) => other.networks - one.networks)
    .filter((alert, index) => alerts.length + index < mostOf(alert));
}
