import { LIMITS, type ReportedSubject } from '@crewdeck/contract';
import { useForm } from '@crewdeck/module-sdk/forms';
import { Button, Dialog, Stack, StepFailure, TextArea } from '@crewdeck/ui-kit';
import { useId, useState } from 'react';
import { useDecide } from '../hooks/use-decide.ts';
import { type Action, DECISION_TEXTS, nameOf } from '../rules/decision-texts.ts';

interface DecisionDialogProps {
  action: Action;
  subject: ReportedSubject;
  onClose: () => void;
}

const HARSH: readonly Action[] = ['hide', 'hide_picture', 'suspend'];
const MISSING = 'Enter a reason.';

/** Asks why, and decides. */
export function DecisionDialog({ action, subject, onClose }: DecisionDialogProps) {
  const formId = useId();
  const { send, isBusy, failure } = useDecide(subject, onClose);
  const [reason, setReason] = useState('');
  const texts = DECISION_TEXTS[action];
  const { checked, problems } = useForm<{ reason?: string }>({
    problems: reason.trim() ? {} : { reason: MISSING },
    send: () => send({ action, reason: reason.trim() }),
  });
  // What comes of a decision under way has to find somebody to tell.
  const close = () => !isBusy && onClose();

  return (
    <Dialog
      isOpen
      onClose={close}
      title={texts.title(nameOf(subject))}
      description={texts.description}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} variant={HARSH.includes(action) ? 'danger' : 'primary'} isBusy={isBusy}>
            {isBusy ? texts.busy : texts.confirm}
          </Button>
        </>
      }
    >
      <Stack id={formId} as="form" gap={4} {...checked}>
        <StepFailure failure={isBusy ? null : failure} />
        <TextArea
          label="Reason"
          hint={texts.hint}
          rows={2}
          required
          ifEmpty="Give a reason."
          maxLength={LIMITS.moderationReason}
          value={reason}
          onValueChange={setReason}
          error={problems.reason}
        />
      </Stack>
    </Dialog>
  );
}
