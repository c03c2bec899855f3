import { LIMITS, type ModuleStatus } from '@crewdeck/contract';
import { useForm } from '@crewdeck/module-sdk/forms';
import { Stack, StepFailure, TextArea, TextField } from '@crewdeck/ui-kit';
import { useEffect } from 'react';
import { asksForRelease, type ChangeName, type Draft, isReasonRequired, problemsOfDraft } from '../rules/changes.ts';
import { ReleaseField } from './release-field.tsx';

interface ChangeFormProps {
  id: string;
  change: ChangeName;
  status: ModuleStatus;
  draft: Draft;
  failure: string | null;
  now: number;
  onDraft: (changes: Partial<Draft>) => void;
  onSend: () => void;
}

/** Asks which release, for how many and why, and says what is missing when it is sent too early. */
export function ChangeForm({ id, change, status, draft, failure, now, onDraft, onSend }: ChangeFormProps) {
  const { checked, problems } = useForm({ problems: problemsOfDraft(change, draft), send: onSend });
  const form = checked.ref;

  // An open dialog looks after focus only when it opens. This form comes back where the focused button has gone.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    form.current?.querySelector<HTMLElement>('select, textarea')?.focus();
  }, [form]);

  return (
    <Stack {...checked} id={id} as="form" gap={4}>
      <StepFailure failure={failure} />
      {asksForRelease(change) ? (
        <ReleaseField
          label={change === 'rollback' ? 'Roll back to' : 'Release'}
          status={status}
          chosen={draft.release}
          error={problems.release}
          now={now}
          onChoose={(release) => onDraft({ release })}
        />
      ) : null}
      {change === 'activate' ? (
        <TextField
          label="Share of browsers, in percent"
          hint="Below 100, it becomes the canary."
          inputMode="decimal"
          autoComplete="off"
          value={draft.percent}
          onValueChange={(percent) => onDraft({ percent })}
          error={problems.percent}
        />
      ) : null}
      <TextArea
        label={isReasonRequired(change) ? 'Reason' : 'Reason (optional)'}
        hint="Appears in the event list with your name."
        rows={2}
        required={isReasonRequired(change)}
        ifEmpty="Give a reason."
        maxLength={LIMITS.releaseReason}
        value={draft.reason}
        onValueChange={(reason) => onDraft({ reason })}
        error={problems.reason}
      />
    </Stack>
  );
}
