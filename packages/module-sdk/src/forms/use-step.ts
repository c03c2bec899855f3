import { type Http, notify, serverText, useHttp, useMutation, useQueryClient } from '@crewdeck/module-sdk';
import { useEffect, useRef, useState } from 'react';

type QueryKeys = readonly (readonly unknown[])[];

/** One change that a person makes with a button or a form. */
export interface Step<Input, Outcome> {
  call: (http: Http, input: Input) => Promise<Outcome>;
  /** Toast after success; none unless given. */
  done?: string | ((outcome: Outcome, input: Input) => string);
  /** What that toast is about, such as `project-7`: it replaces one with the same id that is still shown. */
  about?: string;
  /**
   * Shown in place when the server sends no sentence of its own. A function decides about every failure itself: `null` says
   * nothing.
   */
  failed: string | ((error: Error) => string | null);
  /** Queries to refetch after success: every query unless given. */
  refetch?: QueryKeys;
  /** Queries to refetch after a failure, which may have a cause that the page doesn't show yet: `refetch` unless given. */
  refetchAfterFailure?: QueryKeys;
  /** Called after the toast and before the refetch. */
  onDone?: (outcome: Outcome, input: Input) => void;
  /** Closes the dialog of the step after `onDone`. Not called when the person has closed it before, or has left its page. */
  onClose?: () => void;
  /** Called with the sentence that is shown in place, before the refetch. */
  onFailed?: (failure: string, error: Error) => void;
  /** Success navigates to another page. The step stays busy and sends nothing more until that page is rendered. */
  leadsOn?: boolean;
}

/** Props of a dialog that asks before a step. It stays open while the step runs, and shows why it failed. */
export interface Question {
  isOpen: boolean;
  onClose: () => void;
  isBusy: boolean;
  failure: string | null;
}

export interface StepState<Input, Outcome> {
  send: (input: Input) => void;
  /** From the click until the queries are refetched, so that the button works until the page shows the change. */
  isBusy: boolean;
  /** Why the last attempt failed, as a sentence. */
  failure: string | null;
  /** The last attempt succeeded, and its queries are refetched. */
  isDone: boolean;
  /** What the server answered. */
  outcome: Outcome | undefined;
  /** What was sent last. */
  input: Input | undefined;
  /** Opens the question, without the failure of an earlier attempt. */
  ask: () => void;
  /** For `ConfirmDialog` with `onConfirm={send}`, or for a dialog with a form that calls `send`. */
  question: Question;
}

/**
 * A mutation from the click to the refetched page: asks for a confirmation where needed, sends once, shows the outcome, and
 * refetches. Cancelling the question refetches nothing.
 */
export function useStep<Input = void, Outcome = unknown>(step: Step<Input, Outcome>): StepState<Input, Outcome> {
  const { call, done, about, failed, refetch, refetchAfterFailure = refetch, leadsOn = false } = step;
  const http = useHttp();
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const isHere = useRef(false);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  async function refetchAll(keys: QueryKeys | undefined): Promise<void> {
    const filters = keys ? keys.map((queryKey) => ({ queryKey })) : [{}];
    await Promise.all(filters.map((filter) => queryClient.invalidateQueries(filter)));
  }

  const sentenceOf = (error: Error) => (typeof failed === 'string' ? serverText(error, failed) : failed(error));

  const { mutate, isPending, isSuccess, error, data, variables, reset } = useMutation({
    mutationFn: (input: Input) => call(http, input),
    leadsOn,
    onSuccess: async (outcome, input) => {
      if (done) notify.success(typeof done === 'string' ? done : done(outcome, input), about ? { id: about } : {});
      step.onDone?.(outcome, input);
      if (isHere.current) step.onClose?.();
      await refetchAll(refetch);
      setIsAsking(false);
    },
    onError: (error) => {
      const sentence = sentenceOf(error);
      if (sentence !== null) step.onFailed?.(sentence, error);
      void refetchAll(refetchAfterFailure);
    },
  });

  const isBusy = isPending || (leadsOn && isSuccess);
  const failure = error && sentenceOf(error);

  function close(): void {
    // The outcome of a running step is shown in its dialog.
    if (!isBusy) setIsAsking(false);
  }

  function ask(): void {
    if (!isBusy) reset();
    setIsAsking(true);
  }

  return {
    send: (input) => mutate(input),
    isBusy,
    failure,
    isDone: isSuccess,
    outcome: data,
    input: variables,
    ask,
    question: { isOpen: isAsking, onClose: close, isBusy, failure },
  };
}
