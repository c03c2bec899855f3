import type { Channel, ErrorCode, ReleaseEvent, ValidChangeRelease } from '@crewdeck/contract';

/** A decision about a module, without the revision that it was decided on, and whatever the reason was. */
export type Change = ValidChangeRelease extends infer C
  ? C extends unknown
    ? Omit<C, 'expectedRevision' | 'entry' | 'reason'> & { readonly reason?: string | undefined }
    : never
  : never;

/** Why a change can't be made. */
export class ChangeRefused extends Error {
  override readonly name = 'ChangeRefused';

  readonly code: ErrorCode;
  /** Where the code's own sentence would say too little. */
  readonly sentence: string | undefined;

  constructor(code: ErrorCode, sentence?: string) {
    super(sentence ?? code);
    this.code = code;
    this.sentence = sentence;
  }
}

/** What a module has behind it: what may stand in for the live release, and what must not. */
export interface History {
  /** Releases that were live once, are kept and were never rolled back; the latest first. */
  readonly good: readonly string[];
  readonly bad: readonly string[];
}

export interface Outcome {
  readonly channel: Channel;
  readonly event: Pick<ReleaseEvent, 'action' | 'release' | 'previous' | 'percent'>;
  /** The release that is rolled back by it, and never last good again. */
  readonly turnsBad: string | null;
  /** A release that a person has another look at. */
  readonly isForgiven: string | null;
}

/** The shell is a release as well, but a page without it would be none. */
export const SHELL = 'shell';
const EVERYBODY = 100;

/**
 * What a change makes of a module's channel, `null` while nothing was ever live; `null` when it changes nothing.
 * Live is what all get, the canary what a share gets instead, last good what was live before and was not rolled back (ADR 8).
 */
export function decide(module: string, channel: Channel | null, change: Change, history: History): Outcome | null {
  if (change.action === 'activate') return activate(channel, change, history);
  if (!channel) throw new ChangeRefused('release.not_found', 'Nothing of this module has been live yet.');
  switch (change.action) {
    case 'rollback':
      return change.to === undefined && channel.canary
        ? haltCanary(channel, channel.canary, history)
        : rollBack(channel, change.to ?? channel.lastGood, history);
    case 'stop':
      return stop(module, channel);
    case 'resume':
      if (!channel.isStopped) throw new ChangeRefused('release.not_stopped');
      return { ...NO_MARKS, channel: { ...channel, isStopped: false }, event: about('resume', channel.live) };
  }
}

const NO_MARKS = { turnsBad: null, isForgiven: null };

function about(action: Outcome['event']['action'], release: string, rest: Partial<Outcome['event']> = {}) {
  return { action, release, previous: null, percent: null, ...rest };
}

type Activation = Extract<Change, { action: 'activate' }>;

function activate(channel: Channel | null, { release, percent }: Activation, { bad }: History): Outcome | null {
  if (channel?.isStopped) throw new ChangeRefused('release.stopped');
  const isForgiven = bad.includes(release) ? release : null;
  if (percent < EVERYBODY) return startCanary(channel, { release, percent }, isForgiven);
  if (channel?.live === release) return channel.canary && endCanary(channel, channel.canary);
  const event = about('activate', release, { previous: channel?.live ?? null, percent });
  const next = { live: release, lastGood: channel?.live ?? null, canary: null, isStopped: false };
  return { channel: next, event, turnsBad: null, isForgiven };
}

type Canary = NonNullable<Channel['canary']>;

function startCanary(channel: Channel | null, canary: Canary, isForgiven: string | null): Outcome | null {
  if (!channel) throw new ChangeRefused('request.invalid', 'percent: The first release of a module goes to everybody.');
  if (channel.live === canary.release) throw new ChangeRefused('request.invalid', 'release: It is live already.');
  if (channel.canary?.release === canary.release && channel.canary.percent === canary.percent) return null;
  const event = about('canary', canary.release, { previous: channel.live, percent: canary.percent });
  return { channel: { ...channel, canary }, event, turnsBad: null, isForgiven };
}

/** It was found wanting; it may have been tried once more while it was last good. */
function haltCanary(channel: Channel, canary: Canary, history: History): Outcome {
  const isLastGood = channel.lastGood === canary.release;
  const lastGood = isLastGood ? goodBeside(history, channel.live, canary.release) : channel.lastGood;
  return { ...endCanary({ ...channel, lastGood }, canary), turnsBad: canary.release };
}

/** Whoever makes the live release live for everybody has only had enough of the trial. */
function endCanary(channel: Channel, { release, percent }: Canary): Outcome {
  return { ...NO_MARKS, channel: { ...channel, canary: null }, event: about('halt_canary', release, { percent }) };
}

/** Also of a stopped module, which stays stopped: so that it is right when it is resumed. */
function rollBack(channel: Channel, target: string | null, history: History): Outcome {
  if (target === null) throw new ChangeRefused('release.no_last_good');
  if (target === channel.live) throw new ChangeRefused('request.invalid', 'to: It is live already.');
  return {
    channel: { ...channel, live: target, lastGood: goodBeside(history, target, channel.live), canary: null },
    event: about('rollback', target, { previous: channel.live }),
    turnsBad: channel.live,
    isForgiven: history.bad.includes(target) ? target : null,
  };
}

/** What would be last good if the live release were rolled back now; nothing where it can't be. */
export function nextLastGood({ live, lastGood }: Pick<Channel, 'live' | 'lastGood'>, history: History): string | null {
  return lastGood === null ? null : goodBeside(history, lastGood, live);
}

function goodBeside({ good }: History, ...others: readonly string[]): string | null {
  return good.find((release) => !others.includes(release)) ?? null;
}

function stop(module: string, channel: Channel): Outcome {
  if (module === SHELL) throw new ChangeRefused('request.invalid', 'The shell cannot be stopped: every page needs it.');
  if (channel.isStopped) throw new ChangeRefused('release.stopped', 'This module is stopped already.');
  return { ...NO_MARKS, channel: { ...channel, isStopped: true }, event: about('stop', channel.live) };
}
