import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { XIcon } from '../icons.ts';
import styles from './dialog.module.css';
import { Modal } from './modal.tsx';

interface DialogProps {
  isOpen: boolean;
  /** Called on Escape, on the close button and on a click outside. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the foot, which stay in view while the body scrolls. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
}

/**
 * A modal dialog. The focus moves to its first field when it opens, and returns when it closes. For that reason the close
 * button is last in the tab order, though it is shown at the top.
 */
export function Dialog({ isOpen, onClose, title, description, children, footer, size = 'md' }: DialogProps) {
  return (
    <>
      {isOpen ? (
        <Modal role="dialog" closesOutside {...{ size, title, description, onClose }}>
          {children ? <div className={styles.body}>{children}</div> : null}
          {footer ? <div className={styles.footer}>{footer}</div> : null}
          <IconButton label="Close" size="sm" className={styles.close} onClick={onClose}>
            <XIcon aria-hidden="true" />
          </IconButton>
        </Modal>
      ) : null}
    </>
  );
}
