import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { classNames } from '../class-names.ts';
import { Notice } from '../feedback/notice.tsx';
import styles from './dialog.module.css';

export interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  text: ReactNode;
  confirmLabel: ReactNode;
  cancelLabel?: ReactNode;
  onConfirm: () => void;
  /** The confirmed action is under way; the dialog stays until the caller closes it. */
  isBusy?: boolean;
  /** Why it was refused, said where it was confirmed. */
  failure?: string | null;
  tone?: 'neutral' | 'danger';
}

/** A {@link ConfirmDialogProps question} as it is drawn. */
export function ModalConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, title, text, confirmLabel, cancelLabel = 'Cancel', onConfirm } = props;
  const { isBusy = false, failure, tone = 'neutral' } = props;
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(isNowOpen) => !isNowOpen && onClose()}>
      <AlertDialog.Portal>
        {/* Over another dialog too, which would otherwise look as if it could still be used. */}
        <AlertDialog.Backdrop forceRender className={styles.backdrop} />
        <AlertDialog.Viewport className={styles.viewport}>
          <AlertDialog.Popup className={classNames(styles.popup, styles.sm)}>
            <header className={styles.header}>
              <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
              <AlertDialog.Description className={styles.description}>{text}</AlertDialog.Description>
            </header>
            {failure ? (
              <div className={styles.body}>
                <Notice tone="danger" role="alert">
                  {failure}
                </Notice>
              </div>
            ) : null}
            <footer className={styles.footer}>
              <AlertDialog.Close render={<Button>{cancelLabel}</Button>} />
              <Button variant={tone === 'danger' ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </footer>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
