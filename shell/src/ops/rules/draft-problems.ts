import type { ChangeName, Draft } from './changes.ts';

/** What is missing in a draft, by field; an empty object when nothing is. */
export type DraftProblems = Partial<Record<'release' | 'percent' | 'reason', string>>;

/** Putting something out of service has to be explained to those who come later; putting it back explains itself. */
const REASON_IS_OPTIONAL: readonly ChangeName[] = ['activate', 'resume'];

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
