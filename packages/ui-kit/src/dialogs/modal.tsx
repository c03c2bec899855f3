import { type ReactNode, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names.ts';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

interface ModalProps {
  role: 'dialog' | 'alertdialog';
  size: 'sm' | 'md' | 'lg';
  title: ReactNode;
  description: ReactNode;
  onClose: () => void;
  /** Whether a click outside closes it. */
  closesOutside: boolean;
  /** Below its head. */
  children: ReactNode;
}

/** The frame of an open dialog, above the page. */
export function Modal({ role, size, title, description, onClose, closesOutside, children }: ModalProps) {
  const id = useId();
  const frame = useModal(onClose, closesOutside);
  // Before it is in the page, which then has no scroll bar.
  const [hadScrollBar] = useState(() => window.innerWidth > document.documentElement.clientWidth);
  const names = { 'aria-labelledby': `${id}title`, 'aria-describedby': description ? `${id}text` : undefined };
  const popup = { role, 'aria-modal': true, tabIndex: -1, 'data-scroll-bar': hadScrollBar, ...names };
  return createPortal(
    <div ref={frame} className={styles.frame}>
      <div {...popup} className={classNames(styles.popup, styles[size])}>
        <header className={styles.header}>
          <h2 id={`${id}title`} className={styles.title}>
            {title}
          </h2>
          {description ? (
            <p id={`${id}text`} className={styles.description}>
              {description}
            </p>
          ) : null}
        </header>
        {children}
      </div>
    </div>,
    document.body,
  );
}
