import type { ModuleDefinition } from '@crewdeck/module-sdk';
import type { PageRelease } from '@crewdeck/releases/host-document';
import type { ComponentType } from 'react';

type Start = (restart: number) => Promise<ModuleDefinition>;

const programmes = new Map<string, Start>();
/** Releases whose container was asked for, in order. */
export const started: string[] = [];

/** Stands in for the federation runtime, which needs the bundler's code around it: runs what a test has put in. */
export async function loadDefinition({ container, release }: PageRelease, restart: number): Promise<ModuleDefinition> {
  started.push(release);
  const start = programmes.get(container);
  if (!start) throw new Error(`${container} throws at its start.`);
  return start(restart);
}

/** The release arrives, and its page is this component. */
export function publish(release: PageRelease, Page: ComponentType): PageRelease {
  return publishAs(release, async () => ({ pages: { explore: async () => Page }, widgets: {} }));
}

/** The release behaves as told whenever its container is started. */
export function publishAs(release: PageRelease, start: Start): PageRelease {
  programmes.set(release.container, start);
  return release;
}
