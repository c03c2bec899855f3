import type { Project } from '@crewdeck/contract';
import { notify, useHttp, useMutation, useQueryClient } from '@crewdeck/module-sdk';
import { sendInvite } from '../api/send-invite.ts';
import { inviteFailedText, inviteSentText, refusalReason } from '../rules/send-texts.ts';

interface InviteDraft {
  project: Project;
  role: string;
  note: string;
}

interface SendInviteState {
  send: (draft: InviteDraft) => void;
  isSending: boolean;
  /** Why the last attempt failed, in the server's words where it gave any. */
  refusal: string | null;
}

/** Sends one invite to `receiver`. `onSent` is called only while the caller is still on the page. */
export function useSendInvite(receiver: { id: string; name: string }, onSent: () => void): SendInviteState {
  const http = useHttp();
  const queryClient = useQueryClient();

  const mutation = useMutation({
    mutationKey: ['send-invite', receiver.id],
    mutationFn: ({ project, ...words }: InviteDraft) =>
      sendInvite(http, { projectId: project.id, receiverId: receiver.id, ...words }),
    onSuccess: (_sent, { project }) => {
      notify.success(inviteSentText(receiver.name, project.title));
      // Old news now: sent invites and the invites of the project. Read again where they are next shown, not behind the dialog.
      void queryClient.invalidateQueries({ refetchType: 'none' });
    },
    onError: (error) => notify.error(inviteFailedText(error)),
  });

  const send = (draft: InviteDraft) => mutation.mutate(draft, { onSuccess: onSent });

  const { error } = mutation;
  return { send, isSending: mutation.isPending, refusal: error && (refusalReason(error) ?? inviteFailedText(error)) };
}
