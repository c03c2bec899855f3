import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';

interface UnavailableDialogProps {
  /** What can't be had, in the plural, as it begins a sentence. */
  what: string;
  onClose: () => void;
}

/** Stands in for a dialog that could not be loaded. */
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
