import { Button, TextField } from '@crewdeck/ui-kit';
import { type KeyboardEvent, useId } from 'react';
import styles from './entry-adder.module.css';

interface EntryAdderProps {
  label: string;
  addLabel: string;
  placeholder: string;
  hint?: string | undefined;
  isFull: boolean;
  maxLength: number;
  draft: string;
  onDraftChange: (draft: string) => void;
  onAdd: () => void;
  /** What may be meant by the draft; a label says by which name it was found. */
  options?: readonly { value: string; label: string | undefined }[] | undefined;
  onFocus?: (() => void) | undefined;
}

/** Adds what is typed to a list, with the button or with Enter, which would otherwise send the whole form. */
export function EntryAdder(props: EntryAdderProps) {
  const { label, addLabel, placeholder, hint, isFull, maxLength, draft, onDraftChange, onAdd, options, onFocus } =
    props;
  const listId = useId();

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
        hint={hint ?? 'Press Enter to add. Separate several with commas.'}
        value={draft}
        onValueChange={onDraftChange}
        onKeyDown={addOnEnter}
        onFocus={onFocus}
        list={options && listId}
        disabled={isFull}
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="done"
        className={styles.field}
      />
      <datalist id={listId}>
        {options?.map(({ value, label: foundBy }) => (
          <option key={value} value={value} label={foundBy} />
        ))}
      </datalist>
      <Button onClick={onAdd} disabled={isFull || draft.trim() === ''} className={styles.add}>
        {addLabel}
      </Button>
    </div>
  );
}
