import { useSignInFirst, type WidgetPropsByName } from '@crewdeck/module-sdk';
import { Dialog } from '@crewdeck/ui-kit';
import { InviteDialogContent } from '../components/invite-dialog-content.tsx';

type InviteDialogProps = WidgetPropsByName['mf-invites/invite-dialog'];

/** Invites one person to one of the viewer's projects, once the viewer has signed in. */
export function InviteDialog({ isOpen, ...asked }: InviteDialogProps) {
  return isOpen ? <OpenInviteDialog {...asked} /> : null;
}

function OpenInviteDialog(asked: Omit<InviteDialogProps, 'isOpen'>) {
  const isSignedIn = useSignInFirst();
  const { receiver, onClose } = asked;
  return (
    <Dialog
      isOpen={isSignedIn}
      onClose={onClose}
      title={`Invite ${receiver.name}`}
      description="Choose one of your projects and say which role you have in mind."
    >
      <InviteDialogContent {...asked} />
    </Dialog>
  );
}
