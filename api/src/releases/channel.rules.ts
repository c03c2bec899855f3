import type { Channel, ReleaseEvent, ValidChangeRelease } from '@crewdeck/contract';
import { SHELL } from '@crewdeck/releases/host-document';
import { DomainError } from '../platform/errors/domain-error.ts';

/** A decision about a module, without the revision that it was decided on and with any reason. */
export type Change = ValidChangeRelease extends infer C
  ? C extends unknown
    ? Omit<C, 'expectedRevision' | 'reason'> & { readonly reason?: string | undefined }
    : never
  : never;

/** Releases that were live once, are kept and were not rolled back since; the latest first. */
export type History = readonly string[];

export interface Outcome {
  readonly channel: Channel;
  readonly event: Pick<ReleaseEvent, 'action' | 'release' | 'previous' | 'percent'>;
  /** The release that is rolled back by it, and never last good again. */
  readonly turnsBad: string | null;
}

const EVERYBODY = 100;

/**
 * What a change makes of a module's channel, `null` while nothing was ever live; `null` when it changes nothing.
 * Live is what all get, the canary what a share gets instead, last good what was live before and was not rolled back (ADR 8).
 */
export function decide(module: string, channel: Channel | null, change: Change, history: History): Outcome | null {
  if (change.action === 'activate') return activate(channel, change);
  if (!channel) throw new DomainError('release.not_found', "This module hasn't been live yet.");
  switch (change.action) {
    case 'rollback':
      return rollBack(channel, change.to ?? channel.lastGood, history);
    case 'end_canary':
      return endCanary(channel);
    case 'stop':
      return stop(module, channel);
    case 'resume':
      if (!channel.isStopped) throw new DomainError('release.not_stopped');
      return changed({ ...channel, isStopped: false }, 'resume', channel.live);
  }
}

function changed(
  channel: Channel,
  action: Outcome['event']['action'],
  release: string,
  { turnsBad = null, previous = null, percent = null }: Partial<Outcome['event'] & Outcome> = {},
): Outcome {
  return { channel, event: { action, release, previous, percent }, turnsBad };
}

type Activation = Extract<Change, { action: 'activate' }>;

function activate(channel: Channel | null, { release, percent }: Activation): Outcome | null {
  if (channel?.isStopped) throw new DomainError('release.stopped');
  if (percent < EVERYBODY) return startCanary(channel, { release, percent });
  if (channel?.live === release) return channel.canary && endCanary(channel);
  const previous = channel?.live ?? null;
  const next = { live: release, lastGood: previous, canary: null, isStopped: false };
  return changed(next, 'activate', release, { previous, percent });
}

function startCanary(channel: Channel | null, canary: NonNullable<Channel['canary']>): Outcome | null {
  const { release, percent } = canary;
  if (!channel) throw new DomainError('request.invalid', 'percent: The first release of a module goes to everyone.');
  if (channel.live === release) throw new DomainError('request.invalid', "release: It's already live.");
  if (channel.canary?.release === release && channel.canary.percent === percent) return null;
  return changed({ ...channel, canary }, 'canary', release, { previous: channel.live, percent });
}

function endCanary(channel: Channel): Outcome {
  if (!channel.canary) throw new DomainError('release.no_canary');
  const { release, percent } = channel.canary;
  return changed({ ...channel, canary: null }, 'end_canary', release, { percent });
}

/** Also of a stopped module, which stays stopped: so that it is right when it is resumed. */
function rollBack(channel: Channel, target: string | null, history: History): Outcome {
  const { live } = channel;
  if (target === null) throw new DomainError('release.no_last_good');
  if (target === live) throw new DomainError('request.invalid', "to: It's already live.");
  const next = { ...channel, live: target, lastGood: goodBeside(history, target, live), canary: null };
  return changed(next, 'rollback', target, { previous: live, turnsBad: live });
}

/** What would be last good if the live release were rolled back now; nothing where it can't be. */
export function nextLastGood({ live, lastGood }: Pick<Channel, 'live' | 'lastGood'>, history: History): string | null {
  return lastGood === null ? null : goodBeside(history, lastGood, live);
}

function goodBeside(history: History, ...others: readonly string[]): string | null {
  return history.find((release) => !others.includes(release)) ?? null;
}

function stop(module: string, channel: Channel): Outcome {
  if (module === SHELL) throw new DomainError('request.invalid', "You can't stop the shell: every page needs it.");
  if (channel.isStopped) throw new DomainError('release.stopped', 'This module is already stopped.');
  return changed({ ...channel, isStopped: true }, 'stop', channel.live);
}
