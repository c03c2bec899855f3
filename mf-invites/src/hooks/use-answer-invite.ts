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
import { useEffect, useState } from 'react';
import { type Answer, answerFailedText, answerRefusal, answerSavedText, isTeamFull } from '../rules/answer-texts.ts';

const NOBODY = '';

interface AnswerInviteState {
  /** `pending` takes a refusal back. `commitment` says how much time a new member has. */
  answer: (answer: Answer, commitment?: Commitment) => void;
  /** The answer on its way, or `null`. */
  busyWith: Answer | null;
  /** Why the last answer was not saved. */
  refusal: string | null;
  /** The team took somebody else: accepting can only fail. */
  isTeamFull: boolean;
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

  // An undone answer is outdated, and so is its toast.
  const about = { id: `answer-invite-${invite.id}` };

  const mutation = useMutation({
    mutationKey: ['answer-invite', invite.id],
    mutationFn: (answer: AnswerInvite) => http.send('PATCH /api/invites/:id', { id: invite.id, body: answer }),
    onMutate: async ({ status }) => {
      // A poll on its way would put the old state back.
      await queryClient.cancelQueries({ queryKey: receivedKey });
      if (status === 'declined') showStatus('declined');
    },
    onSuccess: (_saved, { status }) => {
      showStatus(status);
      notify.success(answerSavedText(status), about);
    },
    onError: (error, { status }) => {
      showStatus(status === 'pending' ? 'declined' : 'pending');
      notify.error(answerFailedText(error), about);
    },
    onSettled: (_saved, _error, { status }) => {
      // A new member changes lists of every module: my data, the project list, the directory's counts.
      void queryClient.invalidateQueries(status === 'accepted' ? {} : { queryKey: myDataKeys.all(uid) });
    },
  });

  const answer = (status: Answer, commitment?: Commitment) =>
    mutation.mutate(
      { status, ...commitment },
      {
        onSuccess: () => status === 'accepted' && navigate('/collaborations', { state: { joined: invite.projectId } }),
      },
    );

  return {
    answer,
    busyWith: mutation.isPending ? mutation.variables.status : null,
    refusal: mutation.error && answerRefusal(mutation.error),
    isTeamFull: isTeamFull(mutation.error),
    canUndo: useForAWhile(mutation.isSuccess && mutation.variables.status === 'declined', DECLINE_UNDO_MS),
  };
}

/** True for so many milliseconds once `holds` is true, and no longer than it is. */
function useForAWhile(holds: boolean, milliseconds: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!holds) return;
    setIsOver(false);
    const timer = setTimeout(() => setIsOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [holds, milliseconds]);
  return holds && !isOver;
}

/** The list with one invite in another state; every other entry stays the same object, so that no other card renders again. */
function withStatus(invites: readonly Invite[], inviteId: string, status: Invite['status']): Invite[] {
  return invites.map((invite) => (invite.id === inviteId ? { ...invite, status } : invite));
}
