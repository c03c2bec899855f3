import { Button, Row } from '@crewdeck/ui-kit';
import { type MouseEvent, type RefObject, useEffect, useState } from 'react';
import { type Entry, EntryButton } from './entry-button.tsx';
import styles from './join-shortcut.module.css';

/** What the shortcut says where the step is taken in the panel. */
const LABELS = { offer: 'Interested?', answer: 'Answer your invite' };

/** What the shortcut and the bar below it cover at the bottom of the window. */
const COVERED_PX = 128;

interface JoinShortcutProps {
  step: Entry | keyof typeof LABELS;
  /** Where the step is taken, which must have an id. The shortcut shows while this is below what is in sight. */
  target: RefObject<HTMLElement | null>;
}

/** On a phone, a button at the bottom of the window for the viewer's next step, while the panel with that step is far below the project's story. */
export function JoinShortcut({ step, target }: JoinShortcutProps) {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    if (!target.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const now = entries.at(-1);
        setIsNeeded(now !== undefined && !now.isIntersecting && now.boundingClientRect.top > 0);
      },
      { rootMargin: `0px 0px -${COVERED_PX}px` },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  if (!isNeeded) return null;

  function focusFirst(event: MouseEvent): void {
    event.preventDefault();
    const all = target.current?.querySelectorAll<HTMLElement>('select, input, textarea, button') ?? [];
    // What is folded away takes no focus.
    [...all].find((one) => !one.closest('details:not([open])'))?.focus();
  }

  return (
    <Row fills="always" className={styles.root}>
      {step === 'offer' || step === 'answer' ? (
        <Button variant="primary" render={<a href={`#${target.current?.id}`} onClick={focusFirst} />}>
          {LABELS[step]}
        </Button>
      ) : (
        <EntryButton needs={step} />
      )}
    </Row>
  );
}
