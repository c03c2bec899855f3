import type { Project } from '@crewdeck/contract';
import { myDataKeys, notify, useQueryClient, useSession } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
import { inviteFailedAdvice, inviteFailedText, inviteSentText, refusalReason } from '../rules/send-texts.ts';

interface CompleteInvite {
  project: Project;
  role: string;
  note: string;
}

/** Sends one invite to `receiver`, and closes the dialog. */
export function useSendInvite(receiver: { id: string; name: string }, onClose: () => void) {
  const queryClient = useQueryClient();
  const uid = useSession().user?.uid ?? '';
  // One toast takes the place of the other.
  const about = `invite-to-${receiver.id}`;
  return useStep({
    call: (http, { project, ...words }: CompleteInvite) =>
      http.send('POST /api/invites', { body: { projectId: project.id, receiverId: receiver.id, ...words } }),
    done: (_sent, { project }) => inviteSentText(receiver.name, project.title),
    about,
    failed: (error) => refusalReason(error) ?? inviteFailedAdvice(error),
    refetch: [myDataKeys.all(uid)],
    refetchAfterFailure: [],
    // Everything else is read again where it is next shown, not behind the dialog.
    onDone: () => void queryClient.invalidateQueries({ refetchType: 'none' }),
    onClose,
    onFailed: (_failure, error) => notify.error(inviteFailedText(error), { id: about }),
  });
}
