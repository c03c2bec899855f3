import { DECLINE_UNDO_MS, type Invite } from '@crewdeck/contract';
import {
  myDataKeys,
  notify,
  useHttp,
  useMutation,
  useNavigate,
  useQueryClient,
  useSession,
} from '@crewdeck/module-sdk';
import { answerInvite } from '../api/answer-invite.ts';
import { type Answer, answerFailedText, answerSavedText } from '../rules/answer-texts.ts';
import { withStatus } from '../rules/with-status.ts';
import { useForAWhile } from './use-for-a-while.ts';

const NOBODY = '';

interface AnswerInviteState {
  /** `pending` takes a refusal back. */
  answer: (answer: Answer) => void;
  /** The answer on its way, or `null`. */
  busyWith: Answer | null;
  /** The last answer was not saved. */
  isFailed: boolean;
  /** Declined here within the last seconds. */
  canUndo: boolean;
}

/**
 * Answers one received invite. A refusal shows at once and is taken back when it could not be saved. Joining waits for
 * the server, because somebody else may have taken the last seat.
 */
export function useAnswerInvite(invite: Invite): AnswerInviteState {
  const http = useHttp();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const uid = useSession().user?.uid ?? NOBODY;
  const receivedKey = myDataKeys.receivedInvites(uid);

  const showStatus = (status: Invite['status']) =>
    queryClient.setQueryData<Invite[]>(receivedKey, (invites) => invites && withStatus(invites, invite.id, status));

  const mutation = useMutation({
    mutationKey: ['answer-invite', invite.id],
    mutationFn: (answer: Answer) => answerInvite(http, invite.id, answer),
    onMutate: async (answer) => {
      // A poll on its way would put the old state back.
      await queryClient.cancelQueries({ queryKey: receivedKey });
      if (answer === 'declined') showStatus('declined');
    },
    onSuccess: (_saved, answer) => {
      showStatus(answer);
      notify.success(answerSavedText(answer));
    },
    onError: (error, answer) => {
      showStatus(answer === 'pending' ? 'declined' : 'pending');
      notify.error(answerFailedText(error));
    },
    onSettled: (_saved, _error, answer) => {
      // A new member changes lists of every module: my data, the project list, the directory's counts.
      void queryClient.invalidateQueries(answer === 'accepted' ? {} : { queryKey: myDataKeys.all(uid) });
    },
  });

  const answer = (next: Answer) =>
    mutation.mutate(next, { onSuccess: () => next === 'accepted' && navigate('/collaborations') });

  return {
    answer,
    busyWith: mutation.isPending ? mutation.variables : null,
    isFailed: mutation.isError,
    canUndo: useForAWhile(mutation.isSuccess && mutation.variables === 'declined', DECLINE_UNDO_MS),
  };
}
