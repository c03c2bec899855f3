import type { ErrorCode, ModuleStatus } from '@crewdeck/contract';
import { ApiError, notify, serverText, useHttp, useMutation, useQueryClient } from '@crewdeck/module-sdk';
import { changeRelease } from '../api/change-release.ts';
import { CHANGE_TEXTS } from '../rules/change-texts.ts';
import { type ChangeName, type Draft, requestOf } from '../rules/changes.ts';
import { releasesKeys } from './releases-keys.ts';

const OVERTAKEN: ErrorCode = 'release.changed_meanwhile';
const NO_ANSWER = 'No answer came, so it is not known whether it happened. Look at the state before you try again.';

/** Sends one change at a time of a module. Whatever comes of it, the state is read again. */
export function useChangeRelease(change: ChangeName, module: string, onDone: () => void) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const mutationKey = ['change-release', module];

  const mutation = useMutation({
    mutationKey,
    networkMode: 'always',
    mutationFn: ({ draft, status }: { draft: Draft; status: ModuleStatus }) =>
      changeRelease(http, module, requestOf(change, draft, status)),
    onSuccess: (_done, { draft }) => notify.success(CHANGE_TEXTS[change].done(module, draft)),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: releasesKeys.all }),
  });
  const { error } = mutation;
  const isOvertaken = error instanceof ApiError && error.code === OVERTAKEN;
  const isRefused = error instanceof ApiError && error.status < 500;

  const send = (draft: Draft, status: ModuleStatus) => {
    // Asked of the cache and not of `mutation`, which learns of a first click only with the next render.
    if (queryClient.isMutating({ mutationKey }) > 0) return;
    mutation.mutate({ draft, status }, { onSuccess: onDone });
  };

  return {
    send,
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
