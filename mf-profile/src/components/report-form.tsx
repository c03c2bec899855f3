import { LIMITS, type ReportAbuse } from '@crewdeck/contract';
import { useForm } from '@crewdeck/module-sdk/forms';
import { SelectField, Stack, StepFailure, TextArea } from '@crewdeck/ui-kit';
import { useState } from 'react';

/** What a report may be about, in the words of the sender. */
const LABELS = {
  spam: 'Spam or advertising',
  harassment: 'Harassment or hate',
  fake: 'Not who they say they are',
  other: 'Something else',
} as const satisfies Record<ReportAbuse['category'], string>;

/** The first is no choice yet, so that the browser asks for one. */
const REPORT_CATEGORIES = [
  { value: '' as const, label: 'Choose a reason' },
  ...Object.entries(LABELS).map(([value, label]) => ({ value: value as ReportAbuse['category'], label })),
];

export type ReportWords = Pick<ReportAbuse, 'category' | 'words'>;

interface ReportFormProps {
  /** For the button that sends it, at the foot of the dialog. */
  id: string;
  onSend: (words: ReportWords) => void;
  /** Why the last attempt failed. */
  failure: string | null;
}

/** What is wrong, and a sentence about it. */
export function ReportForm({ id, onSend, failure }: ReportFormProps) {
  const [category, setCategory] = useState<ReportAbuse['category'] | ''>('');
  const [words, setWords] = useState('');
  const { checked } = useForm({ send: () => category && onSend({ category, words: words.trim() }) });

  return (
    <Stack id={id} as="form" gap={5} {...checked}>
      <SelectField
        label="What's wrong?"
        required
        ifEmpty="Choose a reason."
        value={category}
        onValueChange={setCategory}
        options={REPORT_CATEGORIES}
      />
      <TextArea
        label="What happened?"
        hint="A sentence is enough. It helps to say where you saw it."
        required
        ifEmpty="Say what happened."
        maxLength={LIMITS.abuseWords}
        value={words}
        onValueChange={setWords}
      />
      <StepFailure failure={failure} />
    </Stack>
  );
}
