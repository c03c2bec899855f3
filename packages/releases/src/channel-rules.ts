import type { Channel, ErrorCode, ReleaseEvent, ValidChangeRelease } from '@crewdeck/contract';

/** What only the guard decides: a canary takes the next step of its plan. */
export interface Step {
  readonly action: 'step';
  readonly reason?: string | undefined;
}

/** A decision about a module, without the revision that it was decided on, and whatever the reason was. */
export type Change =
  | Step
  | (ValidChangeRelease extends infer C
      ? C extends unknown
        ? Omit<C, 'expectedRevision' | 'entry' | 'reason'> & { readonly reason?: string | undefined }
        : never
      : never);

/** How a canary grows by itself (ADR 33). There is always a next step: the last one ends the plan. */
interface CanaryPlan {
  readonly steps: readonly number[];
  readonly pauseMinutes: number;
  readonly isPaused: boolean;
}

export interface PlannedChannel extends Channel {
  /** Only of a canary that steps by itself. */
  readonly plan?: CanaryPlan | undefined;
}

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
  readonly channel: PlannedChannel;
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
export function decide(
  module: string,
  channel: PlannedChannel | null,
  change: Change,
  history: History,
): Outcome | null {
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
    case 'step':
      return step(channel, history);
    case 'pause':
      return setPaused(channel, true);
    case 'continue':
      return setPaused(channel, false);
  }
}

/** The release whose addresses become its module's by it; `null` when it brings nothing, as a rollback. */
export function broughtBy({ event: { action, release } }: Outcome): string | null {
  return action === 'activate' || action === 'canary' ? release : null;
}

const NO_MARKS = { turnsBad: null, isForgiven: null };

function about(action: Outcome['event']['action'], release: string, rest: Partial<Outcome['event']> = {}) {
  return { action, release, previous: null, percent: null, ...rest };
}

type Activation = Extract<Change, { action: 'activate' }>;

function activate(channel: PlannedChannel | null, activation: Activation, { bad }: History): Outcome | null {
  if (channel?.isStopped) throw new ChangeRefused('release.stopped');
  const { release, percent } = activation;
  const isForgiven = bad.includes(release) ? release : null;
  if (percent < EVERYBODY) return startCanary(channel, { release, percent }, planOf(activation), isForgiven);
  if (channel?.live === release) return channel.canary && endCanary(channel, channel.canary);
  const event = about('activate', release, { previous: channel?.live ?? null, percent });
  const next = { live: release, lastGood: channel?.live ?? null, canary: null, isStopped: false };
  return { channel: next, event, turnsBad: null, isForgiven };
}

type Canary = NonNullable<Channel['canary']>;

function planOf({ steps, pauseMinutes }: Activation): CanaryPlan | undefined {
  return steps && pauseMinutes ? { steps, pauseMinutes, isPaused: false } : undefined;
}

function startCanary(
  channel: PlannedChannel | null,
  canary: Canary,
  plan: CanaryPlan | undefined,
  isForgiven: string | null,
): Outcome | null {
  if (!channel) throw new ChangeRefused('request.invalid', 'percent: The first release of a module goes to everybody.');
  if (channel.live === canary.release) throw new ChangeRefused('request.invalid', 'release: It is live already.');
  if (isSame(channel, canary, plan)) return null;
  const event = about('canary', canary.release, { previous: channel.live, percent: canary.percent });
  return { channel: { ...channel, canary, plan }, event, turnsBad: null, isForgiven };
}

function isSame({ canary, plan }: PlannedChannel, { release, percent }: Canary, wanted: CanaryPlan | undefined) {
  if (canary?.release !== release || canary.percent !== percent || plan?.isPaused !== wanted?.isPaused) return false;
  return plan?.pauseMinutes === wanted?.pauseMinutes && plan?.steps.join() === wanted?.steps.join();
}

/** From the percentage that it has, so that a step is taken once however often it is decided on. */
function step(channel: PlannedChannel, history: History): Outcome | null {
  const { canary, plan } = plannedCanary(channel);
  const [percent, ...rest] = plan.steps.filter((share) => share > canary.percent);
  if (percent === undefined || plan.isPaused) throw new ChangeRefused('release.no_plan');
  const activation = { action: 'activate', release: canary.release, percent } as const;
  const goesOn = rest.length > 0 && { steps: [...plan.steps], pauseMinutes: plan.pauseMinutes };
  return activate(channel, { ...activation, ...goesOn }, history);
}

function setPaused(channel: PlannedChannel, isPaused: boolean): Outcome | null {
  const { canary, plan } = plannedCanary(channel);
  if (plan.isPaused === isPaused) return null;
  const action = isPaused ? 'pause_canary' : 'continue_canary';
  const event = about(action, canary.release, { percent: canary.percent });
  return { ...NO_MARKS, channel: { ...channel, plan: { ...plan, isPaused } }, event };
}

function plannedCanary({ canary, plan }: PlannedChannel): { canary: Canary; plan: CanaryPlan } {
  if (canary && plan) return { canary, plan };
  throw new ChangeRefused('release.no_plan');
}

/** It was found wanting; it may have been tried once more while it was last good. */
function haltCanary(channel: PlannedChannel, canary: Canary, history: History): Outcome {
  const isLastGood = channel.lastGood === canary.release;
  const lastGood = isLastGood ? goodBeside(history, channel.live, canary.release) : channel.lastGood;
  return { ...endCanary({ ...channel, lastGood }, canary), turnsBad: canary.release };
}

/** Whoever makes the live release live for everybody has only had enough of the trial. */
function endCanary({ plan: _, ...channel }: PlannedChannel, { release, percent }: Canary): Outcome {
  return { ...NO_MARKS, channel: { ...channel, canary: null }, event: about('halt_canary', release, { percent }) };
}

/** Also of a stopped module, which stays stopped: so that it is right when it is resumed. */
function rollBack({ plan: _, ...channel }: PlannedChannel, target: string | null, history: History): Outcome {
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

function stop(module: string, channel: PlannedChannel): Outcome {
  if (module === SHELL) throw new ChangeRefused('request.invalid', 'The shell cannot be stopped: every page needs it.');
  if (channel.isStopped) throw new ChangeRefused('release.stopped', 'This module is stopped already.');
  return { ...NO_MARKS, channel: { ...channel, isStopped: true }, event: about('stop', channel.live) };
}
