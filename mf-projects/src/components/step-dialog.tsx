import type { Question } from '@crewdeck/module-sdk/forms';
import { Button, Dialog } from '@crewdeck/ui-kit';
import { type ReactNode, useId } from 'react';

interface StepDialogProps {
  question: Question;
  title: ReactNode;
  description: string;
  confirm: { label: string; variant: 'primary' | 'danger' };
  cancelLabel?: string;
  /** Renders the form, which gets the id that the button submits. It mounts each time the dialog opens, without earlier text. */
  children: (formId: string) => ReactNode;
}

/** A dialog with a form and one step that the form sends. */
export function StepDialog({
  question,
  title,
  description,
  confirm,
  cancelLabel = 'Cancel',
  children,
}: StepDialogProps) {
  const formId = useId();
  const { isOpen, onClose, isBusy } = question;
  const footer = (
    <>
      <Button disabled={isBusy} onClick={onClose}>
        {cancelLabel}
      </Button>
      <Button type="submit" form={formId} variant={confirm.variant} isBusy={isBusy}>
        {confirm.label}
      </Button>
    </>
  );
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} description={description} footer={footer}>
      {children(formId)}
    </Dialog>
  );
}
