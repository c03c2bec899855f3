import { FieldGroup, ToggleChip } from '@crewdeck/ui-kit';
import { memo } from 'react';

interface ToggleGroupProps {
  legend: string;
  offered: readonly string[];
  /** What is chosen in all; entries of other groups are kept. */
  chosen: readonly string[];
  onChosenChange: (chosen: readonly string[]) => void;
  /** No more may be chosen. */
  isFull: boolean;
}

/** A question answered by any number of chips. Passed over while a person types into other parts of the form. */
export const ToggleGroup = memo(function ToggleGroup(props: ToggleGroupProps) {
  const { legend, offered, chosen, onChosenChange, isFull } = props;
  return (
    <FieldGroup legend={legend}>
      {offered.map((entry) => {
        const others = chosen.filter((other) => other.toLowerCase() !== entry.toLowerCase());
        const isPressed = others.length < chosen.length;
        return (
          <ToggleChip
            key={entry}
            isPressed={isPressed}
            onPressedChange={(next) => onChosenChange(next ? [...chosen, entry] : others)}
            disabled={isFull && !isPressed}
          >
            <span dir="auto">{entry}</span>
          </ToggleChip>
        );
      })}
    </FieldGroup>
  );
});
