import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';

interface UnavailableDialogProps {
  /** What is unavailable, in the plural: `Invites`. */
  what: string;
  onClose: () => void;
}

/** Shown in place of a dialog that failed to load. */
export function UnavailableDialog({ what, onClose }: UnavailableDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={`${what} aren't available right now`}
      description="Nothing was sent. Try again in a moment."
      footer={<Button onClick={onClose}>Close</Button>}
    />
  );
}
