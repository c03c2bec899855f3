import type { KeptRelease, ModuleStatus, ReleaseSummary } from '@crewdeck/contract';

/** A release to choose, or to see why it can't be chosen. */
export interface ReleaseChoice extends ReleaseSummary {
  /** Sentences; with one of them it can't be chosen. */
  problems: readonly string[];
  tags: ('last good' | 'canary')[];
}

/**
 * What could take the place of the live release, the last good one and the canary first. Those two are known from the
 * state of the module, so that the usual way back never waits for the list of kept releases.
 */
export function releaseChoices(
  { live, lastGood, canary }: ModuleStatus,
  kept: readonly KeptRelease[],
): ReleaseChoice[] {
  const known = [lastGood, canary]
    .filter((release) => release !== null)
    .filter(({ release }) => release !== live.release);
  const first = known.map((release) => ({
    ...release,
    problems: kept.find((candidate) => candidate.release === release.release)?.problems ?? [],
    tags: tagsOf(release.release, { lastGood, canary }),
  }));
  const others = kept
    .filter(({ release }) => release !== live.release && !known.some((it) => it.release === release))
    .map((release) => ({ ...release, tags: [] }));
  return [...first, ...others];
}

function tagsOf(
  release: string,
  { lastGood, canary }: Pick<ModuleStatus, 'lastGood' | 'canary'>,
): ReleaseChoice['tags'] {
  const tags: ReleaseChoice['tags'] = [];
  if (lastGood?.release === release) tags.push('last good');
  if (canary?.release === release) tags.push('canary');
  return tags;
}
