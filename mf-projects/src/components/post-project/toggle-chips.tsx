import { ToggleChip } from '@crewdeck/ui-kit';
import { memo } from 'react';
import styles from './toggle-chips.module.css';

interface ToggleChipsProps {
  /** Names the group for screen readers, and for everybody when `isLabelShown`. */
  label: string;
  isLabelShown?: boolean;
  options: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Options of which any number can be chosen. Memoized, because the form renders at every key. */
export const ToggleChips = memo(function ToggleChips(props: ToggleChipsProps) {
  const { label, isLabelShown = false, options, chosen, onChange } = props;

  function toggle(option: string, isChosen: boolean): void {
    onChange(isChosen ? [...chosen, option] : chosen.filter((other) => other !== option));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the fieldset is around several such groups, and fieldsets inside it would be read out at every chip
    <div role="group" aria-label={label} className={styles.root}>
      {isLabelShown ? (
        <span aria-hidden="true" className={styles.label}>
          {label}
        </span>
      ) : null}
      {options.map((option) => (
        <ToggleChip
          key={option}
          isPressed={chosen.includes(option)}
          onPressedChange={(isPressed) => toggle(option, isPressed)}
        >
          {option}
        </ToggleChip>
      ))}
    </div>
  );
});
