import type { Channel, KeptRelease } from '@crewdeck/contract';
import { type History, nextLastGood } from './channel.rules.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Open tabs report what they run; one that has not for so long is closed, or will load the page again. */
const IN_USE_MS = DAY_MS;
/** From this age on a release is pruned that nobody needs, unless it is one of the latest of its module. */
export const PRUNED_AFTER_DAYS = 30;
const ALWAYS_KEPT = 5;

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
 * Why a release is kept: what a channel refers to, or would after a rollback, what an open page may still load from,
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

/** Which of a module's releases, the latest published first, are forgotten now. */
export function prunable(
  releases: readonly (Kept & { readonly publishedAt: string })[],
  needs: Needs,
  now: Date,
): string[] {
  return releases
    .slice(ALWAYS_KEPT)
    .filter(({ publishedAt }) => now.getTime() - Date.parse(publishedAt) > PRUNED_AFTER_DAYS * DAY_MS)
    .filter((release) => neededAs(release, needs, now).length === 0)
    .map(({ release }) => release);
}
