import type { ModuleStatus } from '@crewdeck/contract';
import { Notice } from '@crewdeck/ui-kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ChangeName } from '../rules/changes.ts';
import { type Draft, problemsOfDraft } from '../rules/draft.ts';
import { ChangeFields } from './change-fields.tsx';
import styles from './change-form.module.css';

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

/** Asks for what a change needs, and says what is missing when it is sent too early. */
export function ChangeForm({ id, change, status, draft, refusal, now, takesFocus, onDraft, onSend }: ChangeFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isTried, setIsTried] = useState(false);
  const problems = problemsOfDraft(change, draft);

  useEffect(() => {
    if (!takesFocus) return;
    form.current?.querySelector<HTMLElement>('input:checked, input:not([type=radio]), textarea')?.focus();
  }, [takesFocus]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (Object.keys(problems).length === 0) return onSend();
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
      <ChangeFields
        change={change}
        status={status}
        draft={draft}
        problems={isTried ? problems : {}}
        now={now}
        onDraft={onDraft}
      />
    </form>
  );
}

function firstWrongField(form: HTMLFormElement | null): HTMLElement | null | undefined {
  return form?.querySelector<HTMLElement>('fieldset[aria-describedby] input:not(:disabled), [aria-invalid=true]');
}
