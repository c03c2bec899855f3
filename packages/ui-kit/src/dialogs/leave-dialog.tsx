import { ConfirmDialog } from './confirm-dialog.tsx';

interface LeaveDialogProps {
  /** Whether somebody is on their way out of a form with unsaved changes, and their two answers. */
  question: { isAsking: boolean; stay: () => void; leave: () => void };
}

/** Asks before what was entered in a form is lost. */
export function LeaveDialog({ question }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      isOpen={question.isAsking}
      onClose={question.stay}
      title="Leave without saving?"
      text="You'll lose what you've entered here."
      confirmLabel="Leave"
      cancelLabel="Keep editing"
      onConfirm={question.leave}
      tone="danger"
    />
  );
}
