import type { PageRelease } from '@crewdeck/releases/host-document';
import type { ComponentType } from 'react';
import { readHostDocument } from '../../host-document.ts';
import { loadDefinition } from '../federation-runtime.ts';
import { isDamagedBy } from '../health/come-back.ts';
import { begin } from '../health/page-load.ts';
import { originFor } from '../registry/page-registry.ts';
import { type ComponentAddress, keyOf } from './component-address.ts';
import { hasAlteredFile } from './failed-files.ts';
import { LoadFailure } from './load-failure.ts';
import { releaseProblems } from './release-problems.ts';
import { TimeLimitError, withTimeLimit } from './time-limit.ts';

/** A page or widget, and the release that it is from. */
export interface LoadedComponent {
  Component: ComponentType<object>;
  release: PageRelease;
}

/** Both by release and part, so that two releases of a module can live in one page. */
const loading = new Map<string, Promise<LoadedComponent>>();
const loaded = new Map<string, LoadedComponent>();
/** How often each release has been started from nothing. */
const restarts = new Map<string, number>();

const cacheKey = (address: ComponentAddress, { release }: PageRelease) => `${keyOf(address)}@${release}`;

/** The component when it is here already, so that a page that was seen before shows at once. */
export function readLoaded(address: ComponentAddress, release: PageRelease): LoadedComponent | undefined {
  return loaded.get(cacheKey(address, release));
}

/**
 * Loads a component of one release, trying once more by itself where that may help, all within one time limit. Calls made
 * meanwhile get the same answer; a failure is not kept.
 *
 * @throws LoadFailure that says why it can't be had.
 */
export function loadComponent(address: ComponentAddress, release: PageRelease): Promise<LoadedComponent> {
  const here = readLoaded(address, release);
  if (here) return Promise.resolve(here);
  const key = cacheKey(address, release);
  const known = loading.get(key);
  if (known) return known;
  const end = begin(release);
  const promise = loadWithRetry(address, release)
    .then((Component) => {
      const component = { Component, release };
      loaded.set(key, component);
      return component;
    })
    .finally(() => {
      end();
      loading.delete(key);
    });
  loading.set(key, promise);
  return promise;
}

async function loadWithRetry(address: ComponentAddress, release: PageRelease): Promise<ComponentType<object>> {
  const { host, config } = readHostDocument();
  const problems = releaseProblems(address, release, host, originFor(release.module));
  if (problems.length > 0) throw new LoadFailure('contract', problems.join(' '));
  const end = performance.now() + config.moduleLoadTimeoutMs;
  const tryOnce = () =>
    loadOnce(address, release, end - performance.now()).catch(async (error) => {
      throw await asLoadFailure(error, release);
    });
  return tryOnce().catch((failure: LoadFailure) => (failure.outcome === 'load' ? tryOnce() : Promise.reject(failure)));
}

/** @param limit in milliseconds */
async function loadOnce(address: ComponentAddress, release: PageRelease, limit: number) {
  // What was changed by now is nothing that this release has done.
  isDamagedBy();
  const restart = restarts.get(release.container) ?? 0;
  try {
    return await withTimeLimit(load(address, release, restart, limit), limit, 'It took too long.');
  } catch (error) {
    // Parts that fail together share one new start.
    if (restart === (restarts.get(release.container) ?? 0)) restarts.set(release.container, restart + 1);
    throw error;
  } finally {
    isDamagedBy(release);
  }
}

async function load({ kind, name }: ComponentAddress, release: PageRelease, restart: number, limit: number) {
  const definition = await loadDefinition(release, restart, limit);
  const loader = definition[kind][name];
  if (!loader) throw new LoadFailure('contract', `Its record promises "${name}" among its ${kind}, but it has none.`);
  return loader();
}

async function asLoadFailure(error: unknown, { entry }: PageRelease): Promise<LoadFailure> {
  if (error instanceof LoadFailure) return error;
  if (error instanceof TimeLimitError) return new LoadFailure('timeout', error.message, { cause: error });
  if (await hasAlteredFile(entry.slice(0, entry.lastIndexOf('/') + 1))) {
    return new LoadFailure('integrity', 'A file of it has other bytes than were published.', { cause: error });
  }
  return new LoadFailure('load', error instanceof Error ? error.message : String(error), { cause: error });
}
