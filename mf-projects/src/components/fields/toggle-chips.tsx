import { Cluster, Stack, ToggleChip, Words } from '@crewdeck/ui-kit';
import { memo } from 'react';

/** The entries of a list, and what replaces them. */
export interface ChosenEntries {
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

interface ToggleChipsProps extends ChosenEntries {
  /** Names the group for screen readers, and for everybody when `isLabelShown`. */
  label: string;
  isLabelShown?: boolean;
  options: readonly string[];
}

/**
 * Options of which any number can be chosen; letter case doesn't matter. Memoized, because the form that posts a project renders at
 * every key and keeps the entries and the callback. A fieldset would be read out at every chip, as one is around several groups there.
 */
export const ToggleChips = memo(function ToggleChips(props: ToggleChipsProps) {
  const { label, isLabelShown = false, options, chosen, onChange } = props;

  function toggle(option: string, isChosen: boolean): void {
    onChange(isChosen ? [...chosen, option] : chosen.filter((entry) => !isSame(entry, option)));
  }

  return (
    <Stack role="group" aria-label={label} gap={2}>
      {isLabelShown ? (
        <Words as="span" tone="muted" size="sm" aria-hidden="true">
          {label}
        </Words>
      ) : null}
      <Cluster gap={2}>
        {options.map((option) => (
          <ToggleChip
            key={option}
            isPressed={chosen.some((entry) => isSame(entry, option))}
            onPressedChange={(isPressed) => toggle(option, isPressed)}
          >
            {option}
          </ToggleChip>
        ))}
      </Cluster>
    </Stack>
  );
});

function isSame(entry: string, option: string): boolean {
  return entry.toLowerCase() === option.toLowerCase();
}
