import type { ReactNode } from 'react';
import { StepFailure } from '../feedback/step-failure.tsx';
import styles from './form-actions.module.css';

interface FormActionsProps {
  /** The buttons, the main one last. */
  children: ReactNode;
  /** The state of the form, such as 'You have unsaved changes.'; announced when it changes. A failure says more, and stands in its place. */
  status?: ReactNode;
  /** Why the last attempt failed. Announced at once. */
  failure?: ReactNode;
}

/** The sticky footer of a long form: its buttons, its state, and the failure of the last attempt. */
export function FormActions({ children, status, failure }: FormActionsProps) {
  return (
    <div className={styles.root}>
      <StepFailure failure={failure} />
      <div className={styles.row}>
        <p className={styles.status} role="status">
          {failure ? null : status}
        </p>
        <div className={styles.buttons}>{children}</div>
      </div>
    </div>
  );
}
