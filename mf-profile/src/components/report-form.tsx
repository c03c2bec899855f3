import { LIMITS, type ReportAbuse } from '@crewdeck/contract';
import { Notice, SelectField, TextArea } from '@crewdeck/ui-kit';
import { type FormEvent, useState } from 'react';
import { REPORT_CATEGORIES } from '../rules/report-categories.ts';
import styles from './report-form.module.css';

interface ReportFormProps {
  /** For the button that sends it, at the foot of the dialog. */
  id: string;
  onSend: (words: Pick<ReportAbuse, 'category' | 'words'>) => void;
  /** Why the last attempt failed. */
  refusal: string | null;
}

/** What is wrong, and a sentence about it. */
export function ReportForm({ id, onSend, refusal }: ReportFormProps) {
  const [category, setCategory] = useState<ReportAbuse['category']>('spam');
  const [words, setWords] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    onSend({ category, words: words.trim() });
  }

  return (
    <form id={id} className={styles.form} onSubmit={submit}>
      <SelectField label="What is wrong?" value={category} onValueChange={setCategory} options={REPORT_CATEGORIES} />
      <TextArea
        label="What happened?"
        hint="A sentence is enough. It helps to say where you saw it."
        required
        dir="auto"
        maxLength={LIMITS.abuseWords}
        value={words}
        onValueChange={setWords}
      />
      {refusal ? (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      ) : null}
    </form>
  );
}
