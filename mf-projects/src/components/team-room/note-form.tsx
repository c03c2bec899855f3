import { LIMITS } from '@crewdeck/contract';
import { useForm } from '@crewdeck/module-sdk/forms';
import { Stack, StepFailure, TextArea } from '@crewdeck/ui-kit';
import type { KeyboardEvent, ReactNode } from 'react';

interface NoteFormProps {
  /** For a button that is not among its children. */
  id?: string;
  /** For a link that leads to the field. */
  fieldId?: string;
  label: string;
  words: string;
  onChange: (words: string) => void;
  /** Why the last attempt failed. */
  failure: string | null;
  onSend: (words: string) => void;
  children?: ReactNode;
}

/** The words of a note. Enter breaks the line; with Ctrl or Cmd it sends. */
export function NoteForm({ id, fieldId, label, words, onChange, failure, onSend, children }: NoteFormProps) {
  const written = words.trim();
  const fault: { words?: string } = written === '' ? { words: 'Write something first.' } : {};
  const { checked, problems } = useForm({ problems: fault, send: () => onSend(written) });
  return (
    <form {...checked} id={id} onKeyDown={sendByKeys}>
      <Stack gap={3} align="start">
        <TextArea
          id={fieldId}
          label={label}
          rows={2}
          maxLength={LIMITS.teamNote}
          value={words}
          onValueChange={onChange}
          error={problems.words}
        />
        <StepFailure failure={failure} />
        {children}
      </Stack>
    </form>
  );
}

function sendByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
