import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { XIcon } from '../icons.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  isOpen: boolean;
  /** Asked for by Escape, the close button and a click beside the dialog. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the foot; they stay in view while the body scrolls. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
}

/** A {@link DialogProps dialog} as it is drawn. */
export function ModalDialog(props: DialogProps) {
  const { isOpen, onClose, title, description, children, footer, size = 'md' } = props;
  return (
    <BaseDialog.Root open={isOpen} onOpenChange={(isNowOpen) => !isNowOpen && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Viewport className={styles.viewport}>
          <BaseDialog.Popup className={classNames(styles.popup, styles[size])}>
            <header className={classNames(styles.header, styles.closable)}>
              <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
              {description ? (
                <BaseDialog.Description className={styles.description}>{description}</BaseDialog.Description>
              ) : null}
            </header>
            {children ? <div className={styles.body}>{children}</div> : null}
            {footer ? <footer className={styles.footer}>{footer}</footer> : null}
            <BaseDialog.Close
              render={
                <IconButton label="Close" size="sm" className={styles.close}>
                  <XIcon aria-hidden="true" />
                </IconButton>
              }
            />
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
