import type { ChangeRelease, ModuleStatus } from '@crewdeck/contract';
import { SHELL } from '@crewdeck/releases/host-document';

export type ChangeName = ChangeRelease['action'];

/** What ops can do to a module, in the order of their buttons. */
export const CHANGES = ['rollback', 'end_canary', 'activate', 'stop', 'resume'] as const satisfies ChangeName[];

/** What a person has filled in. */
export interface Draft {
  /** The release to make live, or to roll back to; empty while none is chosen. */
  release: string;
  /** Of the browsers, as typed. */
  percent: string;
  reason: string;
}

/** What is missing in a draft, by field; an empty object when nothing is. */
type DraftProblems = Partial<Record<keyof Draft, string>>;

/** Why a change can't be made now, in a sentence; `null` when it can. */
export function obstacleTo(change: ChangeName, { module, canary, lastGood, stopped }: ModuleStatus): string | null {
  if (change === 'rollback' && !lastGood) return `${module} has no earlier release to go back to.`;
  if (change === 'end_canary' && !canary) return `${module} has no canary.`;
  if (change === 'resume' && !stopped) return `${module} isn't stopped.`;
  if (change === 'activate' && stopped) return `${module} is stopped. Resume it first, or roll it back.`;
  if (change === 'stop' && stopped) return `${module} is already stopped.`;
  if (change === 'stop' && module === SHELL)
    return "Every page needs the shell, so you can't stop it. Roll it back instead.";
  return null;
}

export function asksForRelease(change: ChangeName): boolean {
  return change === 'rollback' || change === 'activate';
}

/** Taking something away has to be explained to colleagues who read it later. */
export function isReasonRequired(change: ChangeName): boolean {
  return change === 'rollback' || change === 'stop';
}

/** What a dialog begins with: the release that is most likely meant. */
export function initialDraft(change: ChangeName, { lastGood, canary }: ModuleStatus): Draft {
  const likely = change === 'rollback' ? lastGood : canary;
  return { release: likely?.release ?? '', percent: '100', reason: '' };
}

export function problemsOfDraft(change: ChangeName, { release, percent, reason }: Draft): DraftProblems {
  const problems: DraftProblems = {};
  if (asksForRelease(change) && release === '') problems.release = 'Choose a release.';
  if (change === 'activate' && !(Number(percent) > 0 && Number(percent) <= 100))
    problems.percent = 'Enter a number above 0 and up to 100.';
  if (isReasonRequired(change) && reason.trim() === '') problems.reason = 'Enter a reason.';
  return problems;
}

/** What is sent for a draft that is complete. `status` is what the person saw when they decided. */
export function requestOf(change: ChangeName, draft: Draft, status: ModuleStatus): ChangeRelease {
  const { release } = draft;
  const reason = draft.reason.trim();
  const expectedRevision = status.revision;
  if (change === 'rollback') return { action: change, to: release, reason, expectedRevision };
  if (change === 'stop') return { action: change, reason, expectedRevision };
  const optional = reason === '' ? {} : { reason };
  if (change !== 'activate') return { action: change, ...optional, expectedRevision };
  return { action: change, release, percent: Number(draft.percent), ...optional, expectedRevision };
}
