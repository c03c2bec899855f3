import type { PageRelease } from '@crewdeck/releases/host-document';
import { readModule, refreshRegistry } from '../registry/page-registry.ts';
import { isOfTheCode, report, routeNow } from '../reports/report.ts';
import { reportFailure } from '../reports/report-failure.ts';
import { type ComponentAddress, candidatesFor, noteFailure, retryAllIfAllFailed } from './candidates.ts';
import { diagnose } from './diagnosis.ts';
import { type LoadedComponent, loadComponent, readLoaded } from './load-component.ts';

/** What a slot shows of a component. */
export type Finding =
  | { status: 'loading'; release: PageRelease }
  | { status: 'ready'; loaded: LoadedComponent }
  /** No release of the module can be shown. */
  | { status: 'failed' }
  /** Ops have switched the module off. */
  | { status: 'stopped' };

/** For a slot that has just mounted. */
export function findAtOnce(address: ComponentAddress): Finding {
  retryAllIfAllFailed(address);
  return findNext(address);
}

/** Tries one release after the other until one can be shown. */
export async function findComponent(address: ComponentAddress): Promise<Finding> {
  const next = findNext(address);
  if (next.status !== 'loading') return next;
  try {
    return { status: 'ready', loaded: await loadComponent(address, next.release) };
  } catch (error) {
    void giveUp(address, next.release, error, false);
    return findComponent(address);
  }
}

/** A person asks for another try, with the registry as it is now. */
export async function findAgain(address: ComponentAddress): Promise<Finding> {
  await refreshRegistry();
  retryAllIfAllFailed(address);
  return findComponent(address);
}

/** The next state that is known without waiting. */
export function findNext(address: ComponentAddress): Finding {
  if (readModule(address.module).isStopped) return { status: 'stopped' };
  const [release] = candidatesFor(address);
  if (!release) return { status: 'failed' };
  const loaded = readLoaded(address, release);
  return loaded ? { status: 'ready', loaded } : { status: 'loading', release };
}

/**
 * A component of a release has failed.
 *
 * @param wasShown whether it had been mounted, effects included
 */
export async function giveUp(
  address: ComponentAddress,
  release: PageRelease,
  error: unknown,
  wasShown: boolean,
): Promise<void> {
  noteFailure(address, release);
  reportFailure(`${release.module}@${release.release}`, error);
  const route = routeNow();
  const later = isOfTheCode(error) ? ({ outcome: 'error', cause: error } as const) : null;
  const diagnosis = wasShown ? later : await diagnose(error, release);
  if (diagnosis) report(release, diagnosis.outcome, diagnosis.cause, route);
}
