import { LIMITS, type ReportAbuse } from '@crewdeck/contract';
import { Button, Notice, SelectField, TextArea } from '@crewdeck/ui-kit';
import { type FormEvent, useState } from 'react';
import { REPORT_CATEGORIES } from '../rules/report-categories.ts';
import styles from './report-form.module.css';

interface ReportFormProps {
  onSend: (words: Pick<ReportAbuse, 'category' | 'words'>) => void;
  onCancel: () => void;
  isSending: boolean;
  refusal: string | null;
}

/** What is wrong, and a sentence about it. */
export function ReportForm({ onSend, onCancel, isSending, refusal }: ReportFormProps) {
  const [category, setCategory] = useState<ReportAbuse['category']>('spam');
  const [words, setWords] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    onSend({ category, words: words.trim() });
  }

  return (
    <form className={styles.form} onSubmit={submit}>
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
      {refusal && !isSending ? (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      ) : null}
      <div className={styles.actions}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" isBusy={isSending}>
          {isSending ? 'Sending...' : 'Send Report'}
        </Button>
      </div>
    </form>
  );
}
