import { useSignInFirst, type WidgetPropsByName } from '@crewdeck/module-sdk';
import { Dialog, LeaveDialog } from '@crewdeck/ui-kit';
import { InviteDialogContent } from '../components/invite-dialog-content.tsx';
import { useInviteDraft } from '../hooks/use-invite-draft.ts';

type InviteDialogProps = WidgetPropsByName['mf-invites/invite-dialog'];

/** Invites one person to one of the viewer's projects, once the viewer has signed in. */
export function InviteDialog({ isOpen, ...asked }: InviteDialogProps) {
  return isOpen ? <SignedInFirst {...asked} /> : null;
}

function SignedInFirst(asked: Omit<InviteDialogProps, 'isOpen'>) {
  return useSignInFirst() ? <OpenInviteDialog {...asked} /> : null;
}

function OpenInviteDialog({ receiver, ...asked }: Omit<InviteDialogProps, 'isOpen'>) {
  const { close, question, ...form } = useInviteDraft(asked);
  return (
    <Dialog
      isOpen
      onClose={close}
      title={`Invite ${receiver.name}`}
      description={
        asked.projectId
          ? 'Say which role you have in mind.'
          : 'Choose one of your projects and say which role you have in mind.'
      }
    >
      <InviteDialogContent {...form} receiver={receiver} close={close} />
      <LeaveDialog question={question} />
    </Dialog>
  );
}
