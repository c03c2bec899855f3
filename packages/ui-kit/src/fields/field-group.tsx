import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field-group.module.css';

export interface FieldGroupProps {
  legend: ReactNode;
  hint?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** Fields or toggle chips that answer one question together. Its children wrap in a row, fields fill the width. */
export function FieldGroup({ legend, hint, children, className }: FieldGroupProps) {
  const hintId = useId();
  return (
    <fieldset className={classNames(styles.root, className)} aria-describedby={hint ? hintId : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <div className={styles.body}>{children}</div>
    </fieldset>
  );
}
