import type { ModuleStatus } from '@crewdeck/contract';
import { useStep } from '@crewdeck/module-sdk/forms';
import { useState } from 'react';
import { CHANGE_TEXTS } from '../rules/change-texts.ts';
import { type ChangeName, type Draft, initialDraft, requestOf } from '../rules/changes.ts';
import { releasesKeys } from './use-releases.ts';

const NO_ANSWER = 'We got no answer, so the change may have happened. Check the state before you try again.';

/** One change from the first look to its end. `current` moves on with each refresh; what is decided on does not. */
export function useChange(change: ChangeName, current: ModuleStatus, onClose: () => void) {
  const [decidedOn, setDecidedOn] = useState(current);
  const [draft, setDraft] = useState(() => initialDraft(change, current));
  const { send, isBusy, isDone, failure, ask } = useStep({
    // Refused with `release.changed_meanwhile` when the module is not as the person saw it.
    call: (http) =>
      http.send('POST /api/releases/:module/changes', {
        module: current.module,
        body: requestOf(change, draft, decidedOn),
      }),
    done: () => CHANGE_TEXTS[change].done(decidedOn, draft),
    failed: NO_ANSWER,
    refetch: [releasesKeys.all],
    onClose,
  });
  return {
    decidedOn,
    draft,
    edit: (changes: Partial<Draft>) => setDraft({ ...draft, ...changes }),
    send,
    isBusy,
    failure,
    /** The module is no longer as the person saw it, and not by this change. */
    isOvertaken: !isBusy && !isDone && current.revision !== decidedOn.revision,
    decideAgain: () => {
      setDecidedOn(current);
      setDraft({ ...draft, release: initialDraft(change, current).release });
      ask();
    },
  };
}
