import type { PageRelease } from '@crewdeck/releases/host-document';
import { type ComponentAddress, keyOf } from './component-address.ts';
import type { FailureOutcome } from './load-failure.ts';
import type { Setback } from './next-candidate.ts';

const NONE: ReadonlyMap<string, Setback> = new Map();

/** By part, then by release. It lasts as long as the page. */
const setbacks = new Map<string, Map<string, Setback>>();

/** What went wrong with a part so far, by release. */
export function setbacksOf(address: ComponentAddress): ReadonlyMap<string, Setback> {
  return setbacks.get(keyOf(address)) ?? NONE;
}

/** Remembers that a part of a release failed, and gives how often it has failed in this way. */
export function noteSetback(address: ComponentAddress, { release }: PageRelease, outcome: FailureOutcome): number {
  const known = setbacks.get(keyOf(address)) ?? new Map<string, Setback>();
  const before = known.get(release);
  const times = before?.outcome === outcome ? before.times + 1 : 1;
  setbacks.set(keyOf(address), known.set(release, { outcome, times, at: Date.now() }));
  return times;
}

/** The next try of a part starts without prejudice. */
export function forgetSetbacks(address: ComponentAddress): void {
  setbacks.delete(keyOf(address));
}

/** Gives another chance to what could not be loaded. What crashes is what it is, however often one asks. */
export function forgetLoadFailures(address: ComponentAddress): void {
  const crashes = [...setbacksOf(address)].filter(([, { outcome }]) => outcome === 'crash');
  setbacks.set(keyOf(address), new Map(crashes));
}
