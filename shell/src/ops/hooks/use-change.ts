import type { ModuleStatus } from '@crewdeck/contract';
import { useState } from 'react';
import { type ChangeName, obstacleTo } from '../rules/changes.ts';
import { type Draft, initialDraft } from '../rules/draft.ts';
import { useChangeRelease } from './use-change-release.ts';

/**
 * `overtaken`: the module is no longer as the person saw it, whether a refresh or a refusal told so.
 * `impossible`: in the state they see there is nothing to do.
 */
export type ChangePhase = 'deciding' | 'sending' | 'overtaken' | 'impossible';

/** One change from the first look to its end. `current` moves on with each refresh; what is decided on does not. */
export function useChange(change: ChangeName, current: ModuleStatus, onDone: () => void) {
  const [decidedOn, setDecidedOn] = useState(current);
  const [isAgain, setIsAgain] = useState(false);
  const [draft, setDraft] = useState(() => initialDraft(change, current));
  const sending = useChangeRelease(change, current.module, onDone);
  const obstacle = obstacleTo(change, decidedOn);

  const phase = (): ChangePhase => {
    if (sending.isSending) return 'sending';
    if (sending.isOvertaken || current.revision !== decidedOn.revision) return 'overtaken';
    return obstacle ? 'impossible' : 'deciding';
  };

  const decideAgain = () => {
    setDecidedOn(current);
    setIsAgain(true);
    setDraft({ ...draft, release: initialDraft(change, current).release });
    sending.forgetRefusal();
  };

  return {
    phase: phase(),
    decidedOn,
    draft,
    edit: (changes: Partial<Draft>) => setDraft({ ...draft, ...changes }),
    send: () => sending.send(draft, decidedOn),
    refusal: sending.refusal,
    mayBeDone: sending.mayBeDone,
    obstacle,
    /** The form is there for another time. */
    isAgain,
    decideAgain,
  };
}
