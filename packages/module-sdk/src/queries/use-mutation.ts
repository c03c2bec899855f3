import {
  type UseMutationOptions,
  type UseMutationResult,
  useMutation as useEveryMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useId } from 'react';
import { toastsStore } from '../notify/load-toasts.ts';

/** TanStack's result without `mutateAsync`: the callbacks get the outcome. */
type Mutation<Data, Failure, Variables, Context> = WithoutAsync<UseMutationResult<Data, Failure, Variables, Context>>;
/** Distributes over the union, which is discriminated by `status`. */
type WithoutAsync<Result> = Result extends unknown ? Omit<Result, 'mutateAsync'> : never;

/**
 * TanStack's `useMutation`, with one difference: while it is pending a further `mutate` is dropped, so that a double click
 * sends once. Uses with the same `mutationKey` share that rule; without a key each use stands for itself. Choices that each
 * count have a `scope`: they are sent one after the other, and none is dropped.
 *
 * @param options with `leadsOn` where success navigates: further calls are dropped until the next page is rendered
 */
export function useMutation<Data = unknown, Failure = Error, Variables = void, Context = unknown>({
  leadsOn = false,
  ...options
}: UseMutationOptions<Data, Failure, Variables, Context> & { leadsOn?: boolean }): Mutation<
  Data,
  Failure,
  Variables,
  Context
> {
  const queryClient = useQueryClient();
  const ownKey = useId();
  const mutationKey = options.mutationKey ?? [ownKey];
  const { mutateAsync, ...mutation } = useEveryMutation({ ...options, mutationKey });

  return {
    ...mutation,
    mutate: (...input) => {
      // Asked of the cache and not of `isPending`, which learns of a first click only with the next render.
      const before = queryClient.getMutationCache().findAll({ mutationKey, exact: true });
      const isSent = before.some(({ state: { status } }) => status === 'pending' || (leadsOn && status === 'success'));
      if (!options.scope && isSent) return;
      // It tells of the attempt before.
      if (mutation.isError) toastsStore.getState().dismissFailures?.();
      mutation.mutate(...input);
    },
  };
}
