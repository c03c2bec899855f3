import { LIMITS } from '@crewdeck/contract';
import { useForm, useStep } from '@crewdeck/module-sdk/forms';
import { Button, Dialog, Stack, StepFailure, TextArea } from '@crewdeck/ui-kit';
import { useId, useState } from 'react';

const TEXTS = {
  hide_picture: {
    button: 'Hide banner…',
    title: 'Hide the banner',
    description: 'Everyone sees the drawn one instead. Organisers can choose another banner.',
    hint: 'The organisers read it, without your name.',
    confirm: 'Hide banner',
    done: 'The banner is hidden.',
  },
  show_picture: {
    button: 'Show banner again…',
    title: 'Show the banner again',
    description: 'Everyone sees it again.',
    hint: 'Appears in the history with your name.',
    confirm: 'Show again',
    done: 'The banner is visible again.',
  },
} as const;

/** For ops: hides the banner from everybody, for a reason, or takes that back. */
export function ModerateBanner({ hackathonId, isHidden }: { hackathonId: string; isHidden: boolean }) {
  const formId = useId();
  const [reason, setReason] = useState('');
  const action = isHidden ? 'show_picture' : 'hide_picture';
  const texts = TEXTS[action];
  const { send, ask, question, isBusy, failure } = useStep({
    call: (http) =>
      http.send('POST /api/abuse-reports/:kind/:id/decisions', {
        kind: 'hackathon',
        id: hackathonId,
        body: { action, reason },
      }),
    done: texts.done,
    failed: "We couldn't do this. Try again.",
    onDone: () => setReason(''),
  });
  const { checked } = useForm({ send });
  return (
    <>
      <Button variant="ghost" onClick={ask}>
        {texts.button}
      </Button>
      <Dialog
        isOpen={question.isOpen}
        onClose={question.onClose}
        title={texts.title}
        description={texts.description}
        footer={
          <>
            <Button onClick={question.onClose}>Cancel</Button>
            <Button type="submit" form={formId} variant={isHidden ? 'primary' : 'danger'} isBusy={isBusy}>
              {texts.confirm}
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
            maxLength={LIMITS.moderationReason}
            value={reason}
            onValueChange={setReason}
          />
        </Stack>
      </Dialog>
    </>
  );
}
