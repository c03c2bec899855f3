import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';

export interface UnavailableDialogProps {
  /** What can't be had, in the plural, as it begins a sentence. */
  what: string;
  onClose: () => void;
}

export function UnavailableDialogContent({ what, onClose }: UnavailableDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={`${what} are not available right now`}
      description="Nothing was sent. Try again in a moment."
      footer={<Button onClick={onClose}>OK</Button>}
    />
  );
}
