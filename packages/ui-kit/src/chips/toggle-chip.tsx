import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { CheckIcon, PlusIcon } from '../icons.ts';
import styles from './toggle-chip.module.css';

export interface ToggleChipProps extends Omit<ComponentProps<'button'>, 'onClick' | 'aria-pressed' | 'type'> {
  isPressed: boolean;
  onPressedChange: (next: boolean) => void;
}

/** A choice that is on or off by itself, such as a skill one has. Keeps its width when it turns. */
export function ToggleChip({ isPressed, onPressedChange, children, className, ...rest }: ToggleChipProps) {
  const Icon = isPressed ? CheckIcon : PlusIcon;
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={isPressed}
      className={classNames(styles.root, className)}
      onClick={() => onPressedChange(!isPressed)}
    >
      <Icon aria-hidden="true" />
      {children}
    </button>
  );
}
