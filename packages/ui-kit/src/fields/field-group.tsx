import type { ReactNode } from 'react';
import styles from './field-group.module.css';

interface FieldGroupProps {
  legend: ReactNode;
  children: ReactNode;
}

/** Fields or toggle chips that answer one question together. Its children wrap in a row, fields fill the width. */
export function FieldGroup({ legend, children }: FieldGroupProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.body}>{children}</div>
    </fieldset>
  );
}
