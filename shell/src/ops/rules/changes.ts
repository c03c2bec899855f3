import type { ChangeRelease, ModuleStatus } from '@crewdeck/contract';

/** What ops can do to a module. `halt` is a rollback while a canary runs. */
export const CHANGES = ['rollback', 'halt', 'activate', 'stop', 'resume'] as const;
export type ChangeName = (typeof CHANGES)[number];

/** What a person has filled in. */
export interface Draft {
  /** The release to make live, or to roll back to. */
  release: string | null;
  /** Of the browsers, as typed. */
  percent: string;
  reason: string;
}

const SHELL = 'shell';

/** Why a change can't be made now, in a sentence; `null` when it can. */
export function obstacleTo(change: ChangeName, { module, canary, stopped }: ModuleStatus): string | null {
  if (change === 'halt' && !canary) return `${module} has no canary now.`;
  if (change === 'resume' && !stopped) return `${module} is not stopped.`;
  if (change === 'activate' && stopped)
    return `${module} is stopped: resume it first. A rollback works while it is stopped.`;
  if (change === 'stop' && stopped) return `${module} is stopped already.`;
  if (change === 'stop' && module === SHELL)
    return 'Without the shell there would be no page at all. Roll it back instead.';
  return null;
}

/** The changes to offer for a module. */
export function offeredChanges(status: ModuleStatus): ChangeName[] {
  return CHANGES.filter((change) => obstacleTo(change, status) === null);
}

/** What is sent for a draft that is complete. `status` is what the person saw when they decided. */
export function requestOf(
  change: ChangeName,
  { release, percent, reason }: Draft,
  status: ModuleStatus,
): ChangeRelease {
  const expectedRevision = status.revision;
  const given = reason.trim();
  const optional = given === '' ? {} : { reason: given };
  if (change === 'halt') return { action: 'rollback', reason: given, expectedRevision };
  if (change === 'stop') return { action: 'stop', reason: given, expectedRevision };
  if (change === 'resume') return { action: 'resume', ...optional, expectedRevision };
  if (release === null) throw new Error('Which release is not decided yet.');
  if (change === 'rollback') return { action: 'rollback', to: release, reason: given, expectedRevision };
  return { action: 'activate', release, percent: Number(percent), ...optional, expectedRevision };
}
