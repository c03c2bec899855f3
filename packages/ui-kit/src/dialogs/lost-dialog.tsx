import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import styles from './lost-dialog.module.css';

interface LostDialogProps {
  /** Of the dialog in whose place it stands. */
  title: ReactNode;
  onClose: () => void;
}

/** Stands in for a dialog whose parts could not be loaded. It is the browser's own: there is nothing else to load. */
export function LostDialog({ title, onClose }: LostDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  return (
    <dialog ref={dialog} className={styles.root} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>This could not be loaded. Check your connection, then try again.</p>
      <Button onClick={() => dialog.current?.close()}>Close</Button>
    </dialog>
  );
}
