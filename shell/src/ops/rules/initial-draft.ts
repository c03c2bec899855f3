import type { ModuleStatus } from '@crewdeck/contract';
import type { ChangeName, Draft } from './changes.ts';

/** What a dialog begins with: the choice that is most likely meant. */
export function initialDraft(change: ChangeName, { lastGood, canary }: ModuleStatus): Draft {
  const likely = { rollback: lastGood, activate: canary, halt: null, stop: null, resume: null }[change];
  return { release: likely?.release ?? null, percent: '100', reason: '' };
}
