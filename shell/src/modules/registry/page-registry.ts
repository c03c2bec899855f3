import type { PageModule, PagePreview, PageRegistry, PageRelease } from '@crewdeck/releases/host-document';
import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand';
import { readHostDocument } from '../../host-document.ts';

const ANSWER_LIMIT_MS = 5_000;
const NOTHING: PageModule = { candidates: [], isStopped: false };

/** The registry is `null` until somebody asks; the first one stands in the document. */
const store = createStore<{ registry: PageRegistry | null }>(() => ({ registry: null }));
let readAt = Date.now();
let reading: Promise<void> | null = null;
/** Every release that was previewed in this page, so that none is taken for an ordinary one when its preview ends. */
const previewed = new Set<string>();

export const onRegistryChange = store.subscribe;

export function readModules(): PageRegistry['modules'] {
  return current().modules;
}

/** What this page gets of a module, by what is known now. */
export function readModule(module: string): PageModule {
  return current().modules[module] ?? NOTHING;
}

/** The release that this browser tries out, if any. A document that was drawn at build knows of none. */
export function usePreview(): PagePreview | null {
  return useSyncExternalStore(store.subscribe, readPreview, () => null);
}

/** Whether this browser has, or had, a release only for itself. */
export function isPreviewed({ module, release }: Pick<PageRelease, 'module' | 'release'>): boolean {
  current();
  return previewed.has(`${module}@${release}`);
}

/** Where the code of a module may come from: a development server only in the browser that tries its build. */
export function originFor(module: string): string {
  const preview = readPreview();
  return (preview?.module === module && preview.origin) || window.location.origin;
}

/** Milliseconds since the registry was last heard from. */
export function registryAge(): number {
  return Date.now() - readAt;
}

/** Asks the edge what is live now; once for all who ask meanwhile. When it can't be reached, the page keeps what it has. */
export function refreshRegistry(): Promise<void> {
  reading ??= read().finally(() => {
    reading = null;
  });
  return reading;
}

async function read(): Promise<void> {
  if (!navigator.onLine) return;
  try {
    // Conditional: while nothing has changed, the answer is an empty 304, which the browser fills in by itself.
    const response = await fetch('/registry', { cache: 'no-cache', signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    const answer: unknown = response.ok ? await response.json() : null;
    if (isRegistry(answer)) take(answer);
  } catch (error) {
    console.warn('The registry could not be read again.', error);
  }
}

/** The edge is believed whatever its revision says: which registry is in force is for it to judge. */
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
