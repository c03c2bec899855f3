import type { ReactNode } from 'react';
import styles from './field-group.module.css';

interface FieldGroupProps {
  legend: ReactNode;
  children: ReactNode;
}

/** A fieldset of fields or toggle chips. Its children wrap; fields fill the width. */
export function FieldGroup({ legend, children }: FieldGroupProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.body}>{children}</div>
    </fieldset>
  );
}
