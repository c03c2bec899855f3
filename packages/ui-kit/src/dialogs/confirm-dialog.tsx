import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { StepFailure } from '../feedback/step-failure.tsx';
import styles from './dialog.module.css';
import { Modal } from './modal.tsx';

export interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  text: ReactNode;
  confirmLabel: ReactNode;
  cancelLabel?: ReactNode;
  onConfirm: () => void;
  /** The confirmed action is pending. The dialog stays open until the caller closes it. */
  isBusy?: boolean;
  /** Why the action failed. */
  failure?: string | null;
  tone?: 'neutral' | 'danger';
}

/** Asks before an action that is hard to undo. A click outside doesn't close it, and the focus starts on Cancel. */
export function ConfirmDialog({ isOpen, onClose, title, text, confirmLabel, onConfirm, ...more }: ConfirmDialogProps) {
  const { cancelLabel = 'Cancel', isBusy = false, failure, tone = 'neutral' } = more;
  return (
    <>
      {isOpen ? (
        <Modal role="alertdialog" size="sm" description={text} closesOutside={false} {...{ title, onClose }}>
          {failure ? (
            <div className={styles.body}>
              <StepFailure failure={failure} />
            </div>
          ) : null}
          <div className={styles.footer}>
            <Button onClick={onClose}>{cancelLabel}</Button>
            <Button variant={tone === 'danger' ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Modal>
      ) : null}
    </>
  );
}
