import { LIMITS } from '@crewdeck/contract';
import { Button, TextField } from '@crewdeck/ui-kit';
import type { KeyboardEvent } from 'react';
import styles from './entry-adder.module.css';

interface EntryAdderProps {
  label: string;
  addLabel: string;
  placeholder: string;
  hint?: string | undefined;
  isFull: boolean;
  draft: string;
  onDraftChange: (draft: string) => void;
  onAdd: () => void;
}

/** Adds what is typed to a list, with the button or with Enter, which would otherwise send the whole form. */
export function EntryAdder(props: EntryAdderProps) {
  const { label, addLabel, placeholder, hint, isFull, draft, onDraftChange, onAdd } = props;

  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onAdd();
  }

  return (
    <div className={styles.root}>
      <TextField
        label={label}
        placeholder={placeholder}
        hint={hint ?? 'Press Enter to add. Commas separate several.'}
        value={draft}
        onValueChange={onDraftChange}
        onKeyDown={addOnEnter}
        disabled={isFull}
        maxLength={LIMITS.skill}
        autoComplete="off"
        enterKeyHint="done"
        dir="auto"
        className={styles.field}
      />
      <Button onClick={onAdd} disabled={isFull || draft.trim() === ''} className={styles.add}>
        {addLabel}
      </Button>
    </div>
  );
}
