import type { KeptRelease, ModuleStatus, ReleaseSummary } from '@crewdeck/contract';

/** A release to choose, or to see why it can't be chosen. */
export interface ReleaseChoice extends ReleaseSummary {
  /** Sentences; with one of them it can't be chosen. */
  problems: readonly string[];
  tags: ('Last good' | 'Canary')[];
}

/**
 * What could take the place of the live release, the last good one and the canary first. Those two are known from the
 * state of the module, so that the usual way back never waits for the list of kept releases.
 */
export function releaseChoices(
  { live, lastGood, canary }: ModuleStatus,
  kept: readonly KeptRelease[],
): ReleaseChoice[] {
  const releases = [lastGood, canary, ...kept].filter((release) => release !== null);
  // The first place of each, with what is known last.
  const byId = new Map<string, ReleaseSummary>(releases.map((release) => [release.release, release]));
  byId.delete(live.release);
  return [...byId.values()].map((choice) => ({
    problems: [],
    ...choice,
    tags: [
      ...(choice.release === lastGood?.release ? (['Last good'] as const) : []),
      ...(choice.release === canary?.release ? (['Canary'] as const) : []),
    ],
  }));
}
