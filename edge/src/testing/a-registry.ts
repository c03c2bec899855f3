import type { Registry } from '@crewdeck/contract';

type Channel = Registry['modules'][string];

/** What is out of one module: the release with that hash, and nothing else. */
export function aChannel(hash: string, changes: Partial<Channel> = {}): Channel {
  return { live: `1.0.0-${hash}`, lastGood: null, canary: null, isStopped: false, ...changes };
}

export function aRegistry(revision: number, modules: Record<string, Channel>, endedPreviews: string[] = []): Registry {
  return { schemaVersion: 3, revision, modules, endedPreviews };
}
