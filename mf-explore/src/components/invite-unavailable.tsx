import { Button, Dialog } from '@crewdeck/ui-kit';

/** Stands in for the invite dialog when the module that has it can't be reached; the card stays as it is. */
export function InviteUnavailable({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title="Invites are not available right now"
      description="Nothing was sent. Try again in a moment; the rest of the page works."
      footer={<Button onClick={onClose}>OK</Button>}
    />
  );
}
