import type { Channel, KeptRelease } from '@crewdeck/contract';
import { type History, nextLastGood } from '@crewdeck/releases/channel-rules';

/** Open tabs report what they run; one that has not for so long is closed, or will load the page anew. */
const IN_USE_MS = 24 * 60 * 60 * 1000;

interface Kept {
  readonly release: string;
  readonly lastSeenAt: string | null;
}

/** What a module's releases may be needed for. */
export interface Needs {
  /** `null` while nothing was ever live. */
  readonly channel: Channel | null;
  readonly history: History;
  /** Releases that somebody has a good link to. */
  readonly previewed: readonly string[];
}

/**
 * Why a release can't be pruned: what a channel refers to, or would after a rollback, what an open page may still load from,
 * or what a link leads to.
 */
export function neededAs(
  { release, lastSeenAt }: Kept,
  { channel, history, previewed }: Needs,
  now: Date,
): KeptRelease['neededAs'] {
  const reasons: [KeptRelease['neededAs'][number], boolean][] = [
    ['live', channel?.live === release],
    ['last good', channel?.lastGood === release],
    ['next last good', channel !== null && nextLastGood(channel, history) === release],
    ['canary', channel?.canary?.release === release],
    ['in use', lastSeenAt !== null && now.getTime() - Date.parse(lastSeenAt) < IN_USE_MS],
    ['preview', previewed.includes(release)],
  ];
  return reasons.flatMap(([reason, holds]) => (holds ? [reason] : []));
}
