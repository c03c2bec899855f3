import { SelectField } from '@crewdeck/ui-kit';
import type { ReactNode } from 'react';

interface ChoiceFieldProps<Choice extends string> {
  label: string;
  hint?: ReactNode;
  choices: readonly Choice[];
  value: Choice;
  onChoose: (choice: Choice) => void;
  /** Stands for the empty choice. */
  emptyLabel?: string;
}

/** A select that gives back one of its choices instead of any text. */
export function ChoiceField<Choice extends string>(props: ChoiceFieldProps<Choice>) {
  const { label, hint, choices, value, onChoose, emptyLabel = '' } = props;

  function choose(text: string): void {
    const chosen = choices.find((choice) => choice === text);
    if (chosen !== undefined) onChoose(chosen);
  }

  return (
    <SelectField
      label={label}
      hint={hint}
      value={value}
      onValueChange={choose}
      options={choices.map((choice) => ({ value: choice, label: choice || emptyLabel }))}
    />
  );
}
