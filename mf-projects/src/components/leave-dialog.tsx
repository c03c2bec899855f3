import { ConfirmDialog } from '@crewdeck/ui-kit';
import type { useUnsavedChanges } from '../hooks/use-unsaved-changes.ts';

/** Asks whoever is about to leave unsaved changes behind. */
export function LeaveDialog({ blocker }: Pick<ReturnType<typeof useUnsavedChanges>, 'blocker'>) {
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="Leave without saving?"
      text="What you have entered here will be lost."
      confirmLabel="Leave"
      cancelLabel="Keep editing"
      tone="danger"
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
