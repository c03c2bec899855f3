import { ConfirmDialog } from '@crewdeck/ui-kit';
import type { LeaveGuard } from '../../hooks/use-leave-guard.ts';

/** Asks before unsaved changes are lost. */
export function LeaveDialog({ guard }: { guard: LeaveGuard }) {
  return (
    <ConfirmDialog
      isOpen={guard.isAsking}
      onClose={guard.stay}
      title="Leave without saving?"
      text="The changes you made to your profile will be lost."
      confirmLabel="Leave"
      cancelLabel="Keep editing"
      onConfirm={guard.leave}
      tone="danger"
    />
  );
}
