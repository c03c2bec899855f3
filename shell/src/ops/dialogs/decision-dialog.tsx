import { LIMITS, type ReportedSubject } from '@crewdeck/contract';
import { Button, Dialog, Notice, TextArea } from '@crewdeck/ui-kit';
import { type FormEvent, useId, useState } from 'react';
import { useDecide } from '../hooks/use-decide.ts';
import { type Action, DECISION_TEXTS, nameOf } from '../rules/decision-texts.ts';
import styles from './change-form.module.css';

interface DecisionDialogProps {
  action: Action;
  subject: ReportedSubject;
  onClose: () => void;
}

const HARSH: readonly Action[] = ['hide', 'suspend'];
const MISSING = 'Please give a reason.';

/** Asks why, and decides. */
export function DecisionDialog({ action, subject, onClose }: DecisionDialogProps) {
  const formId = useId();
  const { send, isSending, refusal } = useDecide(subject, onClose);
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const texts = DECISION_TEXTS[action];
  const isMissing = reason.trim() === '';
  // What comes of a decision under way has to find somebody to tell.
  const close = () => !isSending && onClose();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsTried(true);
    if (isMissing) event.currentTarget.querySelector('textarea')?.focus();
    else send({ action, reason: reason.trim() });
  };

  return (
    <Dialog
      isOpen
      onClose={close}
      title={texts.title(nameOf(subject))}
      description={texts.description}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant={HARSH.includes(action) ? 'danger' : 'primary'}
            isBusy={isSending}
          >
            {isSending ? texts.busy : texts.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.root} onSubmit={submit} noValidate>
        {refusal && !isSending ? (
          <Notice tone="danger" role="alert">
            {refusal}
          </Notice>
        ) : null}
        <TextArea
          label="Reason"
          hint={texts.hint}
          rows={2}
          required
          maxLength={LIMITS.moderationReason}
          value={reason}
          onValueChange={setReason}
          error={isTried && isMissing ? MISSING : undefined}
        />
      </form>
    </Dialog>
  );
}
