import { ConfirmDialog } from './confirm-dialog.tsx';

interface LeaveDialogProps {
  /** As `useUnsavedChanges` of the SDK returns it. */
  question: { isAsking: boolean; stay: () => void; leave: () => void };
}

/** Asks before unsaved changes are lost. */
export function LeaveDialog({ question }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      isOpen={question.isAsking}
      onClose={question.stay}
      title="Discard your changes?"
      text="What you've changed here won't be kept."
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      onConfirm={question.leave}
      tone="danger"
    />
  );
}
