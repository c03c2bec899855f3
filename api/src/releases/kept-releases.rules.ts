import type { Channel, KeptRelease } from '@crewdeck/contract';

/** Open tabs report what they run; one that has not for so long is closed, or will load the page anew. */
const IN_USE_MS = 24 * 60 * 60 * 1000;

interface Kept {
  readonly release: string;
  readonly lastSeenAt: string | null;
}

/**
 * Why a release can't be pruned: what a channel refers to, what an open page may still load from,
 * or what a link leads to.
 *
 * @param previewed releases that somebody has a good link to
 */
export function neededAs(
  { release, lastSeenAt }: Kept,
  channel: Channel | null,
  previewed: readonly string[],
  now: Date,
): KeptRelease['neededAs'] {
  const reasons: [KeptRelease['neededAs'][number], boolean][] = [
    ['live', channel?.live === release],
    ['last good', channel?.lastGood === release],
    ['canary', channel?.canary?.release === release],
    ['in use', lastSeenAt !== null && now.getTime() - Date.parse(lastSeenAt) < IN_USE_MS],
    ['preview', previewed.includes(release)],
  ];
  return reasons.flatMap(([reason, holds]) => (holds ? [reason] : []));
}
