import type { ModuleName } from '@crewdeck/module-sdk';
import type { HostDocument, LiveModule } from '@crewdeck/releases/host-document';
import { readHostDocument } from '../host-document.ts';

let registry: HostDocument['registry'] | null = null;

function current(): HostDocument['registry'] {
  registry ??= readHostDocument().registry;
  return registry;
}

/** The release of a module that this page runs; `null` when none is live. */
export function liveRelease(module: ModuleName): LiveModule | null {
  return current().modules[module] ?? null;
}

/** Asks the edge what is live now. When it can't be reached, the page keeps what it has. */
export async function refreshRegistry(): Promise<void> {
  try {
    const response = await fetch('/registry', { cache: 'no-store' });
    if (response.ok) registry = await response.json();
  } catch (error) {
    console.warn('The registry could not be read again.', error);
  }
}
