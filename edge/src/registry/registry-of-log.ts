import type { Channel, Registry } from '@crewdeck/contract';
import { type LogState, nameOf, type SignedRelease } from '@crewdeck/releases/signing/log-state';
import { ownersOf } from '@crewdeck/releases/signing/logged-paths';

/** What the log does not hold: a counter, what only takes something away, and who has had a path since before it was signed. */
export type Unsigned = Pick<Registry, 'revision' | 'endedPreviews' | 'paths'>;

/** The registry as everything that was signed makes it. A release that is not in the log, or no longer counts, is in it nowhere. */
export function registryOfLog(state: LogState, { revision, endedPreviews, paths }: Unsigned): Registry {
  const entries = [...state.modules].flatMap(([module, { channel }]) => {
    const signed = signedChannel(state, module, channel);
    return signed ? [[module, signed] as const] : [];
  });
  return {
    schemaVersion: 2,
    revision,
    modules: Object.fromEntries(entries),
    ...(endedPreviews && { endedPreviews }),
    ...(paths && { paths: ownersOf(state, paths) }),
  };
}

function signedChannel(state: LogState, module: string, channel: Channel): Channel | null {
  const find = (release: string | null) => release && state.releases.get(nameOf({ module, release }));
  const isSigned = (release: string | null) => Boolean(find(release));
  const lastGood = isSigned(channel.lastGood) ? channel.lastGood : null;
  const live = isSigned(channel.live) ? channel.live : lastGood;
  if (live === null) return null;
  const canary = channel.canary && isSigned(channel.canary.release) ? channel.canary : null;
  const out = [live, lastGood, canary?.release ?? null].map(find).filter((it): it is SignedRelease => Boolean(it));
  const digests = Object.fromEntries(out.map(({ release, digest }) => [release, digest]));
  return { live, lastGood, canary, isStopped: channel.isStopped, digests };
}
