import type { PageRelease } from '@crewdeck/releases/host-document';
import type { FailureOutcome } from './load-failure.ts';

/** What went wrong last with one part of a release in this page load, and how often in a row of its kind. */
export interface Setback {
  outcome: FailureOutcome;
  times: number;
  /** Milliseconds since the epoch. */
  at: number;
}

/** A part may crash once by bad luck; the second time it is the release. */
export const MOST_CRASHES = 2;
/** For so long a release that could not be loaded is not asked for again, in milliseconds: the network may have been it. */
export const LOAD_FAILURE_MEMORY_MS = 60_000;

/**
 * The releases to try for one part, in their order: the live one unless it failed in this page, then the last good one.
 *
 * @param setbacks of that part, by release
 */
export function worthTrying(
  candidates: readonly PageRelease[],
  setbacks: ReadonlyMap<string, Setback>,
  now: number,
): PageRelease[] {
  return candidates.filter(({ release }) => isWorthTrying(setbacks.get(release), now));
}

function isWorthTrying(setback: Setback | undefined, now: number): boolean {
  if (!setback) return true;
  if (setback.outcome === 'crash') return setback.times < MOST_CRASHES;
  if (setback.outcome === 'contract') return false;
  return now - setback.at >= LOAD_FAILURE_MEMORY_MS;
}
