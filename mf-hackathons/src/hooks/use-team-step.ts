import { type Http, notify, serverText, useHttp, useMutation, useQueryClient } from '@crewdeck/module-sdk';
import { TEAM_SEARCH_KEY } from './use-team-search.ts';

interface TeamStep<Input, Outcome> {
  send: (http: Http, input: Input) => Promise<Outcome>;
  /** Toast once it is done; none unless told. */
  done?: string;
  /** What is said in place where the server gives no sentence of its own. */
  failed: string;
  onDone?: () => void;
}

/**
 * One call that changes who looks for a team, or who is on one. It is busy until the page shows what has become of it: a team
 * that is made changes lists of every module. `failure` is a sentence to show in place.
 */
export function useTeamStep<Input = void, Outcome = unknown>(step: TeamStep<Input, Outcome>) {
  const { send, done, failed, onDone } = step;
  const http = useHttp();
  const queryClient = useQueryClient();
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: (input: Input) => send(http, input),
    onSuccess: async () => {
      if (done) notify.success(done);
      onDone?.();
      await queryClient.invalidateQueries();
    },
    // What stood in the way may be news.
    onError: () => queryClient.invalidateQueries({ queryKey: TEAM_SEARCH_KEY }),
  });
  return { take: mutate, isBusy: isPending, failure: error ? serverText(error, failed) : null, outcome: data };
}
