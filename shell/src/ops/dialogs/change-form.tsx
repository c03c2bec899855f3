import { LIMITS, type ModuleStatus } from '@crewdeck/contract';
import { Notice, TextArea, TextField } from '@crewdeck/ui-kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ChangeName } from '../rules/changes.ts';
import { type Draft, type DraftProblems, isReasonRequired, isStepped, problemsOfDraft } from '../rules/draft.ts';
import styles from './change-form.module.css';
import { ReleaseChoicesField } from './release-choices-field.tsx';

interface ChangeFormProps {
  id: string;
  change: ChangeName;
  status: ModuleStatus;
  draft: Draft;
  refusal: string | null;
  now: number;
  /** When it comes back into an open dialog, which looks after focus only when it opens. */
  takesFocus: boolean;
  onDraft: (changes: Partial<Draft>) => void;
  onSend: () => void;
}

/** Asks which release, for how many and why, and says what is missing when it is sent too early. */
export function ChangeForm({ id, change, status, draft, refusal, now, takesFocus, onDraft, onSend }: ChangeFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isTried, setIsTried] = useState(false);
  const missing = problemsOfDraft(change, draft);
  const problems: DraftProblems = isTried ? missing : {};

  useEffect(() => {
    if (!takesFocus) return;
    form.current?.querySelector<HTMLElement>('input:checked, input:not([type=radio]), textarea')?.focus();
  }, [takesFocus]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (Object.keys(missing).length === 0) return onSend();
    // Once the fields have been marked, so that what is wrong is read out with the field.
    requestAnimationFrame(() => firstWrongField(form.current)?.focus());
  };

  return (
    <form ref={form} id={id} className={styles.root} onSubmit={submit} noValidate>
      {refusal ? (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      ) : null}
      {change === 'rollback' || change === 'activate' ? (
        <ReleaseChoicesField
          legend={change === 'rollback' ? 'Roll back to' : 'Release'}
          status={status}
          chosen={draft.release}
          error={problems.release}
          now={now}
          onChoose={(release) => onDraft({ release })}
        />
      ) : null}
      {change === 'activate' ? (
        <TextField
          label="Share of the browsers, in percent"
          hint="Below 100 it becomes the canary. With several, as 5, 25, 100, it grows by itself."
          inputMode="decimal"
          autoComplete="off"
          value={draft.percent}
          onValueChange={(percent) => onDraft({ percent })}
          error={problems.percent}
        />
      ) : null}
      {change === 'activate' && isStepped(draft.percent) ? (
        <TextField
          label="Minutes that each step lasts at least"
          hint="After that it goes on when the guard finds it good."
          inputMode="numeric"
          autoComplete="off"
          value={draft.pause}
          onValueChange={(pause) => onDraft({ pause })}
          error={problems.pause}
        />
      ) : null}
      <TextArea
        label={isReasonRequired(change) ? 'Reason' : 'Reason (optional)'}
        hint="Stands in the list of events, with your name."
        rows={2}
        required={isReasonRequired(change)}
        maxLength={LIMITS.releaseReason}
        value={draft.reason}
        onValueChange={(reason) => onDraft({ reason })}
        error={problems.reason}
      />
    </form>
  );
}

function firstWrongField(form: HTMLFormElement | null): HTMLElement | null | undefined {
  return form?.querySelector<HTMLElement>('fieldset[aria-describedby] input:not(:disabled), [aria-invalid=true]');
}
