import { LIMITS, type ModuleStatus } from '@crewdeck/contract';
import { Notice, TextArea, TextField } from '@crewdeck/ui-kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { asksForRelease, type ChangeName, type Draft, isReasonRequired, problemsOfDraft } from '../rules/changes.ts';
import styles from './change-form.module.css';
import { ReleaseField } from './release-field.tsx';

interface ChangeFormProps {
  id: string;
  change: ChangeName;
  status: ModuleStatus;
  draft: Draft;
  refusal: string | null;
  now: number;
  onDraft: (changes: Partial<Draft>) => void;
  onSend: () => void;
}

/** Asks which release, for how many and why, and says what is missing when it is sent too early. */
export function ChangeForm({ id, change, status, draft, refusal, now, onDraft, onSend }: ChangeFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isTried, setIsTried] = useState(false);
  const missing = problemsOfDraft(change, draft);
  const problems = isTried ? missing : {};

  // An open dialog looks after focus only when it opens. This form comes back where the focused button has gone.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    form.current?.querySelector<HTMLElement>('select, textarea')?.focus();
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (Object.keys(missing).length === 0) return onSend();
    // Once the fields have been marked, so that what is wrong is read out with the field.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };

  return (
    <form ref={form} id={id} className={styles.root} onSubmit={submit} noValidate>
      {refusal ? (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      ) : null}
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
          label="Share of the browsers, in percent"
          hint="Below 100 it becomes the canary."
          inputMode="decimal"
          autoComplete="off"
          value={draft.percent}
          onValueChange={(percent) => onDraft({ percent })}
          error={problems.percent}
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
