import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { CheckIcon, PlusIcon } from '../icons.ts';
import styles from './toggle-chip.module.css';

interface ToggleChipProps extends Omit<ComponentProps<'button'>, 'onClick' | 'aria-pressed' | 'type'> {
  isPressed: boolean;
  onPressedChange: (next: boolean) => void;
}

// The same elements at every render, so that React skips them: a form may hold a hundred chips.
const ON = <CheckIcon aria-hidden="true" />;
const OFF = <PlusIcon aria-hidden="true" />;

/** A toggle button, such as for one skill. It keeps its width when toggled. */
export function ToggleChip({ isPressed, onPressedChange, children, className, ...rest }: ToggleChipProps) {
  return (
    <button
      {...rest}
      type="button"
      dir="auto"
      aria-pressed={isPressed}
      className={classNames(styles.root, className)}
      onClick={() => onPressedChange(!isPressed)}
    >
      {isPressed ? ON : OFF}
      {/* Not bare, for the same reason as a button's label. */}
      <span>{children}</span>
    </button>
  );
}
