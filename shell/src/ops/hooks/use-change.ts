import type { ModuleStatus } from '@crewdeck/contract';
import { notify, serverText, useHttp, useMutation, useQueryClient } from '@crewdeck/module-sdk';
import { useState } from 'react';
import { changeRelease, releasesKeys } from '../api/releases.ts';
import { CHANGE_TEXTS } from '../rules/change-texts.ts';
import { type ChangeName, type Draft, initialDraft, requestOf } from '../rules/changes.ts';

const NO_ANSWER = 'No answer came, so it may have happened. Look at the state before you try again.';

/** One change from the first look to its end. `current` moves on with each refresh; what is decided on does not. */
export function useChange(change: ChangeName, current: ModuleStatus, onDone: () => void) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const [decidedOn, setDecidedOn] = useState(current);
  const [draft, setDraft] = useState(() => initialDraft(change, current));
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationKey: ['change-release', current.module],
    mutationFn: () => changeRelease(http, current.module, requestOf(change, draft, decidedOn)),
    onSuccess: () => notify.success(CHANGE_TEXTS[change].done(decidedOn, draft)),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: releasesKeys.all }),
  });
  return {
    decidedOn,
    draft,
    edit: (changes: Partial<Draft>) => setDraft({ ...draft, ...changes }),
    send: () => mutate(undefined, { onSuccess: onDone }),
    isSending: isPending,
    /** Why the last attempt did nothing, in a sentence. */
    refusal: error && serverText(error, NO_ANSWER),
    /** The module is no longer as the person saw it, and not by this change. */
    isOvertaken: !isPending && !isSuccess && current.revision !== decidedOn.revision,
    decideAgain: () => {
      setDecidedOn(current);
      setDraft({ ...draft, release: initialDraft(change, current).release });
      reset();
    },
  };
}
