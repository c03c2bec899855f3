import { LIMITS } from '@crewdeck/contract';
import { useMyProfile } from '@crewdeck/module-sdk';
import { useKeptForm } from '@crewdeck/module-sdk/forms';
import { Button, ComebackNotice, LeaveDialog, TextArea } from '@crewdeck/ui-kit';
import type { FormEvent } from 'react';
import { showInterest } from '../api/show-interest.ts';
import { useProjectStep } from '../hooks/use-project-step.ts';
import styles from './action-panel.module.css';
import { StepFailure } from './step-failure.tsx';

const NOTHING_WRITTEN = { words: '' };

/** Tells the owner that one would like to join, with a line of one's own if one likes. */
export function InterestForm({ projectId }: { projectId: string }) {
  const userId = useMyProfile().data?.id;
  const { form, change, comeback, unsavedChanges } = useKeptForm(NOTHING_WRITTEN);
  const { take, isBusy, failure } = useProjectStep({
    send: (http, sender: string) => showInterest(http, { userId: sender, projectId, words: form.words.trim() }),
    done: 'Interest sent successfully!',
    failed: 'Failed to show interest',
    onDone: unsavedChanges.allowLeaving,
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (userId) take(userId);
  }

  return (
    <form className={styles.step} onSubmit={submit} aria-label="Show Interest">
      <ComebackNotice comeback={comeback} />
      <TextArea
        label="A line for the team"
        hint="Optional. What you would like to do here."
        dir="auto"
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
    </form>
  );
}
