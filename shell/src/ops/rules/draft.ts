import type { ChangeRelease, ModuleStatus } from '@crewdeck/contract';
import type { ChangeName } from './changes.ts';

/** What a person has filled in. */
export interface Draft {
  /** The release to make live, or to roll back to. */
  release: string | null;
  /** Of the browsers, as typed. */
  percent: string;
  reason: string;
}

/** What is missing in a draft, by field; an empty object when nothing is. */
export type DraftProblems = Partial<Record<keyof Draft, string>>;

/** Putting something out of service has to be explained to those who come later; putting it back explains itself. */
const REASON_IS_OPTIONAL: readonly ChangeName[] = ['activate', 'resume'];

/** What a dialog begins with: the choice that is most likely meant. */
export function initialDraft(change: ChangeName, { lastGood, canary }: ModuleStatus): Draft {
  const likely = { rollback: lastGood, activate: canary, halt: null, stop: null, resume: null }[change];
  return { release: likely?.release ?? null, percent: '100', reason: '' };
}

export function isReasonRequired(change: ChangeName): boolean {
  return !REASON_IS_OPTIONAL.includes(change);
}

export function problemsOfDraft(change: ChangeName, { release, percent, reason }: Draft): DraftProblems {
  const problems: DraftProblems = {};
  if (['rollback', 'activate'].includes(change) && release === null) problems.release = 'Choose a release.';
  if (change === 'activate' && !isPercent(percent))
    problems.percent = 'A number from 0.01 to 100, with at most two decimals.';
  if (isReasonRequired(change) && reason.trim() === '') problems.reason = 'Say why, for whoever reads this later.';
  return problems;
}

function isPercent(text: string): boolean {
  return /^\d{1,3}(\.\d{1,2})?$/.test(text.trim()) && Number(text) >= 0.01 && Number(text) <= 100;
}

/** What is sent for a draft that is complete. `status` is what the person saw when they decided. */
export function requestOf(
  change: ChangeName,
  { release, percent, reason }: Draft,
  { revision: expectedRevision }: ModuleStatus,
): ChangeRelease {
  const given = reason.trim();
  const optional = given === '' ? {} : { reason: given };
  if (change === 'halt') return { action: 'rollback', reason: given, expectedRevision };
  if (change === 'stop') return { action: 'stop', reason: given, expectedRevision };
  if (change === 'resume') return { action: 'resume', ...optional, expectedRevision };
  if (release === null) throw new Error('Which release is not decided yet.');
  if (change === 'rollback') return { action: 'rollback', to: release, reason: given, expectedRevision };
  return { action: 'activate', release, percent: Number(percent), ...optional, expectedRevision };
}
