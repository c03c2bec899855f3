import type { WidgetPropsByName } from '@crewdeck/module-sdk';
import { Dialog } from '@crewdeck/ui-kit';
import { InviteDialogContent } from '../components/invite-dialog-content.tsx';

/** Invites one person to one of the viewer's projects. */
export function InviteDialog({ isOpen, ...asked }: WidgetPropsByName['mf-invites/invite-dialog']) {
  const { receiver, onClose } = asked;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Invite ${receiver.name}`}
      description="Choose one of your projects and say which role you have in mind."
    >
      <InviteDialogContent {...asked} />
    </Dialog>
  );
}
