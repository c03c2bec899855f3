import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CircleAlertIcon } from '../icons.ts';
import styles from './field-frame.module.css';

/** Props of every labelled field. */
export interface FieldTextProps {
  label: ReactNode;
  /** Help text, which stays visible while typing. */
  hint?: ReactNode;
  /** What is wrong and how to fix it. Marks the control as invalid. */
  error?: ReactNode;
  /** What is asked for when a required field is sent empty, such as `Choose a reason.` */
  ifEmpty?: string;
}

interface FieldFrameProps extends FieldTextProps {
  controlId: string;
  hintId: string;
  errorId: string;
  isRequired?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Label above, hint and error below a control. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, hint, error, controlId, hintId, errorId, isRequired, className, children } = props;
  return (
    <div className={classNames(styles.root, className)}>
      <label htmlFor={controlId} className={classNames(styles.label, isRequired && styles.required)}>
        {label}
      </label>
      {children}
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={errorId} className={styles.error}>
          <CircleAlertIcon aria-hidden="true" />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}
