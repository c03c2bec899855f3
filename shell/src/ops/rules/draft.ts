import type { ChangeRelease, ModuleStatus } from '@crewdeck/contract';
import type { ChangeName } from './changes.ts';

/** What a person has filled in. */
export interface Draft {
  /** The release to make live, or to roll back to. */
  release: string | null;
  /** Of the browsers, as typed; several that grow are steps. */
  percent: string;
  /** How long each step lasts at least, in minutes, as typed. */
  pause: string;
  reason: string;
}

/** The API takes no more. */
const MOST_STEPS = 10;
const LONGEST_PAUSE = 7 * 24 * 60;

/** What is missing in a draft, by field; an empty object when nothing is. */
export type DraftProblems = Partial<Record<keyof Draft, string>>;

/** Putting something out of service has to be explained to those who come later; putting it back explains itself. */
const REASON_IS_OPTIONAL: readonly ChangeName[] = ['activate', 'resume', 'pause', 'continue'];

/** What a dialog begins with: the choice that is most likely meant. */
export function initialDraft(change: ChangeName, { lastGood, canary }: ModuleStatus): Draft {
  const likely = change === 'rollback' ? lastGood : change === 'activate' ? canary : null;
  return { release: likely?.release ?? null, percent: '100', pause: '10', reason: '' };
}

export function isReasonRequired(change: ChangeName): boolean {
  return !REASON_IS_OPTIONAL.includes(change);
}

export function problemsOfDraft(change: ChangeName, { release, percent, pause, reason }: Draft): DraftProblems {
  const problems: DraftProblems = {};
  if (['rollback', 'activate'].includes(change) && release === null) problems.release = 'Choose a release.';
  if (change === 'activate') Object.assign(problems, problemsOfShares(percent, pause));
  if (isReasonRequired(change) && reason.trim() === '') problems.reason = 'Say why, for whoever reads this later.';
  return problems;
}

/** Steps that a canary takes by itself, as typed: `5, 25, 100`; one share is no step. */
export function isStepped(percent: string): boolean {
  return percent.includes(',');
}

function problemsOfShares(percent: string, pause: string): DraftProblems {
  const shares = percent.split(',');
  if (!shares.every(isPercent)) return { percent: 'A number from 0.01 to 100, with at most two decimals.' };
  const grow = shares.every((share, index) => index === 0 || Number(share) > Number(shares[index - 1]));
  if (!grow || shares.length > MOST_STEPS)
    return { percent: `At most ${MOST_STEPS} shares, each larger than the one before.` };
  if (isStepped(percent) && !isPause(pause)) return { pause: `A whole number of minutes, 1 to ${LONGEST_PAUSE}.` };
  return {};
}

function isPause(text: string): boolean {
  return /^\d{1,5}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= LONGEST_PAUSE;
}

function isPercent(text: string): boolean {
  return /^\d{1,3}(\.\d{1,2})?$/.test(text.trim()) && Number(text) >= 0.01 && Number(text) <= 100;
}

/** What is sent for a draft that is complete. `status` is what the person saw when they decided. */
export function requestOf(
  change: ChangeName,
  { release, percent, pause, reason }: Draft,
  { revision: expectedRevision }: ModuleStatus,
): ChangeRelease {
  const given = reason.trim();
  const optional = given === '' ? {} : { reason: given };
  if (change === 'halt') return { action: 'rollback', reason: given, expectedRevision };
  if (change === 'stop') return { action: 'stop', reason: given, expectedRevision };
  if (change === 'resume' || change === 'pause' || change === 'continue')
    return { action: change, ...optional, expectedRevision };
  if (release === null) throw new Error('Which release is not decided yet.');
  if (change === 'rollback') return { action: 'rollback', to: release, reason: given, expectedRevision };
  const [first = 100, ...rest] = percent.split(',').map(Number);
  const plan = rest.length > 0 && { steps: [first, ...rest], pauseMinutes: Number(pause) };
  return { action: 'activate', release, percent: first, ...plan, ...optional, expectedRevision };
}
