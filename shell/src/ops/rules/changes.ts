import type { ModuleStatus } from '@crewdeck/contract';
import { SHELL } from './modules.ts';

/** What ops can do to a module. `halt` is a rollback while a canary runs. */
export const CHANGES = ['rollback', 'halt', 'pause', 'continue', 'activate', 'stop', 'resume'] as const;
export type ChangeName = (typeof CHANGES)[number];

/** Why a change can't be made now, in a sentence; `null` when it can. */
export function obstacleTo(change: ChangeName, { module, canary, stopped }: ModuleStatus): string | null {
  if (change === 'halt' && !canary) return `${module} has no canary now.`;
  if (change === 'pause' || change === 'continue') return obstacleToSteps(change, module, canary);
  if (change === 'resume' && !stopped) return `${module} is not stopped.`;
  if (change === 'activate' && stopped)
    return `${module} is stopped: resume it first. A rollback works while it is stopped.`;
  if (change === 'stop' && stopped) return `${module} is stopped already.`;
  if (change === 'stop' && module === SHELL)
    return 'Without the shell there would be no page at all. Roll it back instead.';
  return null;
}

function obstacleToSteps(change: 'pause' | 'continue', module: string, canary: ModuleStatus['canary']): string | null {
  if (!canary?.plan) return `${module} has no canary that steps by itself.`;
  if (change === 'pause' && canary.plan.isPaused) return 'It is paused already.';
  return change === 'continue' && !canary.plan.isPaused ? 'It is not paused.' : null;
}

/** The changes to offer for a module. */
export function offeredChanges(status: ModuleStatus): ChangeName[] {
  return CHANGES.filter((change) => obstacleTo(change, status) === null);
}
