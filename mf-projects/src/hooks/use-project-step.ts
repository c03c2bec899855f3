import { type Http, notify, serverText, useHttp, useMutation, useQueryClient } from '@crewdeck/module-sdk';

export interface ProjectStep<Input> {
  send: (http: Http, input: Input) => Promise<unknown>;
  /** Toast once it is done; none unless told. */
  done?: string;
  /** What is said in place where the server gives no sentence of its own. */
  failed: string;
  /** Key of the lists that are read again once it is done; all there are, unless told. */
  changes?: readonly unknown[];
  onDone?: () => void;
}

/**
 * One call that changes how people and a project stand to each other. It is busy until the page shows what has become of it;
 * lists of every module are read again, as a new member changes them all. `failure` is a sentence to show in place.
 */
export function useProjectStep<Input = void>({ send, done, failed, changes, onDone }: ProjectStep<Input>) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (input: Input) => send(http, input),
    onSuccess: async () => {
      if (done) notify.success(done);
      onDone?.();
      await queryClient.invalidateQueries(changes && { queryKey: changes });
    },
    // What stood in the way may be news.
    onError: () => queryClient.invalidateQueries({ queryKey: ['projects'] }),
  });
  return { take: mutate, isBusy: isPending, failure: error ? serverText(error, failed) : null, reset };
}
