import { Cluster, Stack, ToggleChip, Words } from '@crewdeck/ui-kit';
import { memo } from 'react';

interface ToggleChipsProps {
  /** Names the group for screen readers, and for everybody when `isLabelShown`. */
  label: string;
  isLabelShown?: boolean;
  options: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/**
 * Options of which any number can be chosen. Memoized, because the form renders at every key. A
 * fieldset would be read out at every chip, as one is around several of these groups.
 */
export const ToggleChips = memo(function ToggleChips(props: ToggleChipsProps) {
  const { label, isLabelShown = false, options, chosen, onChange } = props;

  function toggle(option: string, isChosen: boolean): void {
    onChange(isChosen ? [...chosen, option] : chosen.filter((other) => other !== option));
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
            isPressed={chosen.includes(option)}
            onPressedChange={(isPressed) => toggle(option, isPressed)}
          >
            {option}
          </ToggleChip>
        ))}
      </Cluster>
    </Stack>
  );
});
