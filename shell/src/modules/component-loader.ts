import type { ModuleName } from '@crewdeck/module-sdk';
import type { LiveModule } from '@crewdeck/releases/host-document';
import type { ComponentType } from 'react';
import { readHostDocument } from '../host-document.ts';
import { loadDefinition } from './federation-runtime.ts';
import { liveRelease } from './live-registry.ts';
import { reportFailure } from './report-failure.ts';
import { withTimeLimit } from './time-limit.ts';

/** A page or widget of a module. */
export interface ComponentAddress {
  module: ModuleName;
  kind: 'pages' | 'widgets';
  name: string;
}

export interface LoadedComponent {
  Component: ComponentType<object>;
  /** `mf-profile@1.4.2-ab12cd34` */
  release: string;
}

const AUTOMATIC_RETRIES = 1;

const loading = new Map<string, Promise<LoadedComponent>>();
const loaded = new Map<string, LoadedComponent>();
const attempts = new Map<string, number>();

const keyOf = ({ module, kind, name }: ComponentAddress) => `${module}/${kind}/${name}`;

/** The component when it is here already, so that a page that was seen before shows at once. */
export function readLoaded(address: ComponentAddress): LoadedComponent | undefined {
  return loaded.get(keyOf(address));
}

/**
 * Loads a component, trying once more by itself. A failure is not kept: the next call starts anew.
 *
 * @throws Error when the module is not live, lacks the component, or can't be loaded in time.
 */
export function loadComponent(address: ComponentAddress): Promise<LoadedComponent> {
  const key = keyOf(address);
  const known = loading.get(key);
  if (known) return known;
  const promise = loadWithRetry(address, AUTOMATIC_RETRIES);
  loading.set(key, promise);
  promise.then(
    (component) => loaded.set(key, component),
    (error: unknown) => {
      loading.delete(key);
      reportFailure(key, error);
    },
  );
  return promise;
}

/** Forgets a component that failed after it was loaded, so that the next try takes what is live by then. */
export function forgetComponent(address: ComponentAddress): void {
  loading.delete(keyOf(address));
  loaded.delete(keyOf(address));
}

async function loadWithRetry(address: ComponentAddress, retries: number): Promise<LoadedComponent> {
  try {
    return await loadOnce(address);
  } catch (error) {
    if (retries === 0) throw error;
    return loadWithRetry(address, retries - 1);
  }
}

async function loadOnce({ module, kind, name }: ComponentAddress): Promise<LoadedComponent> {
  const live = liveRelease(module);
  if (!live) throw new Error(`${module} has no live release.`);
  if (!live[kind].includes(name)) throw new Error(`${module}@${live.release} has no "${name}" among its ${kind}.`);
  try {
    return { Component: await loadFrom(live, kind, name), release: `${module}@${live.release}` };
  } catch (error) {
    attempts.set(live.container, (attempts.get(live.container) ?? 0) + 1);
    throw error;
  }
}

async function loadFrom(live: LiveModule, kind: ComponentAddress['kind'], name: string) {
  const { moduleLoadTimeoutMs } = readHostDocument().config;
  const attempt = attempts.get(live.container) ?? 0;
  const load = async () => {
    const definition = await loadDefinition(live, attempt, moduleLoadTimeoutMs);
    const loader = definition[kind][name];
    if (!loader) throw new Error(`${live.container} declares no "${name}" among its ${kind}.`);
    return loader();
  };
  return withTimeLimit(load(), moduleLoadTimeoutMs, `${live.container} took longer than ${moduleLoadTimeoutMs} ms.`);
}
