import type { ComponentProps } from 'react';
import styles from './checkbox.module.css';

/** A checkbox. Its children are the label, and a press on them ticks it too. */
export function Checkbox({ children, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <label className={styles.root}>
      <input {...rest} type="checkbox" />
      {/* Not bare, for the same reason as a button's label. */}
      <span>{children}</span>
    </label>
  );
}
