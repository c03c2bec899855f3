import type { ModuleDefinition } from '@crewdeck/module-sdk';
import { problemsOf } from '@crewdeck/releases/compatibility';
import type { PageRelease } from '@crewdeck/releases/host-document';
import type { ComponentType } from 'react';
import { readHostDocument } from '../../host-document.ts';
import { originFor } from '../registry/page-registry.ts';
import { type ComponentAddress, keyOf } from './candidates.ts';
import { LoadFailure, tooLate } from './diagnosis.ts';
import { loadDefinition } from './federation-runtime.ts';

/** A page or widget, and the release that it is from. */
export interface LoadedComponent {
  Component: ComponentType<object>;
  release: PageRelease;
}

/** One load of a release's container, which its components share until one of them fails. */
interface Start {
  definition: Promise<ModuleDefinition>;
  /** 0 for the first. */
  restart: number;
  isOver: boolean;
}

/** Both by component and release, so that two releases of a module can live in one page. */
const loading = new Map<string, Promise<LoadedComponent>>();
const loaded = new Map<string, LoadedComponent>();
/** The latest start of each release, by container. */
const starts = new Map<string, Start>();

/** The component if it is loaded, so that a page that was seen before shows at once. */
export function readLoaded(address: ComponentAddress, release: PageRelease): LoadedComponent | undefined {
  return loaded.get(keyOf(address, release));
}

/**
 * Loads a component of one release, with one retry, both within one time limit. Concurrent calls share one promise; a
 * failure is not cached.
 */
export function loadComponent(address: ComponentAddress, release: PageRelease): Promise<LoadedComponent> {
  const key = keyOf(address, release);
  const known = loading.get(key);
  if (known) return known;
  const promise = load(address, release).then(
    (Component) => {
      const component = { Component, release };
      loaded.set(key, component);
      return component;
    },
    (error: unknown) => {
      loading.delete(key);
      throw error;
    },
  );
  loading.set(key, promise);
  return promise;
}

async function load(address: ComponentAddress, release: PageRelease): Promise<ComponentType<object>> {
  requireFit(release);
  let start = startOf(release);
  const limitMs = readHostDocument().config.moduleLoadTimeoutMs;
  const end = performance.now() + limitMs;
  const tryAgain = (error: unknown) => {
    if (error instanceof LoadFailure || performance.now() >= end) throw error;
    start.isOver = true;
    start = startOf(release);
    return componentOf(start, address);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(tooLate(release)), limitMs);
  });
  try {
    return await Promise.race([componentOf(start, address).catch(tryAgain), limit]);
  } catch (error) {
    start.isOver = true;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Checked before anything is loaded: code that this page must not run. */
function requireFit(release: PageRelease): void {
  const { origin } = new URL(release.entry, window.location.origin);
  const allowed = originFor(release.module);
  if (origin !== allowed)
    throw new LoadFailure('contract', `It comes from ${origin}, and code is only taken from ${allowed}.`);
  const problems = problemsOf(release, readHostDocument().host);
  if (problems.length > 0) throw new LoadFailure('contract', problems.join(' '));
}

function startOf(release: PageRelease): Start {
  const latest = starts.get(release.container);
  if (latest && !latest.isOver) return latest;
  const restart = latest ? latest.restart + 1 : 0;
  const start = { definition: loadDefinition(release, restart), restart, isOver: false };
  starts.set(release.container, start);
  return start;
}

async function componentOf({ definition }: Start, { kind, name }: ComponentAddress): Promise<ComponentType<object>> {
  const loader = (await definition)[kind][name];
  if (!loader) throw new LoadFailure('contract', `Its record promises "${name}" among its ${kind}, but it has none.`);
  return loader();
}
