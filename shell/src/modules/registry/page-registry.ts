import type { PageModule, PagePreview, PageRegistry, PageRelease } from '@crewdeck/releases/host-document';
import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand';
import { readHostDocument } from '../../host-document.ts';

const ANSWER_LIMIT_MS = 5_000;
const NOTHING: PageModule = { candidates: [], isStopped: false };

/** The registry is `null` until it is first read, from the document. */
const store = createStore<{ registry: PageRegistry | null }>(() => ({ registry: null }));
let readAt = Date.now();
let reading: Promise<void> | null = null;
/** Every release that was previewed in this page: their reports don't count, even when the preview has ended. */
const previewed = new Set<string>();

export const onRegistryChange = store.subscribe;

export function readModules(): PageRegistry['modules'] {
  return current().modules;
}

/** The candidates of a module, as the registry is now. */
export function readModule(module: string): PageModule {
  return current().modules[module] ?? NOTHING;
}

/** The release that this browser previews, if any. A prerendered document has none. */
export function usePreview(): PagePreview | null {
  return useSyncExternalStore(store.subscribe, readPreview, () => null);
}

/** Whether this browser previews, or has previewed, a release. */
export function isPreviewed({ module, release }: Pick<PageRelease, 'module' | 'release'>): boolean {
  current();
  return previewed.has(`${module}@${release}`);
}

/** The origin of a module's code: a development server only in the browser that previews its build. */
export function originFor(module: string): string {
  const preview = readPreview();
  return (preview?.module === module && preview.origin) || window.location.origin;
}

/** Milliseconds since the registry was last read. */
export function registryAge(): number {
  return Date.now() - readAt;
}

/** Reads the registry from the edge. Concurrent calls share one request. A failure keeps the known registry. */
export function refreshRegistry(): Promise<void> {
  reading ??= read().finally(() => {
    reading = null;
  });
  return reading;
}

async function read(): Promise<void> {
  if (!navigator.onLine) return;
  try {
    // Conditional: an unchanged registry is a 304, which the browser answers from its cache.
    const response = await fetch('/registry', { cache: 'no-cache', signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    const answer: unknown = response.ok ? await response.json() : null;
    if (isRegistry(answer)) take(answer);
  } catch (error) {
    console.warn('The registry could not be read again.', error);
  }
}

/** An older revision is taken too: the edge decides which registry is in force. */
function take(next: PageRegistry): void {
  readAt = Date.now();
  enter(next);
}

function current(): PageRegistry {
  return store.getState().registry ?? enter(readHostDocument().registry);
}

function enter(next: PageRegistry): PageRegistry {
  const before = store.getState().registry;
  const isSamePreview = JSON.stringify(next.preview) === JSON.stringify(before?.preview);
  const registry = isSamePreview && before ? { ...next, preview: before.preview } : next;
  store.setState({ registry });
  if (next.preview) previewed.add(`${next.preview.module}@${next.preview.release}`);
  return registry;
}

/** The same object until it changes. */
function readPreview(): PagePreview | null {
  return current().preview;
}

function isRegistry(answer: unknown): answer is PageRegistry {
  return typeof answer === 'object' && answer !== null && 'revision' in answer && 'modules' in answer;
}
