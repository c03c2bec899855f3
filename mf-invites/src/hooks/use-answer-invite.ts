import { type AnswerInvite, DECLINE_UNDO_MS, type Invite } from '@crewdeck/contract';
import {
  myDataKeys,
  notify,
  useHttp,
  useMutation,
  useNavigate,
  useQueryClient,
  useSession,
} from '@crewdeck/module-sdk';
import type { Commitment } from '@crewdeck/ui-kit';
import { answerInvite } from '../api/answer-invite.ts';
import { type Answer, answerFailedText, answerSavedText } from '../rules/answer-texts.ts';
import { withStatus } from '../rules/with-status.ts';
import { useForAWhile } from './use-for-a-while.ts';

const NOBODY = '';

interface AnswerInviteState {
  /** `pending` takes a refusal back. `commitment` is what whoever accepts says of their time. */
  answer: (answer: Answer, commitment?: Commitment) => void;
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
    mutationFn: (answer: AnswerInvite) => answerInvite(http, invite.id, answer),
    onMutate: async ({ status }) => {
      // A poll on its way would put the old state back.
      await queryClient.cancelQueries({ queryKey: receivedKey });
      if (status === 'declined') showStatus('declined');
    },
    onSuccess: (_saved, { status }) => {
      showStatus(status);
      notify.success(answerSavedText(status));
    },
    onError: (error, { status }) => {
      showStatus(status === 'pending' ? 'declined' : 'pending');
      notify.error(answerFailedText(error));
    },
    onSettled: (_saved, _error, { status }) => {
      // A new member changes lists of every module: my data, the project list, the directory's counts.
      void queryClient.invalidateQueries(status === 'accepted' ? {} : { queryKey: myDataKeys.all(uid) });
    },
  });

  const answer = (status: Answer, commitment?: Commitment) =>
    mutation.mutate(
      { status, ...commitment },
      { onSuccess: () => status === 'accepted' && navigate('/collaborations') },
    );

  return {
    answer,
    busyWith: mutation.isPending ? mutation.variables.status : null,
    isFailed: mutation.isError,
    canUndo: useForAWhile(mutation.isSuccess && mutation.variables.status === 'declined', DECLINE_UNDO_MS),
  };
}
