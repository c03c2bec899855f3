import type { ErrorCode, ModuleStatus } from '@crewdeck/contract';
import { ApiError, notify, serverText, useHttp, useMutation, useQueryClient } from '@crewdeck/module-sdk';
import { changeRelease, releasesKeys } from '../api/releases.ts';
import { CHANGE_TEXTS } from '../rules/change-texts.ts';
import type { ChangeName } from '../rules/changes.ts';
import { type Draft, requestOf } from '../rules/draft.ts';

const OVERTAKEN: ErrorCode = 'release.changed_meanwhile';
const NO_ANSWER = 'No answer came, so it is not known whether it happened. Look at the state before you try again.';

/** Sends one change at a time of a module. Whatever comes of it, the state is read again. */
export function useChangeRelease(change: ChangeName, module: string, onDone: () => void) {
  const http = useHttp();
  const queryClient = useQueryClient();

  const mutation = useMutation({
    mutationKey: ['change-release', module],
    networkMode: 'always',
    mutationFn: ({ draft, status }: { draft: Draft; status: ModuleStatus }) =>
      changeRelease(http, module, requestOf(change, draft, status)),
    onSuccess: (_done, { draft }) => notify.success(CHANGE_TEXTS[change].done(module, draft)),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: releasesKeys.all }),
  });
  const { error } = mutation;
  const isOvertaken = error instanceof ApiError && error.code === OVERTAKEN;
  const isRefused = error instanceof ApiError && error.status < 500;

  return {
    send: (draft: Draft, status: ModuleStatus) => mutation.mutate({ draft, status }, { onSuccess: onDone }),
    isSending: mutation.isPending,
    /** Somebody else was quicker, so that nothing was done. */
    isOvertaken,
    /** The answer got lost, so that it may have been done all the same. */
    mayBeDone: error !== null && !isRefused,
    /** Why the last attempt did nothing, in a sentence. */
    refusal: error && !isOvertaken ? serverText(error, NO_ANSWER) : null,
    forgetRefusal: mutation.reset,
  };
}
