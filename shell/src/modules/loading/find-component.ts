import type { PageRelease } from '@crewdeck/releases/host-document';
import { isDamagedBy } from '../health/come-back.ts';
import { begin } from '../health/page-load.ts';
import { nameOf, setAside, withoutSetAside } from '../health/set-aside.ts';
import { readModule, refreshRegistry } from '../registry/page-registry.ts';
import { reportFailure } from '../reports/report-failure.ts';
import { reportRelease } from '../reports/report-release.ts';
import { type ComponentAddress, keyOf } from './component-address.ts';
import { type LoadedComponent, loadComponent, readLoaded } from './load-component.ts';
import { LoadFailure } from './load-failure.ts';
import { MOST_CRASHES, worthTrying } from './next-candidate.ts';
import { outcomeOfCrash, reloadIfGone } from './reload-if-gone.ts';
import { forgetLoadFailures, forgetSetbacks, noteSetback, setbacksOf } from './setbacks.ts';
import { TimeLimitError } from './time-limit.ts';

/** What a slot shows. `loading` ends with {@link findComponent}, or with {@link searchAgain} where a person asked for it. */
export type Found =
  | { status: 'ready'; loaded: LoadedComponent }
  /** No release of the module can be shown. */
  | { status: 'failed' }
  /** Ops have switched the module off. */
  | { status: 'stopped' };
export type Finding = Found | { status: 'loading'; isRetry: boolean };

const toTry = (address: ComponentAddress): PageRelease[] =>
  worthTrying(withoutSetAside(readModule(address.module).candidates), setbacksOf(address), Date.now());

/** What can be shown without waiting. */
function lookUp(address: ComponentAddress): Finding {
  if (readModule(address.module).isStopped) return { status: 'stopped' };
  const [next] = toTry(address);
  if (!next) return { status: 'failed' };
  const loaded = readLoaded(address, next);
  if (!loaded) return { status: 'loading', isRetry: false };
  begin(next)();
  return { status: 'ready', loaded };
}

/** As {@link lookUp}, for a slot that has just opened: where every release has failed before, each gets another chance. */
export function lookUpForNewSlot(address: ComponentAddress): Finding {
  if (toTry(address).length === 0) forgetSetbacks(address);
  return lookUp(address);
}

/** Tries one release after the other, in the order of the registry, until one can be shown. */
export async function findComponent(address: ComponentAddress): Promise<Found> {
  if (readModule(address.module).isStopped) return { status: 'stopped' };
  for (const release of toTry(address)) {
    try {
      return { status: 'ready', loaded: await loadComponent(address, release) };
    } catch (error) {
      noteLoadFailure(address, release, error);
    }
  }
  return { status: 'failed' };
}

/** Loads ahead what would be tried first. */
export function prepare(address: ComponentAddress): void {
  const [first] = toTry(address);
  if (first) loadComponent(address, first).catch(() => undefined);
}

/** "Try again": whatever is live by now, whatever could not be loaded before. */
export async function searchAgain(address: ComponentAddress): Promise<Found> {
  await refreshRegistry();
  forgetLoadFailures(address);
  if (toTry(address).length === 0) forgetSetbacks(address);
  return findComponent(address);
}

/**
 * What to show after a crash. A component that was never drawn has been seen by nobody, so the next candidate may take its
 * place: the same release once more, unless it has let people wait too long, then another one. Later nothing is ever swapped under a person.
 *
 * @param wasShown whether it had been drawn, effects included, before it crashed
 */
export function afterCrash(
  address: ComponentAddress,
  { release }: LoadedComponent,
  error: unknown,
  wasShown: boolean,
): Finding {
  const isLate = error instanceof TimeLimitError;
  const times = noteSetback(address, release, isLate ? 'timeout' : 'crash');
  reportFailure(`${address.module}@${release.release}`, error);
  if (!isDamagedBy(release) && (wasShown || isLate || times === MOST_CRASHES)) {
    reportRelease(release, isLate ? 'timeout' : outcomeOfCrash(error), keyOf(address));
  }
  if (!wasShown) return lookUp(address);
  void reloadIfGone(error);
  return { status: 'failed' };
}

function noteLoadFailure(address: ComponentAddress, release: PageRelease, error: unknown): void {
  const outcome = error instanceof LoadFailure ? error.outcome : 'load';
  noteSetback(address, release, outcome);
  reportFailure(`${address.module}@${release.release}`, error);
  reportRelease(release, outcome, keyOf(address));
}

/** A person has asked for another try, and this release was what helped: for as long as the tab is open, it comes first. */
export function rememberWhatHelped(address: ComponentAddress, helped: PageRelease): void {
  for (const { release, module } of readModule(address.module).candidates) {
    if (release === helped.release) return;
    if (setbacksOf(address).get(release)?.outcome === 'crash') setAside(nameOf({ module, release }));
  }
}
