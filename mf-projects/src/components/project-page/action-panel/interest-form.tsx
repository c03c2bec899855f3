import { LIMITS } from '@crewdeck/contract';
import { useMyProfile } from '@crewdeck/module-sdk';
import { useForm, useKeptForm, useStep } from '@crewdeck/module-sdk/forms';
import { Button, ComebackNotice, LeaveDialog, Stack, StepFailure, TextArea } from '@crewdeck/ui-kit';

const NOTHING_WRITTEN = { words: '' };

/** Tells the owner that the person would like to join, with an optional line of their own. */
export function InterestForm({ projectId }: { projectId: string }) {
  const userId = useMyProfile().data?.id;
  const { form, change, comeback, unsavedChanges } = useKeptForm(NOTHING_WRITTEN, ({ words }) => words.trim() !== '');
  const { send, isBusy, failure } = useStep({
    call: (http, sender: string) =>
      http.send('POST /api/interests', { body: { userId: sender, projectId, words: form.words.trim() } }),
    done: 'Interest sent successfully!',
    failed: 'Failed to show interest',
    onDone: unsavedChanges.allowLeaving,
  });

  const { checked } = useForm({ send: () => userId && send(userId) });

  return (
    <Stack as="form" gap={3} {...checked} tabIndex={-1} aria-label="Show Interest">
      <ComebackNotice comeback={comeback} />
      <TextArea
        label="Message to the owner"
        hint="Optional. Say what you'd like to work on."
        rows={2}
        maxLength={LIMITS.note}
        value={form.words}
        onValueChange={(words) => change({ words })}
      />
      <StepFailure failure={failure} />
      <Button type="submit" variant="primary" size="lg" isBusy={isBusy || !userId}>
        Show Interest
      </Button>
      <LeaveDialog question={unsavedChanges} />
    </Stack>
  );
}
